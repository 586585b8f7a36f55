internal import Glibc
package import LinuxIO

/// What a kiosk has, so that panel and touch are its own.
///
/// ```
///   its own console, and devices that it may open     console    (a service; root)
///   devices that it may not open                      seat, if a seat manager lends it one
///   no console                                        seat, if ...; root needs none
///   neither                                           nothing: devices are opened all the same
/// ```
package enum PanelClaim {
  /// A virtual terminal, kept off the panel; devices are opened directly.
  case console(Console)
  /// A seat, whose manager opens the devices.
  case seat(Seat)
  /// Nothing, and why; devices are opened directly.
  case nothing(String)

  /// Takes what there is.
  ///
  /// Where `LIBSEAT_BACKEND` names a seat manager, that is asked first.
  ///
  /// - Parameters:
  ///   - behavior: What becomes of a console when the process crashes.
  ///   - report: Is told why there is no seat, where devices cannot be had without.
  package static func take(
    leavingAtCrash behavior: Console.CrashBehavior, reporting report: (SystemError) -> Void
  ) -> PanelClaim {
    // SAFETY: only its being there is looked at.
    let isSeatWanted = unsafe getenv(Seat.variable) != nil || DeviceAccess.isDenied
    if isSeatWanted {
      do throws(SystemError) {
        return try takeSeat()
      } catch {
        report(error)
      }
    }
    switch Console.take(leavingAtCrash: behavior) {
    case .taken(let console): return .console(console)
    case .absent(let reason):
      if !isSeatWanted, geteuid() != 0, let seat = try? takeSeat() { return seat }
      return .nothing(reason)
    }
  }

  private static func takeSeat() throws(SystemError) -> PanelClaim {
    let seat = try Seat()
    Console.eraseText()
    return .seat(seat)
  }

  /// Opens the devices.
  package var devices: any DeviceOpening {
    switch self {
    case .seat(let seat): seat
    case .console, .nothing: DirectOpening()
    }
  }

  /// What is had, in one line for the log.
  package var summary: String {
    switch self {
    case .console(let console): "on the console tty\(console.number), devices opened directly"
    case .seat(let seat): "on \(seat.name) of a seat manager, which opens the devices"
    case .nothing(let reason): "\(reason); devices are opened directly"
    }
  }

  /// Who has the panel at present.
  package var state: ConsoleSwitching.State {
    switch self {
    case .console(let console): console.isActive ? .here : .away
    case .seat(let seat): seat.isEnabled ? .here : .away
    case .nothing: .here
    }
  }

  /// Whether others can be kept from the panel: a seat manager does not ask, it tells.
  package var canRefuse: Bool {
    switch self {
    case .console: true
    case .seat, .nothing: false
    }
  }

  /// Answers that others may have the panel.
  ///
  /// - Returns: False where nobody had asked.
  package func allow() -> Bool {
    switch self {
    case .console(let console): return console.allowSwitch()
    case .seat(let seat): seat.acknowledge()
    case .nothing: return false
    }
    return true
  }

  /// Answers that nobody else may have the panel.
  package func refuse() {
    if case .console(let console) = self { console.refuseSwitch() }
  }

  /// Takes note that the panel is the kiosk's again.
  package func acknowledge() {
    if case .console(let console) = self { console.acknowledgeReturn() }
  }

  /// Asks for another console; the kiosk will be asked first.
  package func activate(_ number: Int) throws(SystemError) {
    switch self {
    case .console(let console): try console.activate(number)
    case .seat(let seat): try seat.activate(number)
    case .nothing: break
    }
  }

  /// Leaves a console as it is, for a successor who comes in a moment.
  package func leave() {
    switch self {
    case .console(let console): console.leave()
    case .seat(let seat): seat.close()
    case .nothing: break
    }
  }

  /// Gives it back; to be called after the devices are closed.
  package func close() {
    switch self {
    case .console(let console): console.close()
    case .seat(let seat): seat.close()
    case .nothing: break
    }
  }
}
