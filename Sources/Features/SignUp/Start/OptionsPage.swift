internal import FlowCore
public import FlowUI

/// The choice between an account that there is and a new one.
public final class OptionsPage {
  public let name = "options"
  /// Called by somebody who has an account.
  public var onSignIn: (() -> Void)?
  /// Called by somebody who wants one.
  public var onSignUp: (() -> Void)?

  private let scroll = ScrollState()
  private let signIn = Control()
  private let signUp = Control()

  /// Creates the page.
  public init() {
    signIn.onActivate = { [weak self] in self?.onSignIn?() }
    signUp.onActivate = { [weak self] in self?.onSignUp?() }
  }
}

extension OptionsPage: BrandedPage {
  public var navigationItem: NavigationItem { NavigationItem(backTitle: "Start", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    Footed(scroll) {
      Space()
      Narrow {
        Masthead(
          "Your colours, wherever you are",
          "With an account they are on every phone that you use.")
      }
      Space()
    } foot: {
      Narrow {
        Button("Create account", role: .primary, control: signUp)
        Space(Spacing.related)
        Button("Sign in", control: signIn)
      }
    }
  }
}
