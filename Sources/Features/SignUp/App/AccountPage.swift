public import FlowCore
public import FlowUI

/// The account that is signed in, and a button to sign out.
@MainActor
public final class AccountPage {
  public let name = "account"

  private let accounts: Accounts
  private let colours: KeptColours
  private let palettes: Palettes
  /// The account that the page shows, even after signing out, until the page has disappeared.
  private var account: Account?
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page, which shows the account that is signed in when it appears.
  public init(accounts: Accounts, colours: KeptColours, palettes: Palettes) {
    self.accounts = accounts
    self.colours = colours
    self.palettes = palettes
  }
}

extension AccountPage: BrandedPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Profile", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func willAppear() { account = accounts.current ?? account }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          if let account { portrait(of: account) }
          Spacer(Metrics.group)
          Card {
            ListRow("Colours", value: "\(colours.all.count)")
            ListRow("Palettes", value: "\(palettes.count)")
            ListRow("Places", subtitle: "Kept with each colour", value: "On")
          }
          Spacer(Metrics.group)
          Button("Sign out", control: press { $0.accounts.signOut() })
        }
      }
    }
  }

  @ElementBuilder private func portrait(of account: Account) -> [any Element] {
    Centred(account.avatar.image(width: 88, name: account.avatar.title))
    Spacer(Metrics.margin)
    Text(account.name, style: .heading, alignment: .centre)
    Spacer(Metrics.related / 2)
    Text(account.email, style: .subtitle, colour: \.secondaryLabel, alignment: .centre)
  }
}
