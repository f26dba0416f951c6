public import FlowCore

/// Pages beside each other, of which one fills the frame at rest.
public struct Pages: Element {
  /// What becomes of pages that leave their place.
  public enum Effect: Hashable, Sendable, CaseIterable {
    /// Nothing: they only move.
    case none
    /// They fade and become smaller: to an opacity of 0.2 and a scale of 0.8 a page away (S1-24).
    case fade
  }

  /// A page among others.
  public struct Place: Hashable, Sendable {
    /// Its number.
    public let index: Int
    /// How much of it is there, 0…1: 1 at rest on it, 0 a page away or more.
    public let presence: Double
    /// Whether it is the selected one.
    public let isSelected: Bool
  }

  private let state: PagerState
  private let name: String
  private let effect: Effect
  private let background: KeyPath<Theme, RGBA>
  private let page: (Place) -> any Element

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - state: Where they are; their screen keeps it.
  ///   - name: What there are pages of, for those who cannot see it.
  ///   - effect: What becomes of pages that leave their place.
  ///   - background: Which of the theme's colours lies behind each.
  ///   - page: What a page consists of; only those are asked for of which something can be seen.
  public init(
    _ state: PagerState, name: String, effect: Effect = .none,
    background: KeyPath<Theme, RGBA> = \.background, page: @escaping (Place) -> any Element
  ) {
    self.state = state
    self.name = name
    self.effect = effect
    self.background = background
    self.page = page
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let height = page(place(of: pager.index ?? 0)).size(in: offer, context).height
    return Size(width: offer.width, height: min(offer.height, height))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    pager.extent = frame.size.width
    page.add(state, at: frame)
    let node = AccessibilityNode(.group, name, value: pager.positionText)
    page.group(as: node, in: frame) { page in
      page.addWindow(named: "pages", in: frame, seen.map { layout($0, in: frame, context) })
    }
  }

  private var pager: Pager { state.pager }

  /// The pages of which something can be seen.
  private var seen: Range<Int> {
    let position = pager.position
    let first = max(0, Int(position.rounded(.down)))
    return first..<max(first, min(pager.pages.count, Int(position.rounded(.up)) + 1))
  }

  private func place(of index: Int) -> Place {
    Place(
      index: index, presence: pager.presence(of: index), isSelected: index == pager.index)
  }

  private func layout(_ index: Int, in frame: Rect, _ context: LayoutContext) -> WindowPage {
    let place = place(of: index)
    let way = Vector(dx: (Double(index) - pager.position) * frame.size.width, dy: 0)
    var layout = PageLayout(name: pager.pages[index], kind: .page, size: frame.size)
    layout.draw([.fill(Rect(frame.size), context.theme[keyPath: background])])
    page(place).place(
      in: Rect(frame.size), inside(frame, moved: way, place, context), on: &layout)
    return WindowPage(
      layout: layout, way: way, isTouchable: place.isSelected,
      scale: effect == .fade ? interpolate(0.8, 1, place.presence) : 1,
      opacity: effect == .fade ? interpolate(0.2, 1, place.presence) : 1)
  }

  /// What a page has for itself: what covers the frame covers it, too, and only the selected one is
  /// used.
  private func inside(
    _ frame: Rect, moved way: Vector, _ place: Place, _ context: LayoutContext
  ) -> LayoutContext {
    var inside = place.isSelected ? context : context.untouched
    inside.insets = context.insets(of: frame)
    inside.size = frame.size
    (inside.window, inside.clear) = (nil, nil)
    inside.pointer = inside.pointer.map {
      Point(x: $0.x - frame.minX - way.dx, y: $0.y - frame.minY)
    }
    return inside
  }
}

extension Pager {
  /// Which page is selected of how many, as text: `2 of 4`.
  var positionText: String { index.map { "\($0 + 1) of \(pages.count)" } ?? "0 of 0" }
}
