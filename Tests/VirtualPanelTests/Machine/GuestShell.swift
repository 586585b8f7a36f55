/// The shell of the guest's first process: commands go in, status and output come out.
struct GuestShell {
  /// What a command came to.
  struct Answer {
    var status: Int
    var output: String
  }

  private let channel: Channel

  /// Waits until the guest is up.
  init(channel: Channel) throws {
    self.channel = channel
    let greeting = try channel.line(by: .seconds(120))
    guard greeting == "ready" else { throw PanelFailure("the guest says \(greeting)") }
  }

  /// Runs one line, whatever it comes to.
  func answer(to command: String, within seconds: Double = 60) throws -> Answer {
    precondition(!command.contains("\n"), "the guest reads one line")
    try channel.send(command + "\n")
    let head = try channel.line(by: .seconds(seconds)).split(separator: " ").compactMap { Int($0) }
    guard head.count == 2 else { throw PanelFailure("the guest's answer to \(command) is garbled") }
    return Answer(status: head[0], output: try channel.text(ofBytes: head[1], by: .seconds(60)))
  }

  /// Runs one line that must succeed.
  @discardableResult
  func run(_ command: String) throws -> String {
    let answer = try answer(to: command)
    guard answer.status == 0 else {
      throw PanelFailure("\(command) came to \(answer.status) in the guest: \(answer.output)")
    }
    return answer.output
  }
}
