/// The ways in which a movement may set out to be a drag or a scroll of somebody's.
///
/// Leading and trailing are the stage's own, and so mirrored with it.
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
  /// Along the lines of text.
  public static let horizontal: PanDirections = [.leading, .trailing]
  /// Across the lines of text.
  public static let vertical: PanDirections = [.up, .down]
  /// Wherever it goes.
  public static let all: PanDirections = [.horizontal, .vertical]

  /// How many times as far a movement may go across a heading as along it: libadwaita's 1.2.
  ///
  /// What lies between 40° and 50° from the horizontal so fits either axis.
  static let steepness = 1.2

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What a movement has come to.
  ///
  /// - Parameters:
  ///   - movement: Points towards the trailing edge and down since the start.
  ///   - slop: How many points along its heading a movement needs.
  /// - Returns: `claimed` once it has gone that far in one of these ways, `ignored` if it goes
  ///   another way, `pending` as long as it is too short to tell, or not finite.
  func judge(_ movement: Vector, slop: Double) -> GestureResponse {
    let (across, down) = (movement.dx.magnitude, movement.dy.magnitude)
    guard movement.isFinite, max(across, down) >= slop else { return .pending }
    let isAcross =
      contains(movement.dx > 0 ? .trailing : .leading) && down <= across * Self.steepness
    let isDown = contains(movement.dy > 0 ? .down : .up) && across <= down * Self.steepness
    guard isAcross || isDown else { return .ignored }
    return max(isAcross ? across : 0, isDown ? down : 0) >= slop ? .claimed : .pending
  }
}
