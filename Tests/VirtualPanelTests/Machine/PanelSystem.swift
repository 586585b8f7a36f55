/// What a virtual panel boots into.
enum PanelSystem {
  /// A shell in the initramfs, which starts the kiosk as an ordinary user.
  case shell
  /// Debian with systemd, on which the kiosk is installed as a service.
  case debian(Disk)

  /// Its disk outlives the machine, which is watched from its start on.
  var isKept: Bool {
    if case .debian(let disk) = self { disk.isKept } else { false }
  }

  /// What starts it, in the folder that `scripts/virtual-panel/build` filled.
  var initramfs: String {
    switch self {
    case .shell: "initramfs.img"
    case .debian: "disk.img"
    }
  }

  /// Where the kiosk's configuration lies.
  var configurationPath: String {
    switch self {
    case .shell: "/run/kiosk.yaml"
    case .debian: "/etc/kiosk-navigator/kiosk.yaml"
    }
  }

  /// Prints the end of the kiosk's log.
  var logCommand: String {
    switch self {
    case .shell: "tail -n 30 /run/kiosk.log"
    case .debian: "journalctl --no-pager -o cat -n 30 -u kiosk-navigator"
    }
  }
}
