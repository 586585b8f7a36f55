internal import Glibc

/// Addresses of machines, as they are written.
package enum NetworkAddress {
  /// Whether a text is an address of IPv6, perhaps with its interface (`fe80::1%eth0`).
  package static func isIPv6(_ text: String) -> Bool {
    let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].isEmpty { return false }
    var address = in6_addr()
    // SAFETY: the text is lent as a C string for the call, which fills the structure that it borrows.
    return unsafe inet_pton(AF_INET6, String(parts[0]), &address) == 1
  }
}
