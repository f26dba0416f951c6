public import FlowUI

extension Step {
  /// A button that leads to another page.
  public struct Choice: Sendable {
    /// The title of the button.
    public let title: String
    /// The role of the button.
    public let role: Button.Role
    /// The page that the button leads to.
    public let step: Step

    init(_ title: String, _ role: Button.Role = .secondary, to step: Step) {
      self.title = title
      self.role = role
      self.step = step
    }
  }

  /// The buttons of the page.
  public var choices: [Choice] {
    switch self {
    case .initial:
      [
        Choice("Gate", .primary, to: .gate), Choice("Non-Gate", to: .nonGate),
        Choice("Sign in or sign up", .plain, to: .options),
      ]
    case .gate: [Choice("Begin Again", to: .initial)]
    case .options: [Choice("Sign In", .primary, to: .signIn), Choice("Sign Up", to: .signUp)]
    case .signIn: [Choice("Sign In", .primary, to: .itemOne)]
    case .signUp: [Choice("Sign Up", .primary, to: .tutorial)]
    case .tutorial: [Choice("Done", .primary, to: .itemOne)]
    case .activation: [Choice("Activate", .primary, to: .activated)]
    case .activated, .connected: [Choice("Open the App", .primary, to: .itemOne)]
    case .itemOne: [Choice("Sign Out", to: .initial)]
    case .appProper: [Choice("Detail", .primary, to: .detail)]
    case .nonGate, .deviceSearch, .detail: []
    }
  }

  /// The rows of the page, which lead to the other temporary flows that the article lists.
  public var rows: [Choice] {
    self == .options
      ? [
        Choice("Activate a copy", to: .activation), Choice("Find a lamp", to: .deviceSearch),
      ] : []
  }

  var next: Step? { choices.first { $0.role == .primary }?.step }
}
