internal import FlowCore
internal import FlowUI
internal import SignUp

/// The app itself: the colours that were kept, the Colours flow to explore, and who is signed in.
final class AppPage {
  let name = "app"
  /// Called with the page that somebody wants to see.
  var onPage: ((any Screen) -> Void)?
  /// Called by somebody who signs out.
  var onSignOut: (() -> Void)?

  private let account: Account
  private let explore: DemoScreen
  private let scroll = ScrollState()
  private let controls = Part.allCases.map { _ in Control() }

  init(account: Account, context: FlowContext) {
    self.account = account
    explore = DemoScreen(
      name: "explore", flow: ColoursFlowController(context: context, isOnStage: false))
    for (part, control) in zip(Part.allCases, controls) {
      control.onActivate = { [weak self] in self?.show(part) }
    }
  }

  private func show(_ part: Part) {
    switch part {
    case .home: onPage?(HomePage())
    case .explore: onPage?(explore)
    case .profile:
      let page = AccountPage(account: account)
      page.onSignOut = { [weak self] in self?.onSignOut?() }
      onPage?(page)
    }
  }
}

extension AppPage: BrandedPage {
  /// A part of the app.
  private enum Part: CaseIterable {
    case home
    case explore
    case profile

    var words: (title: String, subtitle: String) {
      switch self {
      case .home: ("Home", "The colours that you kept")
      case .explore: ("Explore", "Colours to walk through")
      case .profile: ("Profile", "Your account, and the way out")
      }
    }
  }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  var navigationItem: NavigationItem {
    NavigationItem(title: "Woadwick", isLarge: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding(Insets(horizontal: Spacing.margin, vertical: Spacing.margin)) {
        Card {
          for (part, control) in zip(Part.allCases, controls) {
            ListRow(
              part.words.title, subtitle: part.words.subtitle, mark: .leadsOn, control: control)
          }
        }
      }
    }
  }
}
