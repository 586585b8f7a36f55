/// The four numbers by which a bus names a device; several quite different panels may share them.
package struct DeviceIdentity: Hashable, Sendable {
  /// The bus, numbered as in the kernel's `input.h`: 3 is USB, 0x18 is I²C.
  package var bus: UInt16
  /// The maker's number on that bus.
  package var vendor: UInt16
  /// The maker's number for the product.
  package var product: UInt16
  /// The product's revision.
  package var version: UInt16

  /// Names a device.
  package init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}
