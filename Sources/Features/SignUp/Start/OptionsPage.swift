internal import FlowCore
public import FlowUI

/// The choice between an account that there is and a new one.
public final class OptionsPage {
  public let name = "options"
  /// Whether the app begins with it, as for somebody who has signed out: then nothing lies before
  /// it.
  public let isStart: Bool
  /// Called by somebody who has an account.
  public var onSignIn: (() -> Void)?
  /// Called by somebody who wants one.
  public var onSignUp: (() -> Void)?

  private let scroll = ScrollState()
  private let signIn = Control()
  private let signUp = Control()

  /// Creates the page.
  ///
  /// - Parameter isStart: Whether the app begins with it.
  public init(isStart: Bool = false) {
    self.isStart = isStart
    signIn.onActivate = { [weak self] in self?.onSignIn?() }
    signUp.onActivate = { [weak self] in self?.onSignUp?() }
  }
}

extension OptionsPage: BrandedPage {
  public var navigationItem: NavigationItem { NavigationItem(backTitle: "Start", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll) {
      Spacer()
      ReadableWidth {
        Masthead(
          "Your colours, wherever you are",
          "With an account they are on every phone that you use.")
      }
      Spacer()
    } foot: {
      ReadableWidth {
        Button("Create account", role: .primary, control: signUp)
        Spacer(Spacing.related)
        Button("Sign in", control: signIn)
      }
    }
  }
}
