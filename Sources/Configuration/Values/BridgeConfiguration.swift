/// Everything a deployer can say about the bridge to an MQTT broker, checked.
package struct BridgeConfiguration: Hashable, Sendable {
  /// How to get to the broker.
  package struct Broker: Hashable, Sendable {
    /// Files that prove who is at either end; with an empty one the system's authorities are trusted.
    package struct Encryption: Hashable, Sendable {
      /// The certificates of the authorities that may have signed the broker's; nil for the system's.
      package var authorities: String?
      /// This client's certificate; nil where the broker asks for none.
      package var certificate: String?
      /// The key of that certificate.
      package var key: String?

      /// Describes an encrypted connection.
      package init(authorities: String? = nil, certificate: String? = nil, key: String? = nil) {
        self.authorities = authorities
        self.certificate = certificate
        self.key = key
      }
    }

    /// Its name or address.
    package var host: String
    /// Its port, 1...65535: 1883 unless given, 8883 where the connection is encrypted.
    package var port: Int
    /// Who logs in; nil for nobody.
    package var username: String?
    /// A file whose first line is the password.
    package var passwordFile: String?
    /// Nil for a connection that everybody on the way can read.
    package var encryption: Encryption?
    /// Seconds of silence after which each end makes sure of the other, 5...3600.
    package var keepAlive: Int

    /// Describes a broker.
    package init(
      host: String, port: Int? = nil, username: String? = nil, passwordFile: String? = nil,
      encryption: Encryption? = nil, keepAlive: Int = 30
    ) {
      self.host = host
      self.port = port ?? (encryption == nil ? 1883 : 8883)
      self.username = username
      self.passwordFile = passwordFile
      self.encryption = encryption
      self.keepAlive = keepAlive
    }
  }

  /// Where to find what speaks for this kiosk.
  package var broker: Broker
  /// What all topics of this kiosk begin with; nil for `kiosk-navigator/`, the machine's name and
  /// the seat.
  package var topic: String?
  /// What people call this kiosk; nil for the machine's name and the seat.
  package var name: String?
  /// What the topics begin with under which Home Assistant looks for devices; nil to tell it nothing.
  package var discovery: String?
  /// The kiosk's control socket; nil for where kiosks usually listen.
  package var control: String?

  /// Describes a bridge.
  package init(
    broker: Broker, topic: String? = nil, name: String? = nil,
    discovery: String? = "homeassistant", control: String? = nil
  ) {
    self.broker = broker
    self.topic = topic
    self.name = name
    self.discovery = discovery
    self.control = control
  }
}
