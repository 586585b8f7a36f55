/// What a virtual panel boots into.
enum PanelSystem {
  /// A shell in the initramfs, which starts the kiosk as an ordinary user.
  case shell
  /// Debian with systemd on a disk, on which the kiosk is installed as a service.
  case service

  /// Where the kiosk's configuration lies.
  var configurationPath: String {
    switch self {
    case .shell: "/run/kiosk.yaml"
    case .service: "/etc/kiosk-navigator/kiosk.yaml"
    }
  }

  /// Prints the end of the kiosk's log.
  var logCommand: String {
    switch self {
    case .shell: "tail -n 30 /run/kiosk.log"
    case .service: "journalctl --no-pager -o cat -n 30 -u kiosk-navigator"
    }
  }
}
