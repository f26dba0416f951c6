internal import FlowCore
public import FlowUI

/// The choice between signing in and creating an account.
@MainActor
public final class OptionsPage {
  public let name = "options"
  /// Whether the app starts on this page, with no page before it, as it does after signing out.
  public let isStart: Bool
  /// Called when the user wants to sign in.
  public var onSignIn: (() -> Void)?
  /// Called when the user wants to create an account.
  public var onSignUp: (() -> Void)?

  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page.
  ///
  /// - Parameter isStart: Whether the app starts on this page.
  public init(isStart: Bool = false) { self.isStart = isStart }
}

extension OptionsPage: BrandedPage {
  public var navigationItem: NavigationItem { NavigationItem(backTitle: "Start", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Masthead(
        "Your colours, wherever you are", "With an account they are on every phone that you use.")
      Spacer()
    } footer: {
      Button("Create account", role: .primary, control: press { $0.onSignUp?() })
      Spacer(Metrics.related)
      Button("Sign in", control: press { $0.onSignIn?() })
    }
  }
}
