public import FlowCore
public import FlowUI

/// The second page of the appearance article's sample: it shows bars in an appearance, which is
/// inverted while the page is being edited.
@MainActor
public final class AppearancePage {
  /// The number of the sample, from 1.
  public let number: Int
  /// The appearance of the bars while the page is not being edited.
  public var appearance: Appearance {
    didSet { setNeedsAppearanceUpdate() }
  }

  private var isEditing = false {
    didSet { setNeedsAppearanceUpdate() }
  }
  private let edit = Control()
  private let items = [Control(), Control()]
  private let scroll = ScrollState()

  /// Creates a page.
  public init(number: Int, appearance: Appearance) {
    self.number = number
    self.appearance = appearance
    edit.onActivate = { [weak self] in
      self?.isEditing.toggle()
    }
  }

  /// The appearance of the bars now: inverted while the page is being edited.
  private var shownAppearance: Appearance {
    isEditing ? appearance.inverse(statusStyle: .contrast) : appearance
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
      title: "Appearance Sample",
      trailing: [isEditing ? .emphasis("Done", edit) : .text("Edit", edit)],
      toolbar: [.text("Item", items[0]), .flexibleSpace, .text("Item", items[1])])
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        bar("Navigation bar", shownAppearance.navigationBar)
        Spacer(Metrics.group)
        bar("Toolbar", shownAppearance.toolbar)
        Spacer(Metrics.group)
        Text(
          isEditing
            ? "Editing hides the toolbar and turns all colours round."
            : "Edit to hide the toolbar and turn all colours round. Drag from the edge to mix these "
              + "colours with those of the page beneath.",
          .footnote, \.secondaryLabel)
      }
    }
  }

  @ElementBuilder private func bar(_ title: String, _ bar: Appearance.Bar) -> [any Element] {
    Padding {
      Text(title, .footnote, \.secondaryLabel)
      Spacer(Metrics.related)
    }
    Card {
      ListRow("Background", value: bar.background.description)
      ListRow("Tint", value: bar.tint.description)
      ListRow("Contrast", value: contrast(of: bar))
    }
  }

  private func contrast(of bar: Appearance.Bar) -> String {
    let ground = bar.background.composited(over: .white)
    return "\(bar.tint.contrast(with: ground).fixed(1)) : 1"
  }
}
