/// Counts the changes of the states that layouts read, such as the text of a field, in all
/// sessions.
///
/// A layout of any session that was made before the last change is out of date.
@MainActor
enum LayoutRevision {
  /// The number of changes so far.
  private(set) static var current = 0

  /// Records a change.
  static func advance() { current &+= 1 }

  /// Records a change from one value to another, unless they are equal.
  static func advance<Value: Equatable>(from old: Value, to new: Value) {
    if old != new { advance() }
  }
}
