public import FlowUI

/// What a prover is told about a flow, and how far it goes.
public struct ProofSettings {
  /// The names of screens that are gates beside the heads of the flow's own policies: whatever
  /// stands beneath one, or in its place before, is passed as soon as the stack has it.
  public var gates: Set<String> = []

  /// The names of all screens that there should be a way to.
  public var places: [String] = []

  /// The names of screens at which a flow may end: they are no dead ends.
  public var ends: Set<String> = []

  /// The ways back and on that are tried at each gate.
  public var routes = Route.all

  /// What is written into a text field, each in turn; nothing leaves it as it is.
  public var texts: (AccessibilityNode) -> [String] = FieldTexts.defaults

  /// Whether the sessions let nothing slide by itself.
  public var reducesMotion = false

  /// How far the prover goes.
  public var limits = Limits()

  /// Creates settings in which nothing is known of the flow.
  public init() {}

  /// How far a prover goes; a report says which limits were met.
  ///
  /// All but the last guard against flows that never repeat themselves, as one that pushes page
  /// upon page.
  public struct Limits: Hashable, Sendable {
    /// How many states are explored, at most.
    public var states = 300
    /// How many things a person does one after another, at most.
    public var depth = 24
    /// In how many ways the contents of the same screens may differ, as while a form is filled in.
    public var variants = 24
    /// How many things are tried in one state, at most.
    public var moves = 40
    /// How many plays there are altogether, at most.
    public var replays = 20_000
    /// For how long a picture may move until it counts as at rest, if no page does: a spinner never
    /// ends.
    public var patience = Duration.seconds(3)

    /// Creates the usual limits.
    public init() {}
  }
}
