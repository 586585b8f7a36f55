import Testing

@testable import Configuration

/// A configuration whose only screen has one more line, the fifth.
private func screen(_ line: String) -> String {
  "root: a\nscreens:\n  a:\n    color: '#000000'\n    \(line)\n"
}

@Suite struct `A bad value of a screen` {
  @Test(arguments: [
    Row(
      "root: a\nscreens:\n  a:\n    color: #102030\n",
      """
      4:11: screens.a.color is empty; write a colour in quotes, as in "#1a2b3c", because a \
      bare # starts a comment
      """),
    Row(
      "root: a\nscreens: {a: {color: red}}\n",
      """
      2:22: screens.a.color is 'red'; write a colour as "#rrggbb"
      """),
    Row(
      "root: a\nscreens: {a: {color: '#00000g'}}\n",
      """
      2:22: screens.a.color is '#00000g'; write a colour as "#rrggbb"
      """),
    Row(
      "root: a\nscreens: {a: {image: [a.png]}}\n",
      "2:22: screens.a.image is a list; write the path of a file"),
    Row(
      "root: a\nscreens: {a: {image: \"a\\0.png\"}}\n",
      "2:22: screens.a.image is 'a�.png'; write the path of a file"),
    Row(
      "root: a\nscreens: {a: {image: a.png, fit: fill}}\n",
      "2:34: screens.a.fit is 'fill'; write contain, cover or stretch"),
    Row(
      "root: a\nscreens: {a: {image: a.png, allowsPop: no}}\n",
      "2:40: screens.a.allowsPop is 'no'; write true or false"),
  ])
  func `is answered with what the key takes`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test func `is a name that is too long for a key, or for a request`() {
    let name = String(repeating: "n", count: 1000)
    #expect(complaints(about: "root: \(name)\nscreens: {\(name): {color: '#000000'}}\n") == [])
    let excerpt = String(repeating: "n", count: 40) + "..."
    #expect(
      complaints(about: "root: a\nscreens: {a: {color: '#000000'}, \(name)n: {color: '#000000'}}\n")
        == ["2:34: '\(excerpt)' cannot name a screen; use at most 1000 characters"])
  }

  @Test(arguments: [
    Row(
      screen("links: [{area: [0, 0, 1], pop: true}]"),
      """
      5:20: screens.a.links[1].area has 3 numbers; write four numbers within 0...1, as in [x, \
      y, width, height]
      """),
    Row(
      screen("links: [{area: [], pop: true}]"),
      """
      5:20: screens.a.links[1].area is an empty list; write four numbers within 0...1, as in \
      [x, y, width, height]
      """),
    Row(
      screen("excluded: [[1]]"),
      """
      5:16: screens.a.excluded[1] has 1 number; write four numbers within 0...1, as in [x, y, \
      width, height]
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1.5], pop: true}]"),
      """
      5:20: screens.a.links[1].area is out of range; write four numbers within 0...1, as in \
      [x, y, width, height], in fractions of the screen
      """),
    Row(
      screen("links: [{area: [0, 0, .nan, 1], pop: true}]"),
      """
      5:27: screens.a.links[1].area[3] is '.nan'; write a number; screens.a.links[1].area \
      takes four numbers within 0...1, as in [x, y, width, height]
      """),
    Row(
      screen("links: [{pop: true}]"),
      """
      5:13: screens.a.links[1] has no area; give it one as [x, y, width, height] in fractions \
      of the screen
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1]}]"),
      """
      5:13: screens.a.links[1] leads nowhere; give it 'push: NAME', 'pop: true' or 'popToRoot:\
       true'
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1], pop: true, popToRoot: true}]"),
      "5:45: screens.a.links[1] has both pop and popToRoot; keep one of them"),
    Row(
      screen("links: [{area: [0, 0, 1, 1], pop: false}]"),
      "5:39: screens.a.links[1].pop is 'false'; write true, or remove the link"),
    Row(
      screen("links: {area: [0, 0, 1, 1], pop: true}"),
      """
      5:12: screens.a.links is a mapping; write a list of links, as in '- {area: [0, 0, 1, \
      0.5], push: menu}'
      """),
    Row(
      screen("links: [menu]"),
      "5:13: screens.a.links[1] is 'menu'; write a mapping with keys like 'area:'"),
    Row(
      screen("excluded: [0, 0, 1, 1]"),
      """
      5:15: screens.a.excluded is a list of numbers; write a list of areas, as in [[x, y, \
      width, height]]
      """),
    Row(
      screen("excluded: [[0, 0, 1, 1], 0]"),
      """
      5:30: screens.a.excluded[2] is '0'; write four numbers within 0...1, as in [x, y, width,\
       height]
      """),
    Row(
      screen("excluded: [[0, 0, 1, 0]]"),
      """
      5:16: warning: screens.a.excluded[1] is empty; nobody can touch it, write a width and a \
      height above 0
      """),
    Row(
      screen("excluded: [[0.5, 0, 0.6, 1]]"),
      """
      5:16: warning: screens.a.excluded[1] reaches beyond the screen; the last two numbers are\
       width and height, not the lower right corner
      """),
  ])
  func `is found in links and excluded areas`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }
}
