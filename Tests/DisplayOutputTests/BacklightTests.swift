import AllocationCounting
import DisplayOutput
import LinuxIO
import TestFiles
import Testing

@Suite struct `A backlight` {
  private let folder: TemporaryFolder
  private let name = "panel"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("187\n", to: "backlight/panel/brightness")
    try folder.write("0\n", to: "backlight/panel/bl_power")
    try folder.makeFolder("state")
  }

  private func backlight(remembering: Bool = true) -> Backlight {
    Backlight(
      named: name, in: folder.file("backlight"),
      rememberingIn: remembering ? folder.file("state") : nil)
  }

  private func value(_ file: String) throws -> String {
    try folder.firstLine("backlight/panel/\(file)")
  }

  private var isRemembered: Bool { FilePath.exists(folder.file("state/backlight-panel")) }

  @Test func `is lowered from what it was found at, and put back exactly`() throws {
    let light = backlight()
    #expect(try value("brightness") == "187")
    try light.dim(to: 0.3)
    #expect(try value("brightness") == "56")
    try light.turnOff()
    #expect(try value("brightness") == "0")
    #expect(try value("bl_power") == "4")
    #expect(isRemembered)
    try light.restore()
    #expect(try value("brightness") == "187")
    #expect(try value("bl_power") == "0")
    #expect(!isRemembered)
  }

  @Test func `is left alone as long as it is not lowered`() throws {
    let light = backlight()
    try folder.write("99\n", to: "backlight/panel/brightness")
    try light.restore()
    #expect(try value("brightness") == "99")
    // Whoever sets it meanwhile is heeded.
    try light.dim(to: 0.5)
    #expect(try value("brightness") == "50")
    try light.restore()
    #expect(try value("brightness") == "99")
  }

  @Test func `is put back by the next run where a run was killed`() throws {
    try backlight().dim(to: 0.3)
    #expect(try value("brightness") == "56")
    _ = backlight()
    #expect(try value("brightness") == "187")
    #expect(!isRemembered)
  }

  @Test func `keeps the loop waiting for no disk, whatever is remembered`() throws {
    let light = backlight()
    let syncs = try SyncCounter.count {
      try light.dim(to: 0.3)
      try light.turnOff()
      try light.restore()
    }
    #expect(syncs == 0)
    // They are counted where there are any.
    let kept = try SyncCounter.count { try AtomicFile.write([0], to: folder.file("kept")) }
    #expect(kept == 2)
  }

  @Test func `is lit by the next run where a run was killed in the dark`() throws {
    try backlight().turnOff()
    #expect(try value("brightness") == "0")
    _ = backlight()
    #expect(try value("brightness") == "187")
    #expect(try value("bl_power") == "0")
  }

  @Test func `is lit as bright as it can be where nobody knows how bright it was`() throws {
    try folder.write("255\n", to: "backlight/panel/max_brightness")
    try backlight(remembering: false).turnOff()
    _ = backlight(remembering: false)
    #expect(try value("brightness") == "255")
    #expect(try value("bl_power") == "0")
  }

  @Test func `is left to the kernel where its switch alone is off, as without a picture`() throws {
    try folder.write("99\n", to: "backlight/panel/brightness")
    try folder.write("4\n", to: "backlight/panel/bl_power")
    _ = backlight()
    #expect(try value("brightness") == "99")
    #expect(try value("bl_power") == "4")
  }

  @Test func `is never dimmed to nothing, nor to more than it was`() throws {
    let light = backlight()
    for (found, dimmed) in [("1", "1"), ("2", "1"), ("0", "0"), ("100000", "30000")] {
      try folder.write("\(found)\n", to: "backlight/panel/brightness")
      try light.dim(to: 0.3)
      #expect(try value("brightness") == dimmed)
      try light.restore()
      #expect(try value("brightness") == found)
    }
  }

  @Test func `is turned off by its brightness alone where it has no switch`() throws {
    try FilePath.removeFile(folder.file("backlight/panel/bl_power"))
    let light = backlight()
    try light.turnOff()
    #expect(try value("brightness") == "0")
    try light.restore()
    #expect(try value("brightness") == "187")
  }

  @Test func `says what cannot be done, and forgets it`() throws {
    let light = backlight()
    try FilePath.removeFile(folder.file("backlight/panel/brightness"))
    let error = #expect(throws: SystemError.self) { try light.dim(to: 0.3) }
    #expect(error?.subject == folder.file("backlight/panel/brightness"))
    #expect(!isRemembered)
    try light.restore()
  }

  @Test func `takes no rubbish for what it was`() throws {
    try folder.write("bright\n", to: "state/backlight-panel")
    _ = backlight()
    #expect(try value("brightness") == "187")
  }
}
