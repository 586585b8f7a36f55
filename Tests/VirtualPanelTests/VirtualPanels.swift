import Foundation
import Testing
import TouchRecording

/// The virtual panels of one test run: booted when first asked for, one for each driver,
/// one for the service and one for its ordeal.
actor VirtualPanels {
  /// Those of the suite that runs; the trait `.virtualPanels` sets them.
  @TaskLocal static var current = VirtualPanels()

  private var panels: [PanelDriver: VirtualPanel] = [:]
  private var installed: InstalledService?
  private var ordeal: Ordeal?

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
    let root = Disk(image: try Self.build().appending(path: "root.img"), isKept: false)
    let panel = try Self.boot(.virtioGPU, into: .debian(root))
    let service = try await InstalledService(on: panel)
    installed = service
    return service
  }

  /// The machine on which a deployer installs the kiosk, and everything happens to it.
  func machineOfOrdeal() throws -> Ordeal {
    if let ordeal { return ordeal }
    let machine = try Ordeal(disk: Self.build().appending(path: "debian.img"))
    ordeal = machine
    return machine
  }

  /// Boots a panel.
  ///
  /// - Parameter isNew: It has not been given its files by a boot before.
  static func boot(
    _ driver: PanelDriver, into system: PanelSystem, isNew: Bool = true
  ) throws -> VirtualPanel {
    let build = try build()
    let files = isNew ? try writeGuestFiles() : try folderForGuestFiles()
    defer { try? FileManager.default.removeItem(at: files) }
    return try VirtualPanel(driver: driver, system: system, build: build, files: files)
  }

  private static func build() throws -> URL {
    guard let build = ProcessInfo.processInfo.environment["VIRTUAL_PANEL"] else {
      throw PanelFailure(
        """
        VIRTUAL_PANEL names no folder with a built panel: run these tests by `make panel`, \
        which builds it first
        """)
    }
    return URL(filePath: build)
  }

  /// Turns all of them off.
  func turnOff() {
    panels = [:]
    installed = nil
    ordeal = nil
  }

  private static func folderForGuestFiles() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "virtual-panel-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes every picture that a configuration may name, a recording for each touchscreen, and the
  /// configuration that a service starts with.
  private static func writeGuestFiles() throws -> URL {
    let folder = try folderForGuestFiles()
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
    for model in [.tenthsOfPixels, .tenthsOfSecond] + PanelModel.all {
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
