extension Scratch {
  /// A recording of a panel, on whose middle a finger lands.
  static let landing = """
    N: panel
    A: 35 0 1024 0 0 10
    A: 36 0 600 0 0 10
    A: 2f 0 9 0 0 0
    A: 39 0 65535 0 0 0
    P: 02 00 00 00 00 00 00 00
    E: 0.000000 0003 0039 1
    E: 0.000000 0003 0035 500
    E: 0.000000 0003 0036 300
    E: 0.000000 0000 0000 0

    """
}
