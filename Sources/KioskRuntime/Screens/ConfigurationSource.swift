/// Where a kiosk's screens are described.
package enum ConfigurationSource: Hashable, Sendable {
  /// In a configuration file.
  case file(String)
  /// Nowhere: they are the pictures of a folder, in name order, each pushing the next.
  case folder(String)
}
