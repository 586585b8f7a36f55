import Foundation
import Testing

@Suite struct `An installation` {
  @Test func `brings the demo, and keeps the configuration that a deployer wrote`() throws {
    let scratch = try Scratch()
    try install(below: scratch)
    let etc = "etc/kiosk-navigator/kiosk.yaml"
    let demo = "usr/share/kiosk-navigator/demo/kiosk.yaml"
    #expect(try BuiltProgram.run(["check", scratch.file(etc), scratch.file(demo)]).status == 0)

    try scratch.write("root: mine\n", to: etc)
    try install(below: scratch)
    #expect(try scratch.text(etc) == "root: mine\n")
    #expect(try scratch.text(demo).contains("root: home\n"))
  }

  @Test(arguments: ["/usr", "/usr/local"])
  func `puts everything where systemd, udev and people look for it`(prefix: String) throws {
    let scratch = try Scratch()
    try install(below: scratch, "PREFIX=\(prefix)")
    let files = [
      "bin/kiosk-navigator", "lib/systemd/system/kiosk-navigator.service",
      "lib/systemd/system/kiosk-navigator@.service", "lib/sysusers.d/kiosk-navigator.conf",
      "lib/systemd/catalog/kiosk-navigator.catalog", "lib/udev/rules.d/70-kiosk-navigator.rules",
      "share/man/man1/kiosk-navigator.1",
      "share/bash-completion/completions/kiosk-navigator",
      "share/doc/kiosk-navigator/examples/login-on-failure.conf",
      "share/doc/kiosk-navigator/examples/network.conf",
    ]
    for file in files {
      #expect(FileManager.default.fileExists(atPath: scratch.file(prefix + "/" + file)), "\(file)")
    }
    for unit in ["kiosk-navigator.service", "kiosk-navigator@.service"] {
      #expect(
        try scratch.text("\(prefix)/lib/systemd/system/\(unit)")
          .contains("\nExecStart=\(prefix)/bin/kiosk-navigator run "))
    }
  }

  @Test func `may have its units in a folder of their own`() throws {
    let scratch = try Scratch()
    try install(below: scratch, "UNITDIR=/lib/systemd/system")
    #expect(
      try scratch.text("lib/systemd/system/kiosk-navigator.service")
        .contains("\nExecStart=/usr/bin/kiosk-navigator run "))
  }

  @Test func `completes commands and options in a shell`() throws {
    #expect(try completions(of: ["c"]) == ["check", "ctl"])
    #expect(try completions(of: ["ctl", "re"]) == ["reload", "record"])
    #expect(
      try completions(of: ["ctl", ""]) == [
        "status", "push", "pop", "root", "reload", "wake", "blank", "screenshot", "record",
        "watch", "metrics",
      ])
    #expect(try completions(of: ["run", "--di"]) == ["--display"])
    #expect(try completions(of: ["replay", "--size"]) == ["--size", "--size-mm"])
    #expect(try completions(of: ["check", "ki"]) == [])
  }

  @Test(arguments: [
    ("push", ["no files"]), ("status", ["no files"]), ("screenshot", []), ("record", []),
    ("--socket", []),
  ])
  func `completes files in a shell where one may follow`(
    request: String, expected: [Substring]
  ) throws {
    #expect(try completions(of: ["ctl", request, ""]) == expected)
  }

  @Test func `explains its messages in the journal`() throws {
    let scratch = try Scratch()
    try install(below: scratch)
    try scratch.makeFolder("var/lib/systemd/catalog")
    let result = try Tool.run(
      "/usr/bin/journalctl", ["--root=\(scratch.path)", "--update-catalog"])
    #expect(result.errors == "")
    let catalog = try Tool.run("/usr/bin/journalctl", ["--root=\(scratch.path)", "--list-catalog"])
    #expect(catalog.output.contains(": A display is lost: @KIOSK_DISPLAY@\n"))
  }

  private func install(below scratch: Scratch, _ settings: String...) throws {
    let result = try Tool.run(
      "/usr/bin/make",
      [
        "--no-print-directory", "-C", Repository.root.path, "install", "DESTDIR=\(scratch.path)",
        "BINARIES=\(BuiltProgram.url.deletingLastPathComponent().path)",
      ] + settings)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// What the shell offers for the last of the words that follow the program's name.
  private func completions(of words: [String]) throws -> [Substring] {
    let script = """
      . \(Repository.root.path)/completions/kiosk-navigator.bash
      compopt() { [[ $* == "+o default" ]] && echo "no files"; }
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _kiosk_navigator "$1"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Tool.run("/bin/bash", ["-c", script, "bash", BuiltProgram.url.path] + words)
    #expect(result.errors == "")
    return result.output.split(separator: "\n")
  }
}
