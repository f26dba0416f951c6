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
  private let start = Control()
  private let signIn = Control()

  /// Creates the page.
  public init() {
    start.onActivate = { [weak self] in self?.onStart?() }
    signIn.onActivate = { [weak self] in self?.onSignIn?() }
  }
}

extension LaunchPage: BrandedPage {
  public var navigationItem: NavigationItem {
    NavigationItem(backTitle: "Woadwick", scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll) {
      Spacer()
      ReadableWidth { Masthead("Woadwick", "Keep the colours that you meet.") }
      Spacer()
    } footer: {
      ReadableWidth {
        Button("Get started", role: .primary, control: start)
        Spacer(Metrics.related)
        Button("I have an account", role: .plain, control: signIn)
      }
    }
  }
}

/// The app's logo, with a title and a text below it.
struct Masthead: Composite {
  private let title: String
  private let text: String

  /// The side length of the logo in points.
  private static let side = 96.0

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }

  func content(in context: LayoutContext) -> any Element {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
      Centred(
        Image(
          .loaded(.artwork(.sign)), width: Self.side, cornerRadius: Self.side / 4,
          accessibilityLabel: "Three discs, blue, red and yellow"))
      Spacer(Metrics.group)
      Text(title, .title, alignment: .centre)
      Spacer(Metrics.related)
      Text(text, .body, \.secondaryLabel, alignment: .centre)
    }
  }
}
