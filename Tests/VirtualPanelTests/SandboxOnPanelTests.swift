import Testing

/// What the service itself cannot do, whatever a touch, a picture or a client of its control socket
/// would make of it: a shell in its place tries.
@Suite(.serialized, .virtualPanels)
struct `The service's sandbox` {
  private func panel() async throws -> VirtualPanel {
    try await VirtualPanels.current.installedService().panel
  }

  /// Runs lines of shell with all the restrictions of the installed unit.
  ///
  /// - Returns: Those that succeeded.
  private func successes(of commands: [String]) async throws -> [String] {
    let panel = try await panel()
    let script = commands.enumerated()
      .map { number, command in "(\(command)) >/dev/null 2>&1 </dev/null && echo \(number)" }
      .joined(separator: "; ")
    // The unit, with another program, no console, and no notification to wait for.
    let changes = [
      #"s|^ExecStart=.*|ExecStart=-sh /run/probe.sh|"#, "s/^Type=.*/Type=oneshot/",
      "s|^StandardOutput=.*|StandardOutput=truncate:/run/probe.out|",
      "s/^StateDirectory=.*/StateDirectory=probe/",
      "s/^RuntimeDirectory=.*/RuntimeDirectory=probe/",
      #"/^\(Restart\|StandardInput\|TTY\|Utmp\|ExecStart[A-Z]\|ExecStop\|ExecReload\)/d"#,
      #"/^\(Conflicts\|Watchdog\)/d"#,
    ]
    try await panel.run(
      "printf %s '\(script.replacing("'", with: #"'\''"#))' >/run/probe.sh && "
        + "chmod 644 /run/probe.sh && sed -e '\(changes.joined(separator: ";"))' "
        + "$(systemctl show -P FragmentPath kiosk-navigator) >/run/systemd/system/probe.service && "
        + "systemctl daemon-reload && systemctl start probe")
    return try await panel.run("cat /run/probe.out").split(separator: "\n")
      .compactMap { Int($0).map { commands[$0] } }
  }

  @Test func `writes to its state, its runtime folder and a /tmp of its own`() async throws {
    let commands = [
      #"touch "$STATE_DIRECTORY/probe""#, #"touch "$RUNTIME_DIRECTORY/probe""#, "touch /tmp/probe",
    ]
    #expect(try await successes(of: commands) == commands)
    #expect(try await panel().answer(toRoot: "test -e /tmp/probe").status != 0)
  }

  @Test func `writes no file elsewhere`() async throws {
    let commands = [
      "touch /etc/probe", "touch /usr/probe", "touch /var/probe", "touch /var/lib/probe-2",
      "touch /run/probe-2", "touch /home/probe", "touch /root/probe", "touch /probe",
      "echo x >>/etc/kiosk-navigator/kiosk.yaml", "touch /var/lib/private/kiosk-navigator/probe",
    ]
    #expect(try await successes(of: commands) == [])
  }

  @Test func `has no power over the machine`() async throws {
    let commands = [
      "mount -t tmpfs none /tmp", "unshare --user true", "hostname probe", "date -s 12:00",
      "cp /bin/true /tmp/a && chmod u+s /tmp/a", "chown 0 /tmp", "kill -0 1", "test -d /proc/1",
      "test -e /proc/kmsg", "test -e /proc/sys", "echo b >/proc/sysrq-trigger",
      "chrt --fifo 1 true", "renice -n -5 $$", "head -c 1 /dev/vda", "head -c 1 /dev/port",
      "head -c 1 /dev/mem", ": <>/dev/uinput", ": <>/dev/tty2", ": <>/dev/vport0p1",
    ]
    #expect(try await successes(of: commands) == [])
  }

  @Test func `has no network`() async throws {
    func socket(_ family: Int) -> String { "perl -e 'socket(S, \(family), 2, 0) or die'" }
    // Internet, its sixth version, packets, Bluetooth; and what the journal and systemd have.
    let commands = [2, 10, 17, 31, 1].map(socket)
    #expect(try await successes(of: commands) == [socket(1)])
  }

  @Test func `sets files below /sys/devices that are its groups', as a backlight's, and no other`()
    async throws
  {
    let panel = try await panel()
    // No machine of QEMU's has a backlight: another number that somebody may set stands in.
    let file = "/sys/block/vda/queue/read_ahead_kb"
    let other = "/sys/kernel/mm/transparent_hugepage/enabled"
    let commands = ["echo 64 >\(file)", "echo never >\(other)"]
    #expect(try await successes(of: commands) == [])
    try await panel.run("chgrp video \(file) \(other) && chmod g+w \(file) \(other)")
    #expect(try await successes(of: commands) == [commands[0]])
  }
}
