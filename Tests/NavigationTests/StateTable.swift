/// A table of what each state makes of each event, as Markdown.
struct StateTable {
  let title: String
  let events: [String]
  var rows: [(state: String, cells: [String])] = []

  var markdown: String {
    var text = "## \(title)\n\n| | \(events.joined(separator: " | ")) |\n"
    text += "| --- |" + String(repeating: " --- |", count: events.count) + "\n"
    for row in rows {
      text += "| **\(row.state)** | \(row.cells.joined(separator: " | ")) |\n"
    }
    return text
  }
}
