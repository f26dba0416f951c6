public import FlowCore
internal import SecondScene

/// The table that decides which interaction goes back from Second: the interaction of the first row
/// whose condition holds, or else `otherwise`.
///
/// To use another gesture, only this table changes, not the scenes or the flow controller.
public struct InteractorTable: Hashable, Sendable {
  /// A condition under which a row applies.
  public enum Condition: Hashable, Sendable {
    /// The person takes part in this arm of an experiment.
    case arm(String)
    /// The latest press on the stage was with this pointer.
    case pointer(PointerDevice)
    /// The stage is on a device of this kind.
    case device(StageConditions.Device)
  }

  /// A row of the table.
  public struct Row: Hashable, Sendable {
    /// The condition under which the row applies.
    public let condition: Condition
    /// The interaction that goes back if the row applies.
    public let interaction: ReturnInteraction

    /// Creates a row.
    public init(condition: Condition, interaction: ReturnInteraction) {
      self.condition = condition
      self.interaction = interaction
    }
  }

  /// The rows; the first one that applies decides.
  public var rows: [Row]
  /// The interaction that goes back if no row applies.
  public var otherwise: ReturnInteraction
  /// The arm of the experiment in which the person takes part; `nil` for none.
  public var arm: String?

  /// Creates a table.
  public init(
    _ rows: [Row] = [], otherwise: ReturnInteraction = .edge, arm: String? = nil
  ) {
    self.rows = rows
    self.otherwise = otherwise
    self.arm = arm
  }

  /// Returns the interaction that goes back under the given conditions.
  public func interaction(under conditions: StageConditions) -> ReturnInteraction {
    rows.first { holds($0.condition, conditions) }?.interaction ?? otherwise
  }

  private func holds(_ condition: Condition, _ conditions: StageConditions) -> Bool {
    switch condition {
    case .arm(let arm): arm == self.arm
    case .pointer(let pointer): pointer == conditions.pointer
    case .device(let device): device == conditions.device
    }
  }

  /// Returns an interactor that follows the table as the stage's conditions change.
  ///
  /// It keeps neither the scene nor the delegate alive.
  @MainActor
  func makeInteractor(
    for scene: SecondScene, delegate: any SecondSceneFlowDelegate, in context: FlowContext
  ) -> any FlowInteractor {
    let named = Set(rows.map(\.interaction)).subtracting([otherwise])
    let interactors = Dictionary(
      uniqueKeysWithValues: named.map {
        ($0, $0.makeInteractor(for: scene, delegate: delegate, clock: context.clock))
      })
    let fallback = otherwise.makeInteractor(for: scene, delegate: delegate, clock: context.clock)
    return ConditionalInteractor { [self, weak context] in
      let conditions = context?.stage ?? StageConditions()
      return interactors[interaction(under: conditions)] ?? fallback
    }
  }
}
