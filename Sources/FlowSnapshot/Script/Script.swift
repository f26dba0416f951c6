public import FlowCore

/// A script of timed input, whose instants are relative to a session's start.
///
/// All instants are known before the script is played: none depends on what the flow does. The
/// moves of a drag are created one by one as they are played, so a long drag takes no more memory
/// than a short one.
///
/// Steps that name an element or expect something are the exception. A script with such steps
/// `needsFlow`: `resolved(on:glyphs:)` turns it into a script of points for one flow.
public struct Script: Hashable, Sendable {
  /// An input event with its instant.
  public struct TimedInput: Hashable, Sendable {
    /// The instant of the input.
    public let instant: Instant
    /// The input event.
    public let input: InputEvent

    /// Creates timed input.
    public init(instant: Instant, input: InputEvent) {
      self.instant = instant
      self.input = input
    }
  }

  /// A picture that the script requests.
  public struct Shot: Hashable, Sendable {
    /// The picture's name, without a file extension.
    public let name: String
    /// The instant that the picture shows, after all input that precedes it in the script.
    public let instant: Instant
    /// The number of input events before the picture.
    let inputCount: Int
    /// The line of the script that requests the picture.
    public let line: Int
  }

  /// A part of the script; a shot is an index into `shots`.
  enum Piece: Hashable, Sendable {
    case input(TimedInput)
    indirect case drag(DragMoves)
    indirect case named(NamedStep)
    /// The instant that the next step states; only after a step that depends on the flow, because
    /// that step may have waited.
    case clock(Instant, line: Int)
    case shot(Int)
  }

  private(set) var pieces: [Piece] = []
  /// The number of events in `inputs`; at most `ScriptLimits.inputs` if the script is parsed from
  /// YAML.
  package private(set) var inputCount = 0
  /// The number of input events, including the recorded input of named steps, which
  /// `ScriptLimits.inputs` limits, too.
  var totalInputCount: Int { inputCount + recordedInputCount }
  private var recordedInputCount = 0
  /// How many of these are moves generated from the duration of a drag, including those in recorded
  /// input.
  var generatedMoveCount = 0
  /// The pictures, in order.
  public private(set) var shots: [Shot] = []
  /// The end of the last step, including a trailing wait.
  public internal(set) var end = Instant.zero

  /// The demo or link for which the script is written, from the `flow` step in its header; `nil`
  /// without one.
  public internal(set) var flow: String?
  /// The line of the `flow` step; `nil` without one.
  package internal(set) var flowLine: Int?
  /// The stage on which the script was recorded, from the `recorded` step in the header.
  var recordedStage: RecordedStage?
  /// Whether the script has steps that name an element or expect something.
  public private(set) var needsFlow = false
  /// The file name, for messages about steps that depend on the flow.
  var file = ""

  /// Creates an empty script.
  public init() {}

  /// The input must be in chronological order; by default, the script ends at the last event.
  package init(inputs: [TimedInput], end: Instant? = nil) {
    pieces = inputs.map { .input($0) }
    inputCount = inputs.count
    self.end = end ?? inputs.last?.instant ?? .zero
  }

  /// All input in order, including the moves of drags, but without the recorded input of steps that
  /// depend on the flow; created anew at each call.
  public var inputs: [TimedInput] { Array(InputSequence(script: self)) }

  mutating func append(_ piece: Piece) {
    pieces.append(piece)
    switch piece {
    case .input: inputCount += 1
    case .drag(let moves):
      inputCount += moves.count
      generatedMoveCount += moves.count
    case .named(let step):
      recordedInputCount += step.exact.count
      needsFlow = true
    case .clock, .shot: break
    }
  }

  mutating func request(_ name: String, at instant: Instant, line: Int) {
    append(.shot(shots.count))
    shots.append(Shot(name: name, instant: instant, inputCount: inputCount, line: line))
  }

  /// The positions of all pressed pointers at an instant.
  ///
  /// Pointers too far from the stage to appear in a picture are left out.
  public func fingers(at instant: Instant) -> [Point] {
    var locations: [Pointer: Point] = [:]
    for timed in InputSequence(script: self) {
      guard timed.instant <= instant else { break }
      guard case .pointer(let input) = timed.input else { continue }
      let pointer = Pointer(device: input.device, finger: input.finger)
      switch input.phase {
      case .down: locations[pointer] = input.location
      // A mouse also moves while it is not pressed.
      case .move: if locations[pointer] != nil { locations[pointer] = input.location }
      case .up, .cancelled: locations[pointer] = nil
      }
    }
    return locations.values.filter(SizeLimits.reaches).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// The mouse, or one of several fingers.
  struct Pointer: Hashable {
    let device: PointerDevice
    let finger: Int
  }
}

/// Why a script cannot be read.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, the line if it is known, and what was expected there, in one line.
  public let description: String

  init(file: String, line: Int?, _ message: String) {
    // The message may quote a text of the script that has several lines.
    description = (line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)").inOneLine
  }
}
