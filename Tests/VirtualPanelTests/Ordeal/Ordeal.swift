import Foundation

/// A machine on which a deployer installs the kiosk, and to which everything happens that happens to
/// a panel in years.
///
/// It keeps its disk when it is turned off, and everything that it shows is seen.
actor Ordeal {
  /// A package of the kiosk that lies in the guest.
  enum Package: String {
    /// What was built.
    case current
    /// The same with a lower version and another configuration.
    case previous
    /// The bridge to a broker, and what was built, whose version it asks for.
    case bridge
  }

  /// How it is configured, if nothing else is said.
  static let kiosk = InstalledService.kiosk

  /// The test's own folder in the guest, with the packages in it.
  static let folder = "/var/lib/virtual-panel"

  private let folder: URL
  private let disk: Disk
  private var booted: InstalledService?
  private var isNew = true

  /// Copies the disk of a machine that has never been turned on.
  init(disk image: URL) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ordeal-\(UUID().uuidString)")
    disk = Disk(image: folder.appending(path: "disk.img"), isKept: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = Process()
    copy.executableURL = URL(filePath: "/bin/cp")
    copy.arguments = ["--sparse=always", image.path, disk.image.path]
    try copy.run()
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else {
      throw PanelFailure("no disk at \(image.path): run these tests by `make ordeal`")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Power

  /// Turns the machine on; where it was on, its power is cut before.
  ///
  /// - Parameters:
  ///   - driver: The display it gets.
  ///   - splash: Whether Debian shows its boot splash meanwhile.
  func boot(
    with driver: PanelDriver = .virtioGPU, showingSplash splash: Bool = false
  ) async throws -> InstalledService {
    await cutPower()
    var disk = disk
    disk.showsSplash = splash
    let panel = try VirtualPanels.boot(driver, into: .debian(disk), isNew: isNew)
    isNew = false
    let service = try await InstalledService(on: panel)
    booted = service
    return service
  }

  /// The machine, turned on.
  func machine() async throws -> InstalledService {
    if let booted { booted } else { try await boot() }
  }

  /// Ends the machine at once, whatever it does.
  func cutPower() async {
    await booted?.panel.cutPower()
    booted = nil
  }

  // MARK: The package

  /// The kiosk as it was just installed, or as the last act has left it, on a machine that is on.
  func service() async throws -> InstalledService {
    let service = try await machine()
    let state = try await service.panel.answer(
      toRoot: "dpkg-query -W -f '${db:Status-Abbrev}' kiosk-navigator")
    if state.output != "ii " { try await install(.current) }
    return service
  }

  /// Installs a package by apt, over whatever is there.
  func install(_ package: Package) async throws {
    let service = try await machine()
    try await noteFilesBefore(on: service)
    try await apt(
      "install --allow-downgrades -o Dpkg::Options::=--force-confdef "
        + "-o Dpkg::Options::=--force-confold \(Self.folder)/\(package.rawValue)/*.deb",
      on: service)
    try await service.panel.run("sync")
  }

  /// Removes the package and all that it has ever written.
  ///
  /// - Returns: The lines of files, users and groups that are not as they were before its first
  ///   installation.
  func purge() async throws -> String {
    let service = try await service()
    try await service.removeSettings()
    try await apt("purge kiosk-navigator", on: service)
    return try await service.panel.answer(
      toRoot: "list_system | diff \(Self.folder)/before -"
    ).output
  }

  /// Runs apt without questions and without a network.
  func apt(_ command: String, on service: InstalledService) async throws {
    let answer = try await service.panel.answer(
      toRoot: "DEBIAN_FRONTEND=noninteractive apt-get --yes --quiet=2 \(command) </dev/null",
      within: 300)
    guard answer.status == 0 else {
      throw PanelFailure("apt-get \(command) came to \(answer.status): \(answer.output)")
    }
  }

  private func noteFilesBefore(on service: InstalledService) async throws {
    try await service.panel.run(
      "[ -e \(Self.folder)/before ] || list_system >\(Self.folder)/before")
  }
}
