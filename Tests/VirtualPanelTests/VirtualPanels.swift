import Foundation
import Testing
import TouchRecording

/// The virtual panels of one test run: booted when first asked for, one for each driver.
actor VirtualPanels {
  /// Those of the suite that runs; the trait `.virtualPanels` sets them.
  @TaskLocal static var current = VirtualPanels()

  private var panels: [PanelDriver: VirtualPanel] = [:]

  /// The panel with a driver.
  func panel(_ driver: PanelDriver) throws -> VirtualPanel {
    if let panel = panels[driver] { return panel }
    guard let build = ProcessInfo.processInfo.environment["VIRTUAL_PANEL"] else {
      throw PanelFailure(
        """
        VIRTUAL_PANEL names no folder with a built panel: run these tests by `make panel`, \
        which builds it first
        """)
    }
    let files = try Self.writeGuestFiles()
    defer { try? FileManager.default.removeItem(at: files) }
    let panel = try VirtualPanel(driver: driver, build: URL(filePath: build), files: files)
    panels[driver] = panel
    return panel
  }

  /// Turns all of them off.
  func turnOff() {
    panels = [:]
  }

  /// Writes every picture that a configuration may name, and a recording for each touchscreen.
  private static func writeGuestFiles() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "virtual-panel-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for isTurned in [false, true] {
      for hasSixteenBits in [false, true] {
        let kiosk = KioskSetup(
          driver: .vkms, isTurned: isTurned, hasSixteenBits: hasSixteenBits)
        for screen in TestScreen.allCases {
          try kiosk.picture(of: screen).fileContents
            .write(to: folder.appending(path: kiosk.fileName(of: screen)))
        }
      }
    }
    for model in [.tenthsOfPixels] + PanelModel.all {
      let name = URL(filePath: model.recordingPath).lastPathComponent
      try Data(model.swipe.text).write(to: folder.appending(path: name))
    }
    return folder
  }
}

/// Gives a suite virtual panels of its own and turns them off when it has ended.
struct VirtualPanelsTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let panels = VirtualPanels()
    let result: Result<Void, any Error>
    do {
      result = .success(try await VirtualPanels.$current.withValue(panels, operation: function))
    } catch {
      result = .failure(error)
    }
    await panels.turnOff()
    try result.get()
  }
}

extension Trait where Self == VirtualPanelsTrait {
  /// The suite runs on virtual panels.
  static var virtualPanels: Self { Self() }
}
