import Geometry

/// The screens that the kiosk under test shows: each pushes the next.
///
/// No two pixels of one screen have the same color, nor have pixels of different screens, so a
/// picture that is off by one pixel anywhere, mirrored, or of the wrong screen never passes.
enum TestScreen: String, CaseIterable {
  case home, menu, detail

  /// The screen's picture, for a logical screen of up to 1024 x 1024 pixels.
  func picture(_ size: PixelSize) -> Pixmap {
    Pixmap(size: size) { x, y in
      (
        UInt8(x & 0xff), UInt8(y & 0xff),
        UInt8((x >> 8) << 6 | (y >> 8) << 4 | self.number * 5)
      )
    }
  }

  /// The picture in colors that 16 bits hold exactly: all neighbours still differ.
  func pictureInSixteenBits(_ size: PixelSize) -> Pixmap {
    Pixmap(size: size) { x, y in
      let red = UInt8(x & 0x1f)
      let green = UInt8(y & 0x3f)
      let blue = UInt8(((x >> 5) + self.number * 9) & 0x1f)
      return (red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2)
    }
  }

  private var number: Int {
    switch self {
    case .home: 0
    case .menu: 1
    case .detail: 2
    }
  }
}
