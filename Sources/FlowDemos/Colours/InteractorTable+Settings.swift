internal import FlowCatalogue
internal import FlowCore

extension InteractorTable {
  /// The settings of the demo: the gesture if no row applies, the rows in ascending order of
  /// precedence, and the experiment's arm.
  static let parameters: [DemoParameter] = [
    DemoParameter(
      "interactor", title: "Gesture", kind: .choice(ReturnInteraction.allCases.map(\.rawValue)),
      default: ReturnInteraction.edge.rawValue),
    row("on-tablet", "On a tablet", default: same),
    row("by-touch", "By touch", default: same),
    row("in-arm-b", "In arm B", default: ReturnInteraction.zigZag.rawValue),
    DemoParameter("arm", title: "Experiment arm", kind: .choice(["A", "B"]), default: "A"),
  ]

  /// The choice that leaves a row out of the table.
  private static let same = "same"

  init(_ settings: DemoSettings) {
    let conditions: [(id: String, condition: Condition)] = [
      ("in-arm-b", .arm("B")), ("by-touch", .pointer(.touch)), ("on-tablet", .device(.tablet)),
    ]
    let value = { (id: String) in
      settings[id] ?? Self.parameters.first { $0.id == id }?.defaultValue ?? Self.same
    }
    self.init(
      conditions.compactMap { id, condition in
        ReturnInteraction(rawValue: value(id)).map {
          Row(condition: condition, interaction: $0)
        }
      },
      otherwise: ReturnInteraction(rawValue: value("interactor")) ?? .edge, arm: value("arm"))
  }

  private static func row(_ id: String, _ title: String, default value: String) -> DemoParameter {
    DemoParameter(
      id, title: title, kind: .choice([same] + ReturnInteraction.allCases.map(\.rawValue)),
      default: value)
  }
}
