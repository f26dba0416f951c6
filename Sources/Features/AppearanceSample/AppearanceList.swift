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
        let row = ListRow(
          "Sample #\(index + 1)",
          colours: ListRow.Colours(background: bar.background, text: bar.tint), control: control)
        return LinedRow(row: row, line: index > 0 ? bar.tint.opacity(0.3) : nil)
      }
    }
  }
}

/// A row with a line at its top, which sets it off from a row of a similar colour.
private struct LinedRow: Element {
  let row: ListRow
  let line: RGBA?

  func stretch(along axis: Axis) -> Stretch { row.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    row.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    row.layOut(in: frame, context, on: &page)
    page.draw(line.map { [.hairline(frame.origin, width: frame.size.width, $0)] } ?? [])
  }
}

extension AppearanceList: AppearanceContext {
  public var preferredAppearance: Appearance? { .lightAppearance }
}
