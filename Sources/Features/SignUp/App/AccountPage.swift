public import FlowCore
public import FlowUI

/// Who is signed in, and the way out.
public final class AccountPage {
  public let name = "account"
  /// Called by somebody who signs out.
  public var onSignOut: (() -> Void)?

  private let account: Account
  private let scroll = ScrollState()
  private let signOut = Control()

  /// Creates the page of an account.
  public init(account: Account) {
    self.account = account
    signOut.onActivate = { [weak self] in self?.onSignOut?() }
  }
}

extension AccountPage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Profile", isLarge: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding(Insets(horizontal: Spacing.margin, vertical: Spacing.group)) {
        Narrow {
          Centred(account.avatar.image(width: 88, name: account.avatar.title))
          Space(Spacing.margin)
          Words(account.name, .heading, alignment: .centre)
          Space(Spacing.related / 2)
          Words(account.email, .subtitle, \.secondaryLabel, alignment: .centre)
          Space(Spacing.group)
          Card {
            ListRow("Colours", value: "7")
            ListRow("Palettes", value: "2")
            ListRow("Places", subtitle: "Kept with each colour", value: "On")
          }
          Space(Spacing.group)
          Button("Sign out", control: signOut)
        }
      }
    }
  }
}
