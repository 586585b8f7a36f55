/// A length in points, or a fraction; the name Swift developers know it by.
public typealias CGFloat = Double
