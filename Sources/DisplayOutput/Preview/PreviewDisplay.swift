package import Composition
package import Geometry
internal import LinuxIO
internal import PreviewLink

/// A panel that is a window on somebody's desk, which another process has opened.
///
/// Frames are written into memory that both processes see, and a message says which of its two
/// buffers is finished. Until the window has answered with a flip, no other is begun, so what is on
/// the window never changes under its reader.
package final class PreviewDisplay: Display {
  /// The size that was asked for, at the window's refresh rate.
  package let mode: DisplayMode
  /// The format that was asked for.
  package let format: PixelFormat
  private let connection: PreviewConnection
  private let panel: PreviewPanel
  private var memory: SharedMemory?
  private var writer: ScanoutWriter
  private var back = 0
  /// The frame that the window has not answered yet.
  private var frameInFlight: UInt32?

  /// Tells the window which panel there is.
  ///
  /// - Parameters:
  ///   - mode: Its size, and its refresh rate as the window has told it.
  ///   - rotation: How far the kiosk turns the picture; the window turns it back.
  package init(
    on connection: PreviewConnection, mode: DisplayMode, rotation: Rotation, format: PixelFormat
  ) throws(DisplayError) {
    self.connection = connection
    self.mode = mode
    self.format = format
    panel = PreviewPanel(size: mode.size, rotation: rotation, format: format)
    writer = ScanoutWriter(size: mode.size, format: format)
    let memory: SharedMemory
    do {
      memory = try SharedMemory(named: "kiosk-preview", count: panel.memoryBytes)
    } catch {
      throw .failed(error)
    }
    try connection.send(panel, memory: memory)
    self.memory = memory
  }

  /// The connection; readable when a flip has come, and when something else has.
  package var pollDescriptor: Int32? { connection.descriptor }
  /// True: the window stamps its flips.
  package var hasVerticalBlank: Bool { true }
  /// Whether the window has shown the last frame.
  package var canPresent: Bool { frameInFlight == nil && memory != nil }

  /// Writes the layers into the buffer that is not on the window, and has it shown.
  package func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError) {
    guard canPresent, let memory else {
      throw .unusable("a frame was presented before the last one was shown")
    }
    let range = panel.range(ofBuffer: back)
    // SAFETY: the memory holds the buffer's rows at this pitch, and is lent for the write alone; the
    // window reads the other one.
    unsafe memory.withBytes { bytes in
      unsafe writer.write(
        layers, to: UnsafeMutableRawBufferPointer(rebasing: bytes[range]), pitch: panel.stride)
    }
    frameInFlight = try connection.sendFrame(inBuffer: back)
    back = (back + 1) % PreviewPanel.bufferCount
  }

  /// Takes in what the window has said; input stays with the connection.
  package func dispatchEvents() throws(DisplayError) -> Flip? {
    try connection.receive()
    guard let flip = connection.flip, flip.frame == frameInFlight else { return nil }
    frameInFlight = nil
    return Flip(time: flip.time, sequence: flip.frame)
  }

  /// Lets go of the memory; the window shows the last frame until another panel is told.
  package func close() {
    memory = nil
  }
}
