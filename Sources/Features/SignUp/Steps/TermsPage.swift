internal import FlowCore
public import FlowUI

/// The terms of use, which the user can accept.
@MainActor
public final class TermsPage {
  public let name = "terms"
  /// Called when the user accepts the terms.
  public var onAccept: (() -> Void)?
  /// Called when the user closes the page without accepting.
  public var onClose: (() -> Void)?

  private let scroll = ScrollState()
  private let accept = Control()
  private let close = Control()

  /// The heading and the text of each section.
  private static let parts = [
    (
      "Your colours are yours",
      "We keep the colours, places and palettes that you save, so that you find them on your next "
        + "phone. We do not sell them, and we do not learn from them who you are."
    ),
    (
      "What others see",
      "A palette is private until you share it. Then whoever has the link sees it with your name and "
        + "picture, until you take it back."
    ),
    (
      "Where you were",
      "A place is kept only with a colour, and only if you want that. You can take it off again, and it "
        + "is gone."
    ),
    (
      "Paint is not a screen",
      "What a colour is called and how it looks differs between screens, walls and hours of the day. Try "
        + "a small pot before you buy a large one."
    ),
    (
      "When you leave",
      "You can delete your account whenever you like. All of it is gone after thirty days."
    ),
  ]

  /// Creates the page.
  public init() {
    accept.onActivate = { [weak self] in self?.onAccept?() }
    close.onActivate = { [weak self] in self?.onClose?() }
  }
}

extension TermsPage: BrandedPage {
  public var navigationItem: NavigationItem {
    NavigationItem(title: "Terms of use", leading: [.text("Close", close)], scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          for (heading, text) in Self.parts {
            Text(heading, .headline, isHeading: true)
            Spacer(Metrics.related / 2)
            Text(text, .body, \.secondaryLabel)
            Spacer(Metrics.group)
          }
          Text("Woadwick, 1 October 2026", .footnote, \.secondaryLabel)
        }
      }
    } footer: {
      ReadableWidth { Button("Accept", role: .primary, control: accept) }
    }
  }
}
