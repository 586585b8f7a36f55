internal import Composition
internal import Geometry
internal import Glibc
internal import LinuxIO
internal import Pictures
internal import PreviewLink

/// What the window's own keys do.
extension Preview {
  func perform(_ command: WindowCommand) {
    switch command {
    case .turn: turn()
    case .reload: kiosk.send(.hangUp)
    case .takeScreenshot: takeScreenshot()
    case .toggleRecording:
      if tape == nil { startRecording() } else { endRecording() }
    case .toggleFullScreen: window?.toggleFullScreen()
    case .explainKeys: say(WindowCommand.explanation)
    case .quit: isOver = true
    }
  }

  /// Turns the panel by a quarter; the kiosk answers with another one.
  private func turn() {
    guard let panel else { return }
    wish.rotation = Rotation(rawValue: (panel.rotation.rawValue + 90) % 360)
    link.send(.wish(wish))
  }

  /// Writes what is on the window, pixel by pixel and upright.
  private func takeScreenshot() {
    guard let panel, let shownBuffer, let memory = link.memory else { return }
    let picture = PixelBuffer(
      size: panel.size, format: panel.format,
      bytes: memory.bytes(panel.range(ofBuffer: shownBuffer)))
    do {
      let path = try NumberedFile.make(in: options.folder, suffix: ".png")
      try PNGWriter.write(picture.upright(panel.rotation), to: path)
      say("screenshot \(path)")
    } catch {
      complain("\(error)")
    }
  }

  private func startRecording() {
    guard let panel else { return }
    do throws(SystemError) {
      let tape = try TouchTape(of: panel.size, in: options.folder)
      self.tape = tape
      say("recording \(tape.path)")
    } catch {
      complain(error.description)
    }
    updateTitle()
  }

  /// Ends the recording, if there is one.
  func endRecording() {
    guard let tape else { return }
    self.tape = nil
    do throws(SystemError) {
      try tape.write()
      say("recorded \(tape.path)")
    } catch {
      complain(error.description)
    }
    updateTitle()
  }

  /// Says above the window what it shows, and which keys it has.
  func updateTitle() {
    guard let panel else { return }
    var parts = ["\(FilePath.name(of: options.program)) \(panel.logicalSize)"]
    if tape != nil { parts.append("recording") }
    parts.append("R turn, F5 reload, S screenshot, T record, F11 full screen, Q quit")
    window?.setTitle(parts.joined(separator: " - "))
  }

  /// Prints a line; nobody may be reading it.
  func say(_ line: String) {
    FileOutput.writeAll(Array("\(line)\n".utf8), to: STDOUT_FILENO)
  }

  private func complain(_ sentence: String) {
    Log.standard.write(.error, sentence)
  }
}
