import Foundation
import Testing

/// The direction in which targets look, and where what may be written: Documentation/Architecture.md.
@Suite struct `The architecture` {
  /// Which modules of the package each target may import; C modules and Glibc are asked about below.
  static let direction: [String: Set<String>] = [
    "Geometry": [],
    "Gestures": ["Geometry"],
    "Navigation": ["Geometry", "Gestures"],
    "Presence": ["Geometry", "Gestures"],
    "TouchRecording": ["Geometry", "Gestures"],
    "Composition": ["Geometry"],
    "FramePacing": ["Geometry"],
    "PreviewLink": ["Composition", "Geometry", "Gestures", "TouchRecording"],
    "Spelling": [],
    "Views": ["Geometry", "Gestures"],
    "LinuxIO": ["Geometry"],
    "CommandOptions": ["LinuxIO"],
    "DeviceEvents": ["Geometry", "LinuxIO"],
    "Seating": ["LinuxIO"],
    "TouchInput": ["DeviceEvents", "Geometry", "Gestures", "LinuxIO", "TouchRecording"],
    "DisplayOutput": [
      "Composition", "DeviceEvents", "Geometry", "Gestures", "LinuxIO", "PreviewLink",
    ],
    "Pictures": ["Composition", "FramePacing", "Geometry", "LinuxIO"],
    "ViewDrawing": ["Composition", "Geometry", "LinuxIO", "Pictures", "Views"],
    "Configuration": ["Composition", "Geometry", "LinuxIO", "Spelling"],
    "ControlProtocol": ["Spelling"],
    "ControlClient": ["ControlProtocol", "LinuxIO"],
    "KioskRuntime": [
      "CommandOptions", "Composition", "Configuration", "ControlClient", "ControlProtocol",
      "DeviceEvents", "DisplayOutput", "FramePacing", "Geometry", "Gestures", "LinuxIO",
      "Navigation", "Pictures", "Presence", "PreviewLink", "Seating", "Spelling", "TouchInput",
      "TouchRecording",
    ],
    "KioskUI": [
      "Composition", "Configuration", "Geometry", "Gestures", "KioskRuntime", "LinuxIO",
      "Navigation", "Pictures", "ViewDrawing", "Views",
    ],
    "kiosk-navigator": ["KioskRuntime"],
    "kiosk-preview": [
      "CommandOptions", "Composition", "Configuration", "Geometry", "Gestures", "LinuxIO",
      "Pictures", "PreviewLink", "TouchRecording",
    ],
    "MQTTBridge": [
      "Configuration", "ControlClient", "ControlProtocol", "Geometry", "LinuxIO", "Spelling",
    ],
    "kiosk-mqtt": ["CommandOptions", "LinuxIO", "MQTTBridge"],
    "VirtualTouchscreen": ["Geometry", "Gestures", "LinuxIO", "TouchRecording"],
    "virtual-touchscreen": ["LinuxIO", "VirtualTouchscreen"],
    "benchmarks": [
      "Composition", "DisplayOutput", "Geometry", "LinuxIO", "Pictures", "ViewDrawing", "Views",
    ],
    "pacing-chart": [
      "FramePacing", "Geometry", "Gestures", "LinuxIO", "Pictures", "TouchRecording",
    ],
  ]

  /// The C libraries that a target wraps; nobody else sees them.
  static let libraries: [String: Set<String>] = [
    "LinuxIO": ["CLinux"],
    "CommandOptions": ["CLinux"],
    "Seating": ["CLibseat", "CLinux"],
    "kiosk-preview": ["CSDL2"],
    "DeviceEvents": ["CLibudev", "CLinux"],
    "TouchInput": ["CLibevdev", "CLibmtdev", "CLinux"],
    "DisplayOutput": ["CLibdrm", "CLinux", "CRowCopy"],
    "Pictures": ["CCairo", "CGdkPixbuf", "CLibrsvg"],
    "ViewDrawing": ["CCairo", "CPangoCairo"],
    "Configuration": ["CLibyaml"],
    "ControlProtocol": ["CJansson"],
    "KioskRuntime": ["CLibsystemd", "CLinux"],
    "MQTTBridge": ["CMosquitto"],
    // The main actor is served by its main queue.
    "KioskUI": ["Dispatch"],
    "VirtualTouchscreen": ["CLinux"],
    "benchmarks": ["CBestCopy"],
  ]

  static let pure = [
    "Geometry", "Gestures", "Navigation", "Presence", "TouchRecording", "Composition",
    "FramePacing", "PreviewLink", "Spelling", "Views",
  ]

  @Test func `knows every target`() {
    #expect(SourceTree.targets == Self.direction.keys.sorted())
  }

  @Test(arguments: direction.keys.sorted())
  func `lets each target look in one direction only`(target: String) {
    let system: Set<String> = ["Glibc", "Synchronization", "Observation"]
    let allowed = (Self.direction[target] ?? []).union(Self.libraries[target] ?? []).union(system)
    for file in SourceTree.files(of: target) {
      for module in file.imports {
        #expect(allowed.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  /// Where a view's own asynchronous work is started; the core itself waits for nothing.
  static let tasks: Set<String> = [
    "Views/Lifecycle/View+Task.swift", "Views/Lifecycle/ViewTask.swift",
  ]

  @Test(arguments: pure)
  func `keeps the core free of the system, of clocks and of threads`(target: String) {
    for file in SourceTree.files(of: target) {
      // What the standard library itself offers for values that are observed or shared.
      let allowed = (Self.direction[target] ?? []).union(["Observation", "Synchronization"])
      let foreign = file.imports.filter { !allowed.contains($0) }
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign)")
      for line in file.code where !Self.tasks.contains(file.path) {
        for word in ["Clock()", ".now()", "Task {", "async ", "await ", "unsafe "] {
          #expect(!line.contains(word), "\(file.path): \(line)")
        }
      }
    }
  }

  /// Files that reach into memory without a C library, and why.
  static let unsafeWithoutLibrary: Set<String> = [
    // Lends its own array as the memory that a panel scans out.
    "DisplayOutput/HeadlessDisplay.swift",
    // Hand the mapped memory of a dumb buffer on to the writer of rows.
    "DisplayOutput/KMS/KMSDisplay.swift",
    "DisplayOutput/KMS/Scanout.swift",
    // Hands the memory that it shares with a window on to the writer of rows.
    "DisplayOutput/Preview/PreviewDisplay.swift",
  ]

  /// What is shipped; the benchmarks reach for raw memory to have something to compare with.
  static let shipped = direction.keys.filter { $0 != "benchmarks" }.sorted()

  @Test(arguments: shipped)
  func `writes unsafe code in wrappers of C libraries only, with a reason each`(target: String) {
    for file in SourceTree.files(of: target) {
      guard file.code.contains(where: { $0.contains("unsafe ") || $0.contains("@safe") })
      else { continue }
      let wraps = file.imports.contains {
        $0 == "Glibc" || $0.hasPrefix("C") && $0 != "Composition"
      }
      #expect(
        wraps || Self.unsafeWithoutLibrary.contains(file.path),
        "\(file.path) is unsafe and wraps nothing")
      #expect(file.lines.contains { $0.contains("SAFETY:") }, "\(file.path) gives no reason")
    }
  }

  @Test(arguments: direction.keys.sorted())
  func `ships nothing that traps on what a device, a file or a person does`(target: String) {
    for file in SourceTree.files(of: target) {
      for line in file.code {
        for word in ["try!", "as!", "fatalError(", "@unchecked", "nonisolated(unsafe)"] {
          #expect(!line.contains(word), "\(file.path): \(line)")
        }
      }
      #expect(!file.imports.contains("Foundation"), "\(file.path) imports Foundation")
    }
  }

  @Test(arguments: direction.keys.sorted())
  func `names each file after what is in it`(target: String) {
    for file in SourceTree.files(of: target) {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let type = name.split(separator: "+").first ?? ""
      let pattern = try? Regex(
        #"\b(struct|class|enum|protocol|extension|actor|typealias) (\w+\.)?\#(type)\b"#)
      let isNamed = file.code.contains { line in pattern.map { line.contains($0) } ?? false }
      #expect(isNamed, "\(file.path) holds no \(type)")
    }
  }
}
