/// The directions in which a movement may begin in order to count as a drag or scroll.
///
/// Leading and trailing follow the reading direction of the stage.
public struct PanDirections: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Towards the leading edge.
  public static let leading = PanDirections(rawValue: 1)
  /// Towards the trailing edge.
  public static let trailing = PanDirections(rawValue: 2)
  /// Towards the top.
  public static let up = PanDirections(rawValue: 4)
  /// Towards the bottom.
  public static let down = PanDirections(rawValue: 8)
  /// Towards the leading or the trailing edge.
  public static let horizontal: PanDirections = [.leading, .trailing]
  /// Towards the top or the bottom.
  public static let vertical: PanDirections = [.up, .down]
  /// All directions.
  public static let all: PanDirections = [.horizontal, .vertical]

  /// The largest accepted ratio of movement across a direction to movement along it: libadwaita's
  /// 1.2.
  ///
  /// Movements at about 40° to 50° from the horizontal therefore fit either axis.
  static let steepness = 1.2

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns whether a movement fits the directions; `pending` means that it is too short to tell.
  ///
  /// The movement is in points, towards the trailing edge and down.
  func judge(_ movement: Vector, slop: Double) -> GestureResponse {
    let (width, height) = (movement.dx.magnitude, movement.dy.magnitude)
    guard movement.isFinite, max(width, height) >= slop else { return .pending }
    let fitsHorizontal =
      contains(movement.dx > 0 ? .trailing : .leading) && height <= width * Self.steepness
    let fitsVertical =
      contains(movement.dy > 0 ? .down : .up) && width <= height * Self.steepness
    guard fitsHorizontal || fitsVertical else { return .ignored }
    return max(fitsHorizontal ? width : 0, fitsVertical ? height : 0) >= slop ? .claimed : .pending
  }
}
