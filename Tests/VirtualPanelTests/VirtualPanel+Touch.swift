import TouchRecording

/// A finger on the panel, and keys beside it.
extension VirtualPanel {
  /// Plugs a touchscreen in; the one that was plugged in before goes.
  func plugTouchscreen(_ model: PanelModel = .tenthsOfPixels, at output: Int = 0) throws {
    try plug(model.recordingPath, at: output)
  }

  /// Plugs a device in that a recording in the guest describes; the one that was plugged in before
  /// goes.
  func plug(_ recording: String, at output: Int = 0) throws {
    let answer = try play(["plug \(recording)"], at: output)
    touchscreens[output] = String(answer.dropFirst("ok ".count))
  }

  /// Waits until the kiosk has opened what was plugged in and has nothing left to do.
  func waitUntilKioskListens() throws {
    let deadline = Deadline.seconds(30)
    for touchscreen in touchscreens.values {
      while try machine.shell.answer(to: "kiosk_listens_to \(touchscreen)").status != 0 {
        if deadline.hasPassed {
          throw PanelFailure("the kiosk does not open \(touchscreen) \(deadline)\n\(try log())")
        }
      }
    }
  }

  /// Plays a script of `virtual-touchscreen`; returns when the kernel has all of it.
  ///
  /// - Returns: The last answer.
  @discardableResult
  func play(_ script: [String], at output: Int = 0) throws -> String {
    try machine.touch[output].send(script.map { $0 + "\n" }.joined())
    var answer = ""
    for line in script {
      answer = try machine.touch[output].line(by: .seconds(60))
      guard answer.hasPrefix("ok") else { throw PanelFailure("\(line): \(answer)") }
    }
    return answer
  }

  /// Presses a key of the machine's keyboard, by QEMU's name of it.
  func press(_ key: String) throws {
    try machine.monitor.execute("human-monitor-command", ["command-line": "sendkey \(key)"])
  }

  /// Whether the kiosk has the machine's keyboard open.
  func keyboardIsOpen() throws -> Bool {
    try machine.shell.answer(to: "kiosk_reads_keyboard").status == 0
  }

  /// Waits until it has, or has let go of it.
  func waitUntilKeyboard(isOpen: Bool) throws {
    let deadline = Deadline.seconds(30)
    while try keyboardIsOpen() != isOpen {
      if deadline.hasPassed {
        throw PanelFailure("the keyboard's being open is not \(isOpen) \(deadline)\n\(try log())")
      }
    }
  }
}
