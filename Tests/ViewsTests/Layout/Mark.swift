import Views

/// Notes in the display list where a view is.
struct Mark: LayoutModifier, Equatable {
  let name: String

  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let frame = CGRect(origin: .zero, size: size)
    return content + [.picture(PictureContent(path: Self.scheme + name), in: frame)]
  }

  private static let scheme = "mark:"

  /// The marks in a display list and where they are, in points on the screen, the lowest first.
  static func places(
    in group: DisplayGroup, at origin: CGPoint = .zero
  ) -> [(name: String, frame: CGRect)] {
    group.items.flatMap { item -> [(name: String, frame: CGRect)] in
      switch item {
      case .group(let inner, let position): places(in: inner, at: origin + position)
      case .picture(let picture, let frame) where picture.path.hasPrefix(scheme):
        [
          (
            String(picture.path.dropFirst(scheme.count)),
            frame.offsetBy(dx: origin.x, dy: origin.y)
          )
        ]
      default: []
      }
    }
  }

  /// The marks in a display list as `name x y width height`.
  static func frames(in group: DisplayGroup) -> [String] {
    places(in: group).map { name, frame in
      let lengths = [frame.minX, frame.minY, frame.width, frame.height]
      return ([name] + lengths.map(short)).joined(separator: " ")
    }
  }

  /// A length to a hundredth of a point.
  private static func short(_ length: CGFloat) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension View {
  /// Notes in the display list where the view is.
  func mark(_ name: String) -> some View { modified(by: Mark(name: name)) }
}
