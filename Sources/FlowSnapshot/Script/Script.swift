public import FlowCore

/// What a person does, and when: input at instants after a session's start.
public struct Script: Hashable, Sendable {
  /// Input and the instant it comes at.
  public struct TimedInput: Hashable, Sendable {
    /// When it comes.
    public let instant: Instant
    /// What comes.
    public let input: InputEvent

    /// Creates timed input.
    public init(instant: Instant, input: InputEvent) {
      self.instant = instant
      self.input = input
    }
  }

  /// A picture that the script asks for.
  public struct Shot: Hashable, Sendable {
    /// The picture's name, without its ending.
    public let name: String
    /// The instant that it shows; all input of that instant that stands before it has come.
    public let instant: Instant
    /// How much of the input has come by then.
    let inputCount: Int
    /// Where the script asks for it.
    public let line: Int
  }

  /// The input, in order.
  public internal(set) var inputs: [TimedInput] = []
  /// The pictures, in order.
  public internal(set) var shots: [Shot] = []
  /// When the last step is over; a trailing wait counts.
  public internal(set) var end = Instant.zero

  /// A script in which nothing happens.
  public init() {}

  /// A script of input, which must be in order; it ends with the last of it.
  package init(inputs: [TimedInput]) {
    self.inputs = inputs
    end = inputs.last?.instant ?? .zero
  }

  /// Where fingers are at an instant: the points of presses that are not let go yet.
  ///
  /// Those too far from any stage for a picture are left out.
  public func fingers(at instant: Instant) -> [Point] {
    var places: [Pointer: Point] = [:]
    for timed in inputs {
      guard timed.instant <= instant else { break }
      guard case .pointer(let phase, let device, let finger, let point, _) = timed.input else {
        continue
      }
      let pointer = Pointer(device: device, finger: finger)
      switch phase {
      case .down: places[pointer] = point
      // A mouse moves, too, when it presses nothing.
      case .move: if places[pointer] != nil { places[pointer] = point }
      case .up, .cancelled: places[pointer] = nil
      }
    }
    return places.values.filter(StageLimits.reaches).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// What points: the mouse, or one finger of several.
  struct Pointer: Hashable {
    let device: PointerDevice
    let finger: Int
  }
}

/// Why a script cannot be played.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// File, line and what was expected there, in one line.
  public let description: String

  init(file: String, line: Int?, _ message: String) {
    description = line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
