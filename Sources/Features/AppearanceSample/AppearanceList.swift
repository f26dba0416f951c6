public import FlowCore
public import FlowUI

/// The first page of the appearance article's sample: ten rows, each in an appearance of its own.
public final class AppearanceList {
  /// How many rows there are.
  public static let count = 10

  public let name = "appearances"

  /// Called when a row is chosen, with its place from 0 and its appearance.
  public var onChoice: ((Int, Appearance) -> Void)?

  /// What its rows look like, and the pages that they lead to.
  public let appearances: [Appearance]

  private let scroll = ScrollState()
  private let rows = RowControls()

  /// Creates the page; its rows' appearances stay as long as it lives.
  ///
  /// - Parameter random: Where the appearances come from.
  public init(using random: inout some RandomNumberGenerator) {
    appearances = (0..<Self.count).map { _ in Self.appearance(using: &random) }
    rows.onChoice = { [weak self] index in
      guard let self else { return }
      onChoice?(index, appearances[index])
    }
  }
}

extension AppearanceList {
  /// An appearance by chance that can be read, whatever is beneath: as it is over white.
  private static func appearance(using random: inout some RandomNumberGenerator) -> Appearance {
    var appearance = Appearance.random(using: &random, statusStyle: .contrast)
    appearance.navigationBar.background = appearance.navigationBar.background.composited(
      over: .white)
    appearance.toolbar.background = appearance.toolbar.background.composited(over: .white)
    return appearance
  }
}

extension AppearanceList: ComposedScreen {
  public var navigationItem: NavigationItem {
    NavigationItem(title: "Appearances", scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Rows(fitting: Self.count, controls: rows) { [appearances] index, control in
        let bar = appearances[index].navigationBar
        return ListRow(
          "Sample #\(index + 1)",
          colours: ListRow.Colours(background: bar.background, text: bar.tint), control: control)
      }
    }
  }
}

extension AppearanceList: AppearanceContext {
  public var preferredAppearance: Appearance? { .lightAppearance }
}
