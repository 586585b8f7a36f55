/// A field of a view that does not count when two values of the view are compared: a change of it is
/// announced by other ways, or told by another field.
package protocol ComparedElsewhere {}
