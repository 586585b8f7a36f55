/// A stored property of a view that makes it follow something outside its value: `State`,
/// `Environment`, or a type of your own that is made of these.
@MainActor
public protocol DynamicProperty {}
