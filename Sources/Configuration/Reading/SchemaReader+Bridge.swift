internal import LinuxIO

/// The configuration of `kiosk-mqtt`.
extension SchemaReader {
  /// Reads the top level; nil where something is missing that has no default.
  ///
  /// - Parameter folder: What paths are relative to.
  mutating func bridge(_ field: Field, in folder: String) -> BridgeConfiguration? {
    guard
      let fields = fields(of: field, known: ["broker", "topic", "name", "discovery", "control"])
    else { return nil }
    let broker = broker(fields["broker"], in: folder)
    if fields["broker"] == nil, !fields.misspells(["broker"]) {
      complain(
        at: fields.position,
        "broker is missing; name the broker, as in 'broker: {host: mqtt.example.org}'")
    }
    guard let broker else { return nil }
    var bridge = BridgeConfiguration(broker: broker)
    bridge.topic = topic(fields["topic"])
    bridge.name = text(fields["name"], expecting: "what people call this kiosk")
    if let field = fields["discovery"] { bridge.discovery = discovery(field) }
    bridge.control = path(fields["control"], in: folder)
    return bridge
  }

  private mutating func broker(
    _ field: Field?, in folder: String
  ) -> BridgeConfiguration.Broker? {
    guard let field,
      let fields = fields(
        of: field, known: ["host", "port", "username", "passwordFile", "tls", "keepAlive"])
    else { return nil }
    let encryption = encryption(fields["tls"], in: folder)
    let port = wholeNumber(fields["port"], "a port", within: 1...65535)
    let username = text(fields["username"], expecting: "a name that the broker knows")
    let passwordFile = path(fields["passwordFile"], in: folder)
    let keepAlive = wholeNumber(
      fields["keepAlive"], "a whole number of seconds", within: 5...3600)
    if let passwordField = fields["passwordFile"], fields["username"] == nil {
      complain(
        at: passwordField.keyPosition,
        "\(passwordField.path) is of no use without a name; write broker.username, too")
    }
    guard let host = host(fields["host"]) else {
      if fields["host"] == nil, !fields.misspells(["host"]) {
        complain(
          at: fields.position,
          "broker.host is missing; write the broker's name or address, as in "
            + "'host: mqtt.example.org'")
      }
      return nil
    }
    var broker = BridgeConfiguration.Broker(
      host: host, port: port, username: username, passwordFile: passwordFile,
      encryption: encryption)
    if let keepAlive { broker.keepAlive = keepAlive }
    return broker
  }

  private mutating func encryption(
    _ field: Field?, in folder: String
  ) -> BridgeConfiguration.Broker.Encryption? {
    guard let field else { return nil }
    if case .scalar(let word) = field.node.content, ["true", "false"].contains(word) {
      return word == "true" ? .init() : nil
    }
    guard case .mapping = field.node.content else {
      complain(
        about: field,
        expecting: "true, false, or files, as in {authorities: /etc/ssl/certs/broker.pem}")
      return nil
    }
    guard let fields = fields(of: field, known: ["authorities", "certificate", "key"]) else {
      return nil
    }
    let files = BridgeConfiguration.Broker.Encryption(
      authorities: path(fields["authorities"], in: folder),
      certificate: path(fields["certificate"], in: folder), key: path(fields["key"], in: folder))
    if (fields["certificate"] == nil) != (fields["key"] == nil) {
      complain(
        at: field.keyPosition,
        "\(field.path) has one of certificate and key; a certificate is of use with its key only")
    }
    return files
  }

  /// Reads a name or an address; one with a port or a protocol would be looked up in vain for ever.
  private mutating func host(_ field: Field?) -> String? {
    value(
      field,
      expecting: "the broker's name or address alone, without brackets; a port is broker.port"
    ) { text in
      let isAlone = text.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7f && !"/@[]".unicodeScalars.contains($0)
      }
      let isAddress = !text.contains(":") || NetworkAddress.isIPv6(text)
      return !text.isEmpty && isAlone && isAddress ? text : nil
    }
  }

  private mutating func path(_ field: Field?, in folder: String) -> String? {
    text(field, expecting: "the path of a file").map { FilePath.resolve($0, in: folder) }
  }

  /// Reads what topics begin with: words between slashes, without MQTT's wildcards.
  private mutating func topic(_ field: Field?) -> String? {
    value(field, expecting: "words with slashes between them, as in kiosks/lobby") { text in
      Self.isTopic(text) ? text : nil
    }
  }

  /// Reads where Home Assistant looks for devices; nil where it is to be told nothing.
  ///
  /// What YAML takes for yes and no is no prefix that anybody means.
  private mutating func discovery(_ field: Field) -> String? {
    let advice = "what Home Assistant's topics begin with, as in homeassistant, or none"
    let prefix = value(field, expecting: advice) { text -> String?? in
      switch text.lowercased() {
      case "none", "off", "no", "false": return .some(nil)
      case "on", "yes", "true", "null", "~": return nil
      default: return Self.isTopic(text) ? .some(text) : .none
      }
    }
    return prefix ?? nil
  }

  private static func isTopic(_ text: String) -> Bool {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    let areWords = words.allSatisfy { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "+" && $0 != "#" }
    }
    return areWords && text.utf8.count <= 200 && !text.hasPrefix("$")
  }

  private mutating func wholeNumber(
    _ field: Field?, _ noun: String, within range: ClosedRange<Int>
  ) -> Int? {
    value(field, expecting: "\(noun) within \(range.lowerBound)...\(range.upperBound)") { text in
      DecimalNumber.wholeNumber(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
