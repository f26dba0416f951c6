public import FlowCore
public import FlowUI

/// The page that searches for lamps nearby; the flow continues only when one of them is chosen.
@MainActor
public final class SearchPage {
  /// Called when a lamp is chosen.
  public var onChoice: (() -> Void)?

  private let search: DeviceSearch
  private let rows = RowControls()
  private let again = Control()
  private let scroll = ScrollState()

  /// Creates a page whose first search begins when the page appears.
  public init(context: FlowContext) {
    search = DeviceSearch(on: context.clock)
    rows.onChoice = { [weak self] _ in self?.onChoice?() }
    again.onActivate = { [weak self] in self?.search.begin() }
  }
}

extension SearchPage: ComposedScreen {
  public var name: String { Step.deviceSearch.rawValue }

  public var navigationItem: NavigationItem { NavigationItem(title: Step.deviceSearch.title) }

  public func didAppear() {
    // Coming back to the page does not restart the search.
    if !search.hasBegun { search.begin() }
  }

  public func update(in context: LayoutContext) {
    again.isEnabled = !isSearching
    rows.update(count: search.found.count, visible: 0..<search.found.count)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let lamps = search.found
    GateLayout(isShut: false, scroll) {
      Text(Step.deviceSearch.text, style: .body, colour: \.secondaryLabel, alignment: .centre)
      Spacer(Metrics.margin)
      Row(spacing: Metrics.related) {
        Spacer()
        if isSearching { Sonar(seconds: search.seconds) }
        Text(remark(on: lamps.count), style: .footnote, colour: \.secondaryLabel)
        Spacer()
      }
      for (index, lamp) in lamps.enumerated() {
        Spacer(Metrics.related)
        OutlinedRow(
          ListRow(
            lamp.name, value: lamp.distance, mark: .disclosure, control: rows.control(of: index)))
      }
    } buttons: {
      Button("Search Again", control: again)
    }
  }

  /// True also while the page arrives, before its first search begins.
  private var isSearching: Bool { search.isRunning || !search.hasBegun }

  private func remark(on count: Int) -> String {
    switch (isSearching, count) {
    case (true, 0): "Searching"
    case (true, _): "\(count) found, still searching"
    case (false, 1): "1 lamp nearby"
    case (false, _): "\(count) lamps nearby"
    }
  }
}

/// Rings that spread from a point while a search runs; with reduced motion, one still ring.
private struct Sonar: Element {
  let seconds: Double

  /// The side in points at the default text size, and the seconds in which a ring spreads; by eye.
  private static let (side, period) = (22.0, 1.4)

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: context.side(Self.side), height: context.side(Self.side))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.describe(as: AccessibilityNode(.progressBar, name: "Searching", states: .busy), in: frame)
    let accent = context.theme.accent
    page.draw(
      phases(context).map { phase in
        let radius = frame.size.width / 2 * (0.2 + 0.8 * phase)
        return .outline(
          frame.centred(Size(width: 2 * radius, height: 2 * radius)), radius: radius, width: 1.5,
          colour: accent.opacity(1 - phase))
      })
    let dot = frame.size.width * 0.1
    page.draw([
      .roundedRectangle(
        frame.centred(Size(width: 2 * dot, height: 2 * dot)), radius: dot, colour: accent)
    ])
  }

  private func phases(_ context: LayoutContext) -> [Double] {
    guard !context.reducesMotion else { return [0.5] }
    let turn = seconds / Self.period
    return [turn, turn + 0.5].map { $0 - $0.rounded(.down) }
  }
}
