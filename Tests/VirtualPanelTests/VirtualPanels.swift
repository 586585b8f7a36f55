import Foundation
import Testing
import TouchRecording

/// The virtual panels of one test run: booted when first asked for, one for each driver
/// and one for the service.
actor VirtualPanels {
  /// Those of the suite that runs; the trait `.virtualPanels` sets them.
  @TaskLocal static var current = VirtualPanels()

  private var panels: [PanelDriver: VirtualPanel] = [:]
  private var installed: InstalledService?

  /// The panel with a driver, on which tests start the kiosk.
  func panel(_ driver: PanelDriver) throws -> VirtualPanel {
    if let panel = panels[driver] { return panel }
    let panel = try Self.boot(driver, into: .shell)
    panels[driver] = panel
    return panel
  }

  /// The panel on which the kiosk is installed as a service.
  func installedService() async throws -> InstalledService {
    if let installed { return installed }
    let panel = try Self.boot(.virtioGPU, into: .service)
    let service = try await InstalledService(on: panel)
    installed = service
    return service
  }

  private static func boot(
    _ driver: PanelDriver, into system: PanelSystem
  ) throws -> VirtualPanel {
    guard let build = ProcessInfo.processInfo.environment["VIRTUAL_PANEL"] else {
      throw PanelFailure(
        """
        VIRTUAL_PANEL names no folder with a built panel: run these tests by `make panel`, \
        which builds it first
        """)
    }
    let files = try writeGuestFiles()
    defer { try? FileManager.default.removeItem(at: files) }
    return try VirtualPanel(
      driver: driver, system: system, build: URL(filePath: build), files: files)
  }

  /// Turns all of them off.
  func turnOff() {
    panels = [:]
    installed = nil
  }

  /// Writes every picture that a configuration may name, a recording for each touchscreen, and the
  /// configuration that a service starts with.
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
    for act in ButtonBox.Act.allCases {
      try Data(ButtonBox.recording(of: act))
        .write(to: folder.appending(path: ButtonBox.fileName(of: act)))
    }
    try Data(InstalledService.kiosk.configuration.utf8)
      .write(to: folder.appending(path: "kiosk.yaml"))
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
