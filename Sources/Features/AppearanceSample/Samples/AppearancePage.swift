public import FlowCore
public import FlowUI

/// The second page of the appearance article's sample: its bars have a given appearance, which is
/// inverted while the page is being edited.
@MainActor
public final class AppearancePage {
  /// The number of the sample, from 1.
  public let number: Int
  /// The appearance of the bars while the page is not being edited.
  public let appearance: Appearance

  public private(set) lazy var editing = EditingState(of: self)
  private let strategy: any AppearanceApplyingStrategy
  private let toolbarItems = [Control(), Control()]
  private let scroll = ScrollState()

  /// Creates a page; `strategy` is the strategy of the bars, and also resolves the colours that the
  /// page lists.
  public init(
    number: Int, appearance: Appearance,
    strategy: any AppearanceApplyingStrategy = DefaultAppearanceStrategy()
  ) {
    self.number = number
    self.appearance = appearance
    self.strategy = strategy
  }

  private var shownAppearance: Appearance { isEditing ? appearance.inverse() : appearance }
}

extension AppearancePage: EditableScreen {
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    editing.set(isEditing)
    setNeedsAppearanceUpdate()
  }
}

extension AppearancePage: AppearanceContext {
  public var prefersToolbarHidden: Bool { isEditing }
  public var preferredAppearance: Appearance? { shownAppearance }

  /// Requests an appearance update again, because a request during a transition has no effect.
  public func didAppear() { setNeedsAppearanceUpdate() }
}

extension AppearancePage: ComposedScreen {
  public var name: String { "sample-\(number)" }

  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "Appearance Sample", trailing: [editButtonItem],
      toolbar: [
        .text("Item", control: toolbarItems[0]), .flexibleSpace,
        .text("Item", control: toolbarItems[1]),
      ], scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let chrome = strategy.chrome(of: shownAppearance)
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          colours("Navigation bar", shownAppearance.navigationBar, chrome.navigationBar)
          Spacer(Metrics.group)
          colours("Toolbar", shownAppearance.toolbar, chrome.toolbar)
          Spacer(Metrics.group)
          Text(
            isEditing
              ? "Editing hides the toolbar and inverts all colours."
              : "Tap Edit to hide the toolbar and invert all colours. Drag from the edge to mix "
                + "these colours with those of the page beneath.",
            style: .footnote, colour: \.secondaryLabel)
        }
      }
    }
  }

  @ElementBuilder private func colours(
    _ title: String, _ declared: Appearance.Bar, _ resolved: ResolvedBarAppearance
  ) -> [any Element] {
    Padding {
      Text(title, style: .footnote, colour: \.secondaryLabel)
      Spacer(Metrics.related)
    }
    Card {
      ListRow("Background", value: declared.background.description)
      ListRow("Tint", value: declared.tint.description)
      if resolved.tint != declared.tint {
        ListRow("Drawn in", value: resolved.tint.description)
      }
      ListRow("Contrast", value: contrast(of: resolved))
    }
  }

  /// The contrast of the tint with the bar over white, the approximate colour of a light page.
  private func contrast(of bar: ResolvedBarAppearance) -> String {
    "\(bar.tint.contrast(with: bar.background(over: .white)).fixed(1)) : 1"
  }
}
