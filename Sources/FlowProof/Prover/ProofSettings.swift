public import FlowUI

/// What a prover knows about a flow, and how far it searches.
@MainActor
public struct ProofSettings {
  /// The names of screens that are gates, in addition to the gate heads of the flow's own policies.
  ///
  /// A screen below a gate, or replaced by the gate, counts as passed as soon as the gate is in the
  /// stack.
  public var gates: Set<String> = []

  /// The names of all screens that should be reachable.
  public var expectedScreens: [String] = []

  /// The names of screens at which a flow may end, so that they do not count as dead ends.
  public var terminalScreens: Set<String> = []

  /// The routes that are tried at each gate.
  public var routes = Route.all

  /// The texts to try in a text field, one after another; if there are none, the field is left
  /// unchanged.
  public var texts: @MainActor (AccessibilityNode) -> [String] = FieldTexts.defaults

  /// Whether the prover's sessions reduce motion.
  public var reducesMotion = false

  /// The limits of the search.
  public var limits = Limits()

  /// Creates settings without knowledge of the flow.
  public init() {}

  /// The limits of a search; a report names those that were reached.
  ///
  /// All except `settleLimit` and `wait` are there for flows that never return to an earlier state,
  /// such as one that pushes pages without end. A negative number or duration counts as 0.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of states to explore.
    public var states = 300
    /// The maximum number of moves in a row.
    public var depth = 24
    /// The maximum number of states that differ only in the contents of their screens, for example
    /// while a form is filled in.
    public var variants = 24
    /// The maximum number of moves to try in one state.
    public var moves = 40
    /// The maximum number of replays in total.
    public var replays = 20_000
    /// How long a replay waits for animations to end.
    ///
    /// After that, the flow counts as settled if no page is moving, because some animations, such
    /// as a spinner, never end.
    public var settleLimit = Duration.seconds(3)
    /// How long a replay waits for a timer that changes something, while other timers, such as that
    /// of a spinner, change nothing.
    ///
    /// The wait is longer if a timer that was set before the wait is due after this time.
    public var wait = Duration.seconds(60)

    /// Creates the default limits.
    public init() {}
  }
}

private enum FieldTexts {
  /// Returns texts chosen by the field's name; for an age, an adult's and a child's.
  static func defaults(for field: AccessibilityNode) -> [String] {
    let words = field.name.lowercased().split { !$0.isLetter }
    let entry = table.first { entry in words.contains { $0.hasPrefix(entry.word) } }
    return entry?.texts ?? ["Sluice"]
  }

  /// The texts by word; the first entry whose `word` begins a word in the field's name applies.
  private static let table: [(word: String, texts: [String])] = [
    ("parent", ["grace@example.org"]), ("guardian", ["grace@example.org"]),
    ("mail", ["ada@example.org"]), ("email", ["ada@example.org"]),
    ("password", ["Correct-Horse-7"]), ("phone", ["+44 20 7946 0958"]),
    ("telephone", ["+44 20 7946 0958"]), ("card", ["4242 4242 4242 4242"]),
    ("code", ["123456"]), ("age", ["36", "14"]), ("year", ["1990"]), ("date", ["1990-12-10"]),
    ("birth", ["1990-12-10"]), ("post", ["12345"]), ("zip", ["12345"]), ("number", ["42"]),
    ("amount", ["42"]), ("url", ["https://example.org"]), ("name", ["Ada"]),
  ]
}
