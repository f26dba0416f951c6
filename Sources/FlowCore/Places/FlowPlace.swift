/// Where somebody is in a flow, as a small value: to link to, to keep, and to come back to.
///
/// It names the screen on top; what belongs beneath it is the flow's to know. A further step is a
/// place in the flow that lies on that screen, or is that screen. As text it is its steps with
/// slashes between: `payment`, `second=%23ff0000`, `early=1/payment`. A text stays the same for
/// ever, so links may be kept.
public struct FlowPlace: Hashable, Sendable {
  /// The place in the outermost flow.
  public let step: Step
  /// The steps further in, the outermost first.
  public let further: [Step]

  /// Creates a place; `rest` is the place in the flow that lies there, if any.
  public init(_ step: Step, _ rest: FlowPlace? = nil) {
    self.step = step
    further = rest.map { [$0.step] + $0.further } ?? []
  }

  /// Creates a place of one step; traps as `Step.init` does.
  public init(_ name: String, _ value: String? = nil) {
    self.init(Step(name, value))
  }

  /// The place in the flow that lies on the step's screen, or is that screen; `nil` for none.
  public var rest: FlowPlace? { FlowPlace(further) }

  /// The same place with one in a flow that lies there; without one the same.
  public func containing(_ rest: FlowPlace?) -> FlowPlace {
    FlowPlace([step] + further + (rest.map { [$0.step] + $0.further } ?? [])) ?? self
  }

  /// Creates a place of steps; `nil` for none.
  init?(_ steps: [Step]) {
    guard let step = steps.first else { return nil }
    self.step = step
    further = Array(steps.dropFirst())
  }
}

extension FlowPlace {
  /// A place in one flow: the name of a screen, and what tells it from others of that name.
  public struct Step: Hashable, Sendable {
    /// One word of the letters a to z and A to Z, digits and hyphens.
    public let name: String
    /// What the screen was handed, such as a number or a colour; any text, or `nil` for nothing.
    public let value: String?

    /// Creates a step; traps where the name is empty or has other signs.
    public init(_ name: String, _ value: String? = nil) {
      precondition(Self.isName(name), "a place's name cannot be '\(name)'")
      self.name = name
      self.value = value
    }

    static func isName(_ text: some StringProtocol) -> Bool {
      !text.isEmpty
        && text.utf8.allSatisfy { PlaceText.isLetterOrDigit($0) || $0 == PlaceText.hyphen }
    }
  }
}
