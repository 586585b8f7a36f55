import CLibdrm
import Composition
import DisplayOutput
import FakeLibdrm
import Foundation
import Geometry
import LinuxIO

/// A card put together by a test: one CRTC, one primary plane and one panel unless more is added.
@safe final class FakeCard {
  let raw: OpaquePointer
  private(set) var crtcs: [UInt32] = []
  private(set) var connectors: [UInt32] = []
  private(set) var planes: [UInt32] = []
  private let name: String

  static let xrgb = FourCC(.xrgb8888).rawValue
  static let rgb565 = FourCC(.rgb565).rawValue

  /// An empty card.
  init(driver: String = "fake") {
    unsafe raw = fake_card_create(driver)
    unsafe name = String(cString: fake_card_name(raw))
  }

  /// A card with a panel of 8 by 4 pixels at 60 Hz.
  static func withPanel(
    driver: String = "fake", formats: [UInt32] = [xrgb, rgb565]
  ) -> FakeCard {
    let card = FakeCard(driver: driver)
    card.addCRTC()
    card.addConnector()
    card.addMode(8, 4, preferred: true)
    card.addPlane(formats: formats)
    return card
  }

  deinit {
    unsafe fake_card_destroy(raw)
  }

  // MARK: - What it has

  @discardableResult
  func addCRTC() -> UInt32 {
    crtcs.append(unsafe fake_add_crtc(raw))
    return crtcs[crtcs.count - 1]
  }

  @discardableResult
  func addConnector(
    _ type: Int32 = DRM_MODE_CONNECTOR_HDMIA, counter: UInt32 = 1,
    _ connection: drmModeConnection = DRM_MODE_CONNECTED, possibleCRTCs: UInt32 = 1
  ) -> UInt32 {
    connectors.append(
      unsafe fake_add_connector(raw, UInt32(type), counter, connection.rawValue, possibleCRTCs))
    return connectors[connectors.count - 1]
  }

  /// Adds a mode to the connector added last.
  func addMode(_ width: UInt16, _ height: UInt16, rate: Double = 60, preferred: Bool = false) {
    let pixels = (Double(width) + 40) * (Double(height) + 10)
    let clock = UInt32((pixels * rate / 1000).rounded())
    unsafe fake_add_mode(raw, connectors[connectors.count - 1], width, height, clock, preferred)
  }

  @discardableResult
  func addPlane(
    _ type: Int32 = DRM_PLANE_TYPE_PRIMARY, possibleCRTCs: UInt32 = 1, formats: [UInt32] = [xrgb]
  ) -> UInt32 {
    planes.append(
      unsafe fake_add_plane(raw, UInt32(type), possibleCRTCs, formats, UInt32(formats.count)))
    return planes[planes.count - 1]
  }

  func addProperty(_ name: String, of object: UInt32, _ value: UInt64, named valueName: String?) {
    if let valueName {
      unsafe fake_add_property(raw, object, name, value, valueName)
    } else {
      unsafe fake_add_property(raw, object, name, value, nil)
    }
  }

  /// Changes what the first connector says is plugged in; its modes are added anew.
  func plug(_ connection: drmModeConnection) {
    unsafe fake_plug(raw, connectors[0], connection.rawValue)
  }

  /// Takes the card away: nothing is told, and every call fails.
  func remove() { unsafe fake_remove(raw) }

  /// How often the first connector was asked what is plugged in.
  var probes: Int { Int(unsafe fake_probes(raw, connectors[0])) }

  /// Whether the first CRTC runs.
  var isLit: Bool { unsafe fake_running_width(raw, crtcs[0]) != 0 }

  func setMillimetres(_ width: UInt32, _ height: UInt32, of connector: UInt32) {
    unsafe fake_set_millimetres(raw, connector, width, height)
  }

  /// Whether the driver offers the atomic interface.
  func setAtomic(_ offered: Bool) { unsafe fake_set_atomic(raw, offered) }

  /// Whether another program is master; where it is not, nobody is until somebody asks to be.
  func setTaken(_ isTaken: Bool) { unsafe fake_set_taken(raw, isTaken) }

  /// Has the first connector, CRTC and plane show a predecessor's picture, unless others are given.
  func show(mode: Int32 = 0, connector: Int = 0, crtc: Int = 0, plane: Int = 0) {
    unsafe fake_show(raw, connectors[connector], crtcs[crtc], planes[plane], mode)
  }

  // MARK: - What it does

  /// Has a call fail, named as in the log.
  func fail(_ call: String, _ error: Int32, skip: Int32 = 0, times: Int32 = 1) {
    unsafe fake_fail(raw, call, error, skip, times)
  }

  /// Does the flip in flight on the CRTC of a place; false where there is none.
  @discardableResult
  func flip(_ sequence: UInt32 = 1, crtc: Int32 = 0, at time: Instant) -> Bool {
    unsafe fake_flip(
      raw, crtc, sequence, UInt32(time.nanoseconds / 1_000_000_000),
      UInt32(time.nanoseconds % 1_000_000_000 / 1000))
  }

  // MARK: - What has become of it

  /// Calls that change something, since the log was emptied.
  var log: [String] {
    unsafe String(cString: fake_log(raw)).split(separator: "\n").map(String.init)
  }

  /// Flips, mode sets and tests among the calls.
  var commits: [String] {
    log.filter { $0.hasPrefix("commit") || $0 == "drmModeSetCrtc" || $0 == "drmModePageFlip" }
  }

  /// What the kernel lets pass and the product must not do.
  var violations: [String] { log.filter { $0.hasPrefix("violation") } }

  func clearLog() { unsafe fake_clear_log(raw) }

  func value(_ name: String, of object: UInt32) -> UInt64 {
    unsafe fake_value(raw, object, name)
  }

  /// Changes a property behind the product's back.
  func setValue(_ name: String, of object: UInt32, _ value: UInt64) {
    unsafe fake_set_value(raw, object, name, value)
  }

  /// Says that the link to the first connector, which has the property for it, is lost.
  func loseLink() {
    unsafe fake_set_named_value(raw, connectors[0], "link-status", 1, "Bad")
  }

  /// The bytes that the first plane shows; empty where it shows nothing of ours.
  func picture(plane: Int = 0) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe fake_read_picture(raw, planes[plane], &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }

  /// Buffers, framebuffers and blobs that were not given back.
  var leftovers: Int { Int(unsafe fake_leftovers(raw)) }

  /// Descriptors that are open on the card, but for the fake's own.
  var openDescriptors: Int {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count { number in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(number)")
      return target?.contains(name) == true
    } - 1
  }

  /// Mappings of the card's buffers.
  var mappings: Int {
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    return String(decoding: maps ?? Data(), as: UTF8.self)
      .split(separator: "\n").count { $0.contains(name) }
  }

  /// Pages of the card's buffers that there is memory for.
  var pagesMade: Int {
    var status = stat()
    // SAFETY: fstat fills the structure that it borrows.
    _ = unsafe fstat(fake_card_descriptor(raw), &status)
    return status.st_blocks * 512 / 4096
  }

  // MARK: - The product's end

  /// A descriptor of the card, to be handed over.
  func openDescriptor() -> Int32 { unsafe fake_card_open(raw) }

  /// Keeps the file that was opened last open, as a service manager does.
  func keepFile() { unsafe fake_keep(raw) }

  /// Closes the file that is kept.
  func dropKeptFile() { unsafe fake_drop_kept(raw) }

  /// Takes the file that is kept over, in a process that has not opened it.
  func takeOver(as path: String = "/dev/dri/fake") throws(SystemError) -> Card {
    let file = FileDescriptor(owning: unsafe fake_hand_over(raw))
    return try Card.takenOver(from: file, path: path)
  }

  /// Opens the card as the product does; its descriptor is handed over.
  func open(as path: String = "/dev/dri/fake") throws(SystemError) -> Card {
    try Card(adopting: FileDescriptor(owning: openDescriptor()), path: path)
  }

  /// Opens the display of the card; `now` is the clock for flips without a stamp.
  func display(
    _ request: DisplayRequest = DisplayRequest(), now: @escaping () -> Instant = { at(0) }
  ) throws -> KMSDisplay {
    try KMSDisplay(on: open(), request, now: now)
  }
}
