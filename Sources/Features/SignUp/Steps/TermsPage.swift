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
  private lazy var press = Presses(self)

  private static let parts = [
    (
      "Your colours are yours",
      "We store the colours, places and palettes you save, so they are there on your next phone. We "
        + "never sell them, and we never use them to work out who you are."
    ),
    (
      "What other people see",
      "A palette is private until you share it. Then anyone with the link can see it, along with your "
        + "name and picture, until you stop sharing."
    ),
    (
      "Your location",
      "We store a location only as part of a colour, and only if you ask us to. When you remove it, it "
        + "is deleted."
    ),
    (
      "Paint looks different from a screen",
      "A colour changes with the screen, the wall and the time of day. Try a sample pot before you buy a "
        + "large one."
    ),
    (
      "When you leave",
      "You can delete your account at any time. We erase everything within thirty days."
    ),
  ]

  /// Creates the page.
  public init() {}
}

extension TermsPage: BrandedPage {
  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "Terms of use", leading: [.text("Close", control: press { $0.onClose?() })],
      scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          for (heading, text) in Self.parts {
            Text(heading, style: .headline, isHeading: true)
            Spacer(Metrics.related / 2)
            Text(text, style: .body, colour: \.secondaryLabel)
            Spacer(Metrics.group)
          }
          Text("Woadwick, 1 October 2026", style: .footnote, colour: \.secondaryLabel)
        }
      }
    } footer: {
      Button("Accept", role: .primary, control: press { $0.onAccept?() })
    }
  }
}
