// swift-tools-version: 6.2

import PackageDescription

// Every target is built with these; a target that cannot live with one of them is cut wrongly.
let strict: [SwiftSetting] = [
  // Every use of unsafe code is spelled `unsafe`, and belongs into the wrapper of a C library.
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  // `any P` is written where an existential is meant.
  .enableUpcomingFeature("ExistentialAny"),
  // A module's imports do not leak: a C type in a `package` signature is a compile error.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported: the layers stay honest.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module that wraps one C library found by pkg-config.
func library(_ name: String, pkgConfig: String, debian package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A program of views that shows how one is written.
///
/// - Parameter files: What else of its folder is not source; pictures are looked for when it runs.
func example(_ name: String, excluding files: [String] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["KioskUI"], path: "Examples/\(name)",
    exclude: ["README.md", "\(name).evemu", "\(name).png"] + files, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

// The direction in which targets may look is the architecture. It is drawn in
// Documentation/Architecture.md and kept by Tests/ArchitectureTests.
let package = Package(
  name: "kiosk-navigator",
  products: [
    .executable(name: "kiosk-navigator", targets: ["kiosk-navigator"]),
    // What a program with screens of its own links, and the one module it imports.
    .library(name: "KioskUI", targets: ["KioskUI"]),
    .executable(name: "kiosk-preview", targets: ["kiosk-preview"]),
    .executable(name: "kiosk-mqtt", targets: ["kiosk-mqtt"]),
  ],
  targets: [
    // Pure core: events and timestamps in, values out.
    target("Geometry"),
    target("Gestures", ["Geometry"]),
    target("Navigation", ["Geometry", "Gestures"]),
    target("Presence", ["Geometry", "Gestures"]),
    target("TouchRecording", ["Geometry", "Gestures"]),
    target("Composition", ["Geometry"]),
    target("FramePacing", ["Geometry"]),
    target("PreviewLink", ["Composition", "Geometry", "Gestures", "TouchRecording"]),

    // What somebody may have meant who has mistyped it.
    target("Spelling"),

    // Screens written as views: layout, state, touches in, a display list out.
    target("Views", ["Geometry", "Gestures"]),

    // One module for each C library, and one for what Glibc's module leaves out.
    library("CLibevdev", pkgConfig: "libevdev", debian: "libevdev-dev"),
    library("CLibmtdev", pkgConfig: "mtdev", debian: "libmtdev-dev"),
    library("CLibudev", pkgConfig: "libudev", debian: "libudev-dev"),
    library("CLibdrm", pkgConfig: "libdrm", debian: "libdrm-dev"),
    library("CLibseat", pkgConfig: "libseat", debian: "libseat-dev"),
    library("CLibsystemd", pkgConfig: "libsystemd", debian: "libsystemd-dev"),
    library("CLibyaml", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),
    library("CMosquitto", pkgConfig: "libmosquitto", debian: "libmosquitto-dev"),
    library("CJansson", pkgConfig: "jansson", debian: "libjansson-dev"),
    library("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    library("CPangoCairo", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
    library("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", debian: "libgdk-pixbuf-2.0-dev"),
    library("CSDL2", pkgConfig: "sdl2", debian: "libsdl2-dev"),
    library("CLibrsvg", pkgConfig: "librsvg-2.0", debian: "librsvg2-dev"),
    .target(name: "CLinux", path: "Sources/CLibraries/CLinux"),
    // Row copies past the caches need processor intrinsics, which only C has.
    .target(name: "CRowCopy", path: "Sources/CLibraries/CRowCopy"),

    // Effects: files, devices, displays.
    target("LinuxIO", ["CLinux", "Geometry"]),
    target("CommandOptions", ["CLinux", "LinuxIO"]),
    target("DeviceEvents", ["CLibudev", "CLinux", "Geometry", "LinuxIO"]),
    target("Seating", ["CLibseat", "CLinux", "LinuxIO"]),
    target(
      "TouchInput",
      [
        "CLibevdev", "CLibmtdev", "CLinux", "DeviceEvents", "Geometry", "Gestures", "LinuxIO",
        "TouchRecording",
      ]),
    target(
      "DisplayOutput",
      [
        "CLibdrm", "CLinux", "CRowCopy", "Composition", "DeviceEvents", "Geometry", "Gestures",
        "LinuxIO", "PreviewLink",
      ]),
    target(
      "Pictures",
      [
        "CCairo", "CGdkPixbuf", "CLibrsvg", "Composition", "FramePacing", "Geometry", "LinuxIO",
      ]),
    target(
      "ViewDrawing",
      ["CCairo", "CPangoCairo", "Composition", "Geometry", "LinuxIO", "Pictures", "Views"]),
    target("Configuration", ["CLibyaml", "Composition", "Geometry", "LinuxIO", "Spelling"]),

    // What a kiosk and whoever controls it tell each other.
    target("ControlProtocol", ["CJansson", "Spelling"]),
    target("ControlClient", ["ControlProtocol", "LinuxIO"]),

    // The kiosk, and the command.
    target(
      "KioskRuntime",
      [
        "CLibsystemd", "CLinux", "CommandOptions", "Composition", "Configuration", "ControlClient",
        "ControlProtocol", "DeviceEvents", "DisplayOutput", "FramePacing", "Geometry", "Gestures",
        "LinuxIO", "Navigation", "Pictures", "Presence", "PreviewLink", "Seating", "Spelling",
        "TouchInput", "TouchRecording",
      ]),
    .executableTarget(
      name: "kiosk-navigator", dependencies: ["CLinux", "KioskRuntime"], swiftSettings: strict),

    // Programs whose screens are views.
    target(
      "KioskUI",
      [
        "Composition", "Configuration", "Geometry", "Gestures", "KioskRuntime", "LinuxIO",
        "Navigation", "Pictures", "ViewDrawing", "Views",
      ]),

    // Programs to learn from, each with its own page.
    example("Control"),
    example("TwoViews"),
    example("Wayfinder", excluding: ["Resources"]),

    // The same kiosk in a window of the desktop. It starts the kiosk and links none of it, so that
    // the kiosk links nothing of a desktop.
    .executableTarget(
      name: "kiosk-preview",
      dependencies: [
        "CSDL2", "CommandOptions", "Composition", "Configuration", "Geometry", "Gestures",
        "LinuxIO", "Pictures", "PreviewLink", "TouchRecording",
      ],
      swiftSettings: strict),

    // Speaks for the kiosk at a broker. A client of the control socket like any other, so that the
    // kiosk itself needs no network.
    target(
      "MQTTBridge",
      [
        "CMosquitto", "Configuration", "ControlClient", "ControlProtocol", "Geometry", "LinuxIO",
        "Spelling",
      ]),
    .executableTarget(
      name: "kiosk-mqtt", dependencies: ["CommandOptions", "LinuxIO", "MQTTBridge"],
      swiftSettings: strict),

    // A touchscreen made by the kernel's uinput, for tests and demos.
    target("VirtualTouchscreen", ["CLinux", "Geometry", "Gestures", "LinuxIO", "TouchRecording"]),
    .executableTarget(
      name: "virtual-touchscreen", dependencies: ["LinuxIO", "VirtualTouchscreen"],
      swiftSettings: strict),

    // Figures for `make bench`, and the plain copies they are held against.
    .target(name: "CBestCopy", path: "Sources/CLibraries/CBestCopy"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CBestCopy", "Composition", "DisplayOutput", "Geometry", "LinuxIO", "Pictures",
        "ViewDrawing", "Views",
      ],
      swiftSettings: strict),

    // Draws when frames were made and shown, for `make latency`.
    .executableTarget(
      name: "pacing-chart",
      dependencies: [
        "FramePacing", "Geometry", "Gestures", "LinuxIO", "Pictures", "TouchRecording",
      ],
      swiftSettings: strict),

    // Stands in for malloc in every test, and counts: what runs per frame must not allocate.
    .target(name: "CAllocationCounter", path: "Tests/Support/CAllocationCounter"),
    .target(
      name: "AllocationCounting", dependencies: ["CAllocationCounter"],
      path: "Tests/Support/AllocationCounting", swiftSettings: strict),

    // Random numbers that a seed determines.
    .target(
      name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: strict),

    // Folders for the files of a test.
    .target(name: "TestFiles", path: "Tests/Support/TestFiles", swiftSettings: strict),

    // What fuzzers call, and what the tests replay: `make fuzz` builds it with the fuzzer's eyes.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Configuration", "ControlProtocol", "Geometry", "Gestures", "Navigation", "TouchInput",
        "TouchRecording",
      ],
      path: "Tests/Support/FuzzTargets", swiftSettings: strict),

    // The window's end of a preview, without a window.
    .target(
      name: "PreviewStandIn", dependencies: ["Geometry", "LinuxIO", "PreviewLink"],
      path: "Tests/Support/PreviewStandIn", swiftSettings: strict),

    // The smallest application with a screen of its own, to be run by tests.
    .executableTarget(
      name: "plain-application",
      dependencies: ["Configuration", "KioskRuntime", "LinuxIO", "Navigation"],
      path: "Tests/Support/PlainApplication", swiftSettings: strict),

    // Stands in for libdrm in every test: cards without hardware.
    .target(
      name: "FakeLibdrm", dependencies: ["CLibdrm"], path: "Tests/Support/FakeLibdrm"),

    tests("AllocationCountingTests", ["AllocationCounting"]),
    tests("ArchitectureTests", []),
    tests("GeometryTests", ["Geometry"]),
    tests("ViewsTests", ["Geometry", "Gestures", "SeededRandom", "Views"]),
    .testTarget(
      name: "ViewDrawingTests",
      dependencies: [
        "Composition", "Geometry", "Gestures", "Pictures", "SeededRandom", "TestFiles",
        "ViewDrawing", "Views",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    tests("FramePacingTests", ["FramePacing", "Geometry"]),
    tests("PreviewLinkTests", ["Composition", "Geometry", "Gestures", "PreviewLink"]),
    tests(
      "PicturesTests", ["Composition", "FramePacing", "Geometry", "Pictures", "TestFiles"]),
    tests(
      "ConfigurationTests", ["Composition", "Configuration", "Geometry", "LinuxIO", "TestFiles"]),
    tests("ControlProtocolTests", ["ControlProtocol"]),
    tests(
      "MQTTBridgeTests",
      [
        "Configuration", "ControlProtocol", "LinuxIO", "MQTTBridge", "TestFiles", "kiosk-mqtt",
        "kiosk-navigator",
      ]),
    tests("SpellingTests", ["Spelling"]),
    tests("GesturesTests", ["AllocationCounting", "Geometry", "Gestures"]),
    tests("PresenceTests", ["AllocationCounting", "Geometry", "Gestures", "Presence"]),
    tests(
      "NavigationTests",
      [
        "AllocationCounting", "FuzzTargets", "Geometry", "Gestures", "Navigation", "SeededRandom",
      ]),
    tests("SeatingTests", ["CLinux", "LinuxIO", "Seating"]),
    tests("FuzzCorpusTests", ["FuzzTargets"]),
    tests("CommandOptionsTests", ["CommandOptions"]),
    tests("DeviceEventsTests", ["DeviceEvents", "LinuxIO", "TestFiles"]),
    tests("LinuxIOTests", ["Geometry", "LinuxIO", "TestFiles"]),
    tests(
      "KioskRuntimeTests",
      [
        "AllocationCounting", "Composition", "Configuration", "ControlClient", "ControlProtocol",
        "DeviceEvents", "DisplayOutput", "FakeLibdrm", "Geometry", "Gestures", "KioskRuntime",
        "LinuxIO", "Navigation", "Presence", "PreviewLink", "PreviewStandIn", "Seating",
        "TestFiles", "TouchInput", "TouchRecording",
      ]),
    tests(
      "CommandTests",
      [
        "ControlClient", "ControlProtocol", "kiosk-navigator", "LinuxIO", "plain-application",
        "PreviewLink", "PreviewStandIn",
      ]),
    tests(
      "KioskPreviewTests",
      [
        "CommandOptions", "Composition", "CSDL2", "Geometry", "Gestures", "kiosk-navigator",
        "kiosk-preview", "LinuxIO", "Pictures", "PreviewLink", "TestFiles", "TouchInput",
        "TouchRecording",
      ]),
    tests("CompositionTests", ["Composition", "Geometry", "SeededRandom"]),
    tests(
      "DisplayOutputTests",
      [
        "AllocationCounting", "CLibdrm", "Composition", "DeviceEvents", "DisplayOutput",
        "FakeLibdrm", "Geometry", "Gestures", "LinuxIO", "PreviewLink", "PreviewStandIn",
        "SeededRandom", "TestFiles",
      ]),
    tests(
      "TouchInputTests",
      [
        "AllocationCounting", "CLibevdev", "Geometry", "Gestures", "LinuxIO", "TestFiles",
        "TouchInput", "TouchRecording",
      ]),
    tests("TouchRecordingTests", ["Geometry", "Gestures", "SeededRandom", "TouchRecording"]),

    tests(
      "KioskUITests",
      [
        "Composition", "Configuration", "Geometry", "Gestures", "KioskRuntime", "KioskUI",
        "LinuxIO",
        "Pictures", "TestFiles", "TouchRecording", "ViewDrawing", "Views",
      ]),

    // The examples as they were built, and what their pages say.
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Composition", "Control", "Geometry", "Pictures", "TestFiles", "TouchRecording", "TwoViews",
        "Wayfinder",
      ],
      exclude: ["Goldens"], swiftSettings: strict),

    // On a real kernel: `make panel` builds the machine that these need.
    tests(
      "VirtualPanelTests",
      [
        "Composition", "Geometry", "Gestures", "LinuxIO", "Pictures", "TouchRecording", "TwoViews",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
