public import FlowUI

/// A page of the two gate samples, with its text and the buttons that lead to other pages.
public enum Step: String, CaseIterable, Sendable {
  case initial
  case gate
  case nonGate = "non-gate"
  case options
  case signIn = "sign-in"
  case signUp = "sign-up"
  case tutorial
  case itemOne = "item-1"
  case appProper = "app-proper"
  case detail

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

  /// The title in the page's bar, as in the article on gates that the samples follow.
  public var title: String {
    switch self {
    case .initial: "Initial"
    case .gate: "Gate"
    case .nonGate: "Non-Gate"
    case .options: "Options"
    case .signIn: "Sign In"
    case .signUp: "Sign Up"
    case .tutorial: "Tutorial"
    case .itemOne: "Item 1"
    case .appProper: "App Proper"
    case .detail: "Detail"
    }
  }

  /// The text of the page, which explains its purpose.
  public var text: String {
    switch self {
    case .initial: "A gate closes behind you. Any other page lets you back."
    case .gate: "No button, key, drag or link leads back from here: what was before is gone."
    case .nonGate: "An ordinary page. The way back stays open."
    case .options: "Two ways into the app, and none back out of it."
    case .signIn: "Who is known goes straight into the app."
    case .signUp: "Who is new sees first how the app works."
    case .tutorial: "The account is made. Nothing leads back to making it."
    case .itemOne: "The app. Whoever is here does not get back to the tutorial."
    case .appProper: "A stack of its own, inside the second tab."
    case .detail: "From here one gets back to App Proper, and no further."
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
    case .itemOne: [Choice("Sign Out", to: .initial)]
    case .appProper: [Choice("Detail", .primary, to: .detail)]
    case .nonGate, .detail: []
    }
  }
}
