import Foundation
import LinuxIO
import TestFiles
import Testing

@Suite struct `What is linked` {
  private func libraries(of program: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let loader = try RunningProgram(
      "/usr/bin/ldd", [RunningPreview.programs.appendingPathComponent(program).path],
      log: folder.file("log"))
    #expect(try loader.waitForEnd() == .exited(status: 0))
    return loader.lines
  }

  @Test func `is SDL by the preview, and nothing of a desktop by the kiosk`() throws {
    #expect(try libraries(of: "kiosk-preview").contains { $0.contains("libSDL2") })
    let kiosk = try libraries(of: "kiosk-navigator")
    #expect(kiosk.contains { $0.contains("libdrm") })
    // Debian's Cairo brings libX11 along for those who draw by it.
    for name in ["SDL", "libwayland-client"] {
      #expect(!kiosk.contains { $0.contains(name) }, "\(name)")
    }
  }
}
