public import FlowCore
public import FlowUI

/// The last page of the sign-up: the account exists, and the user cannot go back to the steps.
@MainActor
public final class WelcomePage {
  public let name = "welcome"
  public var entryGuard: EntryGuard?
  /// Called when the user continues.
  public var onContinue: (() -> Void)?

  private let account: Account
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page for a new account.
  public init(account: Account) { self.account = account }
}

extension WelcomePage: BrandedPage {
  public var navigationItem: NavigationItem { NavigationItem(scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Masthead(
        account.avatar.image(width: 112, name: account.avatar.title), "Welcome, \(account.name)",
        "Your account is ready. A few colours are in it already, to begin with.")
      Spacer()
    } footer: {
      Button("Open Woadwick", role: .primary, control: press { $0.onContinue?() })
    }
  }
}
