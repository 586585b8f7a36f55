internal import CSDL2
internal import Composition
internal import Geometry
internal import LinuxIO
internal import PreviewLink

/// A window that shows a panel upright, as large as it fits.
///
/// It draws by the graphics processor where there is one, else by the processor. It lasts as long as
/// the process: to close it earlier may end the process with a failure, because SDL, to wake itself,
/// sends events to its window over a second connection to the X server, and one of them may arrive
/// when the window is gone.
@safe final class DesktopWindow {
  /// Whether `show` returns at a vertical blank of the desktop; else somebody has to pace it.
  let hasVerticalBlank: Bool
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var panel: PreviewPanel
  private var hasPicture = false

  /// Opens a window with room for a panel, or as much of it as there is on the desktop.
  init(for panel: PreviewPanel, on desktop: Desktop) throws(PreviewFailure) {
    let size = Self.size(for: panel, on: desktop)
    // SAFETY: here and below, the handles last as long as the process, and texts and structures are
    // lent for the length of a call.
    let flags = SDL_WINDOW_RESIZABLE.rawValue
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard
      let window = unsafe SDL_CreateWindow(
        "kiosk-preview", anywhere, anywhere, Int32(size.width), Int32(size.height), flags)
    else {
      throw PreviewFailure("could not open a window of \(size): \(Desktop.reason)")
    }
    guard let (renderer, hasVerticalBlank) = unsafe Self.renderer(for: window) else {
      throw PreviewFailure("could not draw in a window: \(Desktop.reason)")
    }
    unsafe self.window = window
    unsafe self.renderer = renderer
    self.hasVerticalBlank = hasVerticalBlank
    self.panel = panel
    try adopt(panel)
  }

  /// SAFETY: the caller's window is open.
  private static func renderer(
    for window: OpaquePointer
  ) -> (OpaquePointer, hasVerticalBlank: Bool)? {
    let wish = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    if let renderer = unsafe SDL_CreateRenderer(window, -1, wish) {
      var info = unsafe SDL_RendererInfo()
      unsafe SDL_GetRendererInfo(renderer, &info)
      let flags = unsafe info.flags
      if flags & SDL_RENDERER_SOFTWARE.rawValue == 0 {
        return unsafe (renderer, flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0)
      }
      // Asked for by SDL_RENDER_DRIVER. It would wait by sleeping, and hold up the touches.
      unsafe SDL_DestroyRenderer(renderer)
    }
    return unsafe SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
      .map { unsafe ($0, false) }
  }

  // MARK: The panel

  /// Shows another panel from now on; the window takes its size, where it is free to.
  func show(_ panel: PreviewPanel, on desktop: Desktop) throws(PreviewFailure) {
    let size = Self.size(for: panel, on: desktop)
    let fixed = SDL_WINDOW_FULLSCREEN.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    if panel.logicalSize != self.panel.logicalSize, unsafe SDL_GetWindowFlags(window) & fixed == 0 {
      unsafe SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
    }
    try adopt(panel)
  }

  private func adopt(_ panel: PreviewPanel) throws(PreviewFailure) {
    unsafe SDL_DestroyTexture(texture)
    let format: SDL_PixelFormatEnum =
      switch panel.format {
      case .xrgb8888: SDL_PIXELFORMAT_RGB888
      case .rgb565: SDL_PIXELFORMAT_RGB565
      }
    unsafe texture = SDL_CreateTexture(
      renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(panel.size.width), Int32(panel.size.height))
    guard unsafe texture != nil else {
      throw PreviewFailure("could not draw a panel of \(panel.size): \(Desktop.reason)")
    }
    unsafe SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    self.panel = panel
    hasPicture = false
  }

  private static func size(for panel: PreviewPanel, on desktop: Desktop) -> PixelSize {
    let wanted = panel.logicalSize
    guard let room = desktop.usableSize, room.width < wanted.width || room.height < wanted.height
    else { return wanted }
    return Letterbox(of: panel, in: room).size
  }

  /// Where the panel lies in the window at present.
  var letterbox: Letterbox {
    var (width, height) = (Int32(0), Int32(0))
    unsafe SDL_GetWindowSize(window, &width, &height)
    return Letterbox(of: panel, in: PixelSize(width: Int(width), height: Int(height)))
  }

  // MARK: Showing

  /// Shows one of the panel's buffers.
  func show(buffer: Int, of memory: SharedMemory) {
    let range = panel.range(ofBuffer: buffer)
    unsafe memory.withBytes { bytes in
      // SAFETY: the range lies within the memory, of which SDL reads as many rows as the panel has.
      let pixels = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[range])
      _ = unsafe SDL_UpdateTexture(texture, nil, pixels.baseAddress, Int32(panel.stride))
    }
    hasPicture = true
    draw()
  }

  /// Shows again what was shown last; nothing at first.
  func draw() {
    let box = letterbox
    unsafe SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    unsafe SDL_RenderClear(renderer)
    defer { unsafe SDL_RenderPresent(renderer) }
    guard hasPicture else { return }
    // Turned about its first corner, which is at a whole pixel, and not about its middle, which may
    // be between two.
    let turned = panel.rotation.logicalSize(ofPanel: box.size)
    let corner = box.firstCorner
    var place = SDL_Rect(
      x: Int32(corner.x), y: Int32(corner.y), w: Int32(turned.width), h: Int32(turned.height))
    var pivot = SDL_Point(x: 0, y: 0)
    let angle = -Double(panel.rotation.rawValue)
    unsafe SDL_RenderCopyEx(renderer, texture, nil, &place, angle, &pivot, SDL_FLIP_NONE)
  }

  // MARK: The frame round it

  /// Writes what the window is about above it.
  func setTitle(_ title: String) {
    unsafe SDL_SetWindowTitle(window, title)
  }

  /// Takes the window away, before the process ends.
  func hide() {
    unsafe SDL_HideWindow(window)
  }

  /// Makes the window as large as the desktop, or as it was before.
  func toggleFullScreen() {
    let isFull = unsafe SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
    unsafe SDL_SetWindowFullscreen(
      window, isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }
}
