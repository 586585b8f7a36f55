/// What a touch finds at a node of the layout.
package enum TouchRole {
  /// Something that follows a contact.
  case control(Control)
  /// A window on content that can be dragged.
  case scroll(Scroller)
  /// Nothing: touches go to what is below, as if neither the view nor its content were there.
  case passing
  /// An outline outside of which there is nothing, and inside of which nothing below is touched.
  case shape(Path, isEvenOdd: Bool)
  /// An area from which no edge swipe starts.
  case swipeExclusion
}
