/// A deep link: a location in a flow, as a small value that can be linked to, stored and restored.
///
/// It names the screen on top; the flow determines the screens below it. A further step is a place
/// in a nested flow, which is presented on that screen or embedded as that screen. The text of a
/// place is its steps separated by slashes: `payment`, `second=%23ff0000`, `early=1/payment`. The
/// text format is stable, so links may be stored.
public struct FlowPlace: Hashable, Sendable {
  /// The place in the outermost flow.
  public let step: Step
  /// The steps in nested flows, outermost first.
  public let further: [Step]

  /// Creates a place from its first step; `rest` is the place in the nested flow.
  package init(_ step: Step, rest: FlowPlace? = nil) {
    self.init(step, further: rest?.steps ?? [])
  }

  /// Creates a place of one step; traps as `Step.init(name:value:)` does.
  ///
  /// To read a place from text that may be invalid, use `init(_:)`, which returns `nil` for it.
  public init(name: String, value: String? = nil) {
    self.init(Step(name: name, value: value))
  }

  /// The place in the nested flow, which is presented on the step's screen or embedded as that
  /// screen; `nil` if there is none.
  public var rest: FlowPlace? { FlowPlace(further) }

  /// This place with `rest` appended as the place in a nested flow; unchanged for `nil`.
  public func containing(_ rest: FlowPlace?) -> FlowPlace {
    FlowPlace(step, further: further + (rest?.steps ?? []))
  }

  init?(_ steps: [Step]) {
    guard let step = steps.first else { return nil }
    self.init(step, further: Array(steps.dropFirst()))
  }

  private init(_ step: Step, further: [Step]) {
    self.step = step
    self.further = further
  }

  /// All steps, outermost first.
  var steps: [Step] { [step] + further }
}

extension FlowPlace {
  /// A location in one flow: the name of a screen, and a value that distinguishes it from others of
  /// that name.
  public struct Step: Hashable, Sendable {
    /// A non-empty word of the letters a to z and A to Z, digits and hyphens.
    public let name: String
    /// The parameter of the screen, such as a number or a colour, as any text; `nil` if it has
    /// none.
    public let value: String?

    /// Creates a step; traps if the name is empty or contains a character that `name` excludes.
    public init(name: String, value: String? = nil) {
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
