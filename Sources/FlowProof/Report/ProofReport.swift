internal import FlowCore

/// What a proof came to.
public struct ProofReport: Hashable, Sendable {
  /// A way from one screen to another.
  public struct Edge: Hashable, Sendable, Encodable {
    /// The name of the screen on top before.
    public let from: String
    /// The name of the screen on top afterwards.
    public let to: String
    /// What a person does for it, the first of several ways.
    public let move: String
  }

  /// The names of all screens that were reached, in the order in which they were found.
  public let screens: [String]
  /// The ways between them.
  public let crossings: [Edge]
  /// The gates, with what each route came to.
  public let gates: [GateReport]
  /// The ways back to what was passed, each once: the first instant stands for all.
  ///
  /// What can be seen, and by hand, comes first.
  public let leaks: [Leak]
  /// The names of screens from which nothing leads anywhere, and which are not known as ends.
  public let deadEnds: [String]
  /// The names of places, and of gates that were named, that nothing led to.
  public let unreachable: [String]
  /// The steps on at which a flow's progress got lower.
  public let backwardSteps: [BackwardStep]
  /// The names of screens on which pages still moved when nobody waited any longer.
  public let neverSettles: [String]
  /// The names of the limits that were met, so that not everything was tried.
  public let limits: [String]
  /// How often the flow was played.
  public let replayCount: Int

  /// The names of the routes that were taken, in the order in which they were tried.
  public let routes: [String]

  /// Whether every gate holds: there is no leak, and no limit has cut the proof short.
  ///
  /// Of a flow that never repeats itself only a part can be tried, and so nothing is proved.
  public var holds: Bool { leaks.isEmpty && !limits.contains("replays") }
}

/// What programs read: the names of routes are those of the gates' results.
extension ProofReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case screens
    case crossings = "transitions"
    case gates
    case leaks
    case deadEnds
    case unreachable
    case backwardSteps = "backwardProgress"
    case neverSettles = "neverAtRest"
    case limits
    case replayCount = "replays"
  }
}

/// What the routes at one gate came to.
public struct GateReport: Hashable, Sendable {
  /// How a route fared.
  public struct Result: Hashable, Sendable, Encodable {
    /// The route's name.
    public let route: String
    /// How often it was taken.
    public internal(set) var replays: Int
    /// How often it led to a leak.
    public internal(set) var leaks: Int
  }

  /// The gate's name.
  public let name: String
  /// The names of the screens that were passed with it, the lowest first.
  public let passed: [String]
  /// The routes that were there to be taken.
  public private(set) var results: [Result] = []

  init(name: String, passed: [String]) {
    self.name = name
    self.passed = passed
  }

  mutating func count(_ route: String, _ leaks: Int) {
    let index = results.firstIndex { $0.route == route } ?? results.endIndex
    if index == results.endIndex { results.append(Result(route: route, replays: 0, leaks: 0)) }
    results[index].replays += 1
    results[index].leaks += leaks > 0 ? 1 : 0
  }
}

extension GateReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case passed
    case results = "routes"
  }
}

/// A step on at which a flow's progress got lower.
public struct BackwardStep: Hashable, Sendable, Encodable {
  /// The screen before.
  public let from: String
  /// The screen after it.
  public let to: String
  /// The progress before, 0…1.
  public let before: Double
  /// The progress afterwards.
  public let after: Double
}

extension BackwardStep: CustomStringConvertible {
  /// The step in one line.
  public var description: String {
    "from \(from) to \(to) progress falls from \((before * 100).fixed(0)) % to "
      + "\((after * 100).fixed(0)) %"
  }
}
