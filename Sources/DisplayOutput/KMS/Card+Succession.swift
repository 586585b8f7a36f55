internal import CLibdrm
internal import Glibc
package import LinuxIO

/// What one run of the kiosk leaves to the next in a card that somebody else keeps open between them.
///
/// ```
///   predecessor                      kept open                    successor
///   buffers, framebuffers  -- dies, or leaves its picture -->  takes over: handles closed, framebuffers
///   shows the last one                                          that nobody sees removed
///                                                               shows its first frame
///                                                               removes the predecessor's last one
/// ```
///
/// The card's file belongs to whoever holds it, with all that was made by it; and it is still master.
/// A framebuffer keeps its memory, so its handle can be closed at once, but removing one that is shown
/// would turn the plane off. (A mode that the predecessor has described stays until the file is closed:
/// 68 bytes, which the kernel does not list.)
extension Card {
  /// Handles are numbered from 1, the lowest free one first; no run of the kiosk has had as many.
  private static let greatestHandle: UInt32 = 256

  /// The device file of an open card; nil where that is gone.
  ///
  /// The kernel is asked for its number, because the file's own link under /proc leads through the
  /// mounts of the process that has opened it.
  package static func path(of descriptor: Int32) -> String? {
    // SAFETY: the text is the library's own allocation, copied and freed here.
    guard let name = unsafe drmGetDeviceNameFromFd2(descriptor) else { return nil }
    defer { unsafe free(name) }
    return unsafe String(cString: name)
  }

  /// Takes over a card from a predecessor: its picture stays until another one replaces it.
  ///
  /// To be called before anything is made by this card.
  ///
  /// - Parameters:
  ///   - file: The card, open; its descriptor does not block.
  ///   - path: Its device file.
  /// - Throws: ENODEV where the device is gone, EACCES where the right to set modes is lost.
  package static func takenOver(
    from file: consuming FileDescriptor, path: String
  ) throws(SystemError) -> Card {
    let card = try Card(adopting: file, path: path)
    guard card.isMaster else {
      throw SystemError("take over", on: path, reason: .permissionDenied)
    }
    for handle in 1...greatestHandle {
      // Of most there is none, which the kernel says.
      _ = drmCloseBufferHandle(card.descriptor, handle)
    }
    card.leftovers = card.framebuffers
    card.removeLeftovers()
    return card
  }

  /// Removes what the predecessor has left and nobody sees any more; to be called when a frame has
  /// replaced a picture.
  func removeLeftovers() {
    guard !leftovers.isEmpty else { return }
    let shown = framebuffersShown
    for framebuffer in leftovers.subtracting(shown) {
      drmModeRmFB(descriptor, framebuffer)
    }
    leftovers.formIntersection(shown)
  }

  /// Every framebuffer that was made by this file.
  private var framebuffers: Set<UInt32> {
    // SAFETY: the resources are libdrm's own memory, freed at the end; the array holds the number of
    // entries that stands beside it.
    guard let resources = unsafe drmModeGetResources(descriptor) else { return [] }
    defer { unsafe drmModeFreeResources(resources) }
    return unsafe Set(
      (0..<Int(max(0, resources.pointee.count_fbs))).map { unsafe resources.pointee.fbs[$0] })
  }

  /// What planes show at present, whoever has made it.
  private var framebuffersShown: Set<UInt32> {
    // SAFETY: list and planes are libdrm's own memory, each freed at the end of its scope; the array
    // holds the number of entries that stands beside it.
    guard let list = unsafe drmModeGetPlaneResources(descriptor) else { return leftovers }
    defer { unsafe drmModeFreePlaneResources(list) }
    var shown: Set<UInt32> = []
    for index in unsafe 0..<Int(list.pointee.count_planes) {
      guard let plane = unsafe drmModeGetPlane(descriptor, list.pointee.planes[index]) else {
        continue
      }
      shown.insert(unsafe plane.pointee.fb_id)
      unsafe drmModeFreePlane(plane)
    }
    return shown
  }
}
