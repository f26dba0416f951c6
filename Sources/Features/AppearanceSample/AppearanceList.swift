public import FlowCore
public import FlowUI

/// The first page of the appearance article's sample: a list of ten rows, each in its own
/// appearance.
@MainActor
public final class AppearanceList {
  /// The number of rows.
  public static let count = 10

  public let name = "appearances"

  /// Called with a row's index and appearance when the row is chosen.
  public var onChoice: ((Int, Appearance) -> Void)?

  /// The appearances of the rows and of the pages that they lead to.
  public let appearances: [Appearance]

  private let scroll = ScrollState()
  private let rows = RowControls()

  /// Creates the page with random appearances, which do not change afterwards.
  ///
  /// - Parameter random: The source of the appearances.
  public init(using random: inout some RandomNumberGenerator) {
    appearances = (0..<Self.count).map { _ in Self.appearance(using: &random) }
    rows.onChoice = { [weak self] index in
      guard let self else { return }
      onChoice?(index, appearances[index])
    }
  }
}

extension AppearanceList {
  /// Returns a random appearance with legible text.
  ///
  /// The translucent backgrounds are composited over white, so that the contrast does not depend on
  /// the content behind the bars.
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
