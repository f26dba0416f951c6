public import FlowCore
public import FlowUI

/// The first page of the app: its logo, and buttons to get started or to sign in.
@MainActor
public final class LaunchPage {
  public let name = "launch"
  public var entryGuard: EntryGuard?
  /// Called when the user wants to get started.
  public var onStart: (() -> Void)?
  /// Called when the user wants to sign in.
  public var onSignIn: (() -> Void)?

  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// Creates the page.
  public init() {}
}

extension LaunchPage: BrandedPage {
  public var navigationItem: NavigationItem {
    NavigationItem(backTitle: "Woadwick", scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Masthead("Woadwick", "Keep the colours that you meet.")
      Spacer()
    } footer: {
      Button("Get started", role: .primary, control: press { $0.onStart?() })
      Spacer(Metrics.related)
      Button("I have an account", role: .plain, control: press { $0.onSignIn?() })
    }
  }
}
