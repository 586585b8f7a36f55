import Foundation
import Testing

/// The C libraries of Package.swift, wherever somebody has to install them.
@Suite struct `The C libraries` {
  /// Debian's packages of headers.
  private static func packages() throws -> Set<String> {
    Set(
      try SourceTree.text("Package.swift").matches(of: /debian: "([\w.+-]+)"/).map { String($0.1) })
  }

  @Test func `are built with by Debian's package and by scripts`() throws {
    let packages = try Self.packages()
    #expect(packages.count >= 14)
    for path in ["debian/control", "scripts/setup"] {
      let lines = try SourceTree.text(path).split(separator: "\n").map {
        $0.prefix { $0 != "#" }.trimmingCharacters(in: [" ", ","])
      }
      #expect(packages.subtracting(lines) == [], "\(path)")
    }
  }

  /// What Yocto and Buildroot call each library that the kiosk is linked to.
  private static let names: [String: (yocto: String, buildroot: String)] = [
    "libevdev-dev": ("libevdev", "LIBEVDEV"), "libmtdev-dev": ("mtdev", "MTDEV"),
    "libdrm-dev": ("libdrm", "LIBDRM"), "libseat-dev": ("seatd", "SEATD"),
    "libyaml-dev": ("libyaml", "LIBYAML"), "libjansson-dev": ("jansson", "JANSSON"),
    "libcairo2-dev": ("cairo", "CAIRO"), "libpango1.0-dev": ("pango", "PANGO"),
    "libgdk-pixbuf-2.0-dev": ("gdk-pixbuf", "GDK_PIXBUF"), "librsvg2-dev": ("librsvg", "LIBRSVG"),
    "libudev-dev": ("systemd", "SYSTEMD"), "libsystemd-dev": ("systemd", "SYSTEMD"),
  ]

  @Test func `are in the images that the guide describes`() throws {
    // Of programs that images of a kiosk have no use for.
    let others: Set<String> = ["libsdl2-dev", "libmosquitto-dev"]
    #expect(try Self.packages().subtracting(others) == Set(Self.names.keys))
    let guide = try SourceTree.text("Documentation/Guide/ImageBuilders.md")
    let yocto = try #require(guide.firstMatch(of: /DEPENDS = "([^"]+)"/)).1.split(separator: " ")
    let buildroot = try #require(
      guide.firstMatch(of: /KIOSK_NAVIGATOR_DEPENDENCIES = ((?:.*\\\n)*.*)/)
    ).1.split { " \\\n\t".contains($0) }
    for name in Self.names.values {
      #expect(yocto.contains(Substring(name.yocto)), "DEPENDS lacks \(name.yocto)")
      let dependency = name.buildroot.lowercased().replacing("_", with: "-")
      #expect(buildroot.contains(Substring(dependency)), "Buildroot's lacks \(dependency)")
      #expect(
        guide.contains("`BR2_PACKAGE_\(name.buildroot)`") || name.buildroot == "SYSTEMD",
        "Config.in lacks \(name.buildroot)")
    }
  }
}
