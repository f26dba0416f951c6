public import FlowCore

/// Pages side by side along the axis of their pager; when they have settled, one fills the frame.
///
/// Without pages, a text says that there are none.
public struct Pages: SourcedElement {
  /// The effect on pages as they move away from the centre.
  public enum Effect: Hashable, Sendable, CaseIterable {
    /// They only move.
    case none
    /// They fade and shrink, to an opacity of 0.2 and a scale of 0.8 at a distance of one page
    /// (S1-24).
    case fade
  }

  /// The position of a page among the others.
  public struct Position: Hashable, Sendable {
    /// The index of the page.
    public let index: Int
    /// The presence of the page, 0…1: 1 when the pager has settled on it, 0 at a distance of one
    /// page or more; see `Pager.presence`.
    ///
    /// With reduced motion, a page that fades in or out is fully present.
    public let presence: Double
    /// Whether the page is selected.
    public let isSelected: Bool
  }

  package let location: ElementSource
  private let state: PagerState
  private let accessibilityLabel: String
  private let effect: Effect
  private let background: KeyPath<Theme, RGBA>
  private let page: (Position) -> any Element

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - state: The state of the pages; keep it across layouts.
  ///   - accessibilityLabel: The accessibility label of the pages as a group.
  ///   - effect: The effect on pages as they move away from the centre.
  ///   - background: The theme colour behind each page.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - page: Makes the content of a page; called for visible pages, and for the selected page
  ///     when the pages are measured.
  public init(
    state: PagerState, accessibilityLabel: String, effect: Effect = .none,
    background: KeyPath<Theme, RGBA> = \.background, fileID: StaticString = #fileID,
    line: UInt = #line, page: @escaping (Position) -> any Element
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    self.accessibilityLabel = accessibilityLabel
    self.effect = effect
    self.background = background
    self.page = page
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    if pager.pages.isEmpty { return placeholder(context).size(in: proposal, context) }
    let height = page(position(of: pager.index ?? 0)).size(in: proposal, context).height
    return Size(width: proposal.width, height: min(proposal.height, height))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.whenLaidOut { [pager] in pager.extent = pager.axis.extent(of: frame.size) }
    page.add(state, at: frame)
    let node = AccessibilityNode(
      .group, name: accessibilityLabel, value: pager.positionText(context.strings))
    page.group(as: node, in: frame) { page in
      if pager.pages.isEmpty { placeholder(context).layOut(in: frame, context, on: &page) }
      let windowPages = visiblePages.map { layout($0, in: frame, context, within: page) }
      page.addWindow(named: "pages", in: frame, windowPages)
    }
  }

  private var pager: Pager { state.pager }

  private func placeholder(_ context: LayoutContext) -> any Element {
    Column {
      Spacer()
      Text(context.strings[.noPages], style: .body, colour: \.secondaryLabel, alignment: .centre)
      Spacer()
    }
  }

  /// The indices of the visible pages, from back to front.
  private var visiblePages: [Int] {
    if let fade = pager.fade { return [fade.earlier] + (pager.index.map { [$0] } ?? []) }
    let position = pager.position
    let first = max(0, Int(position.rounded(.down)))
    return Array(first..<max(first, min(pager.pages.count, Int(position.rounded(.up)) + 1)))
  }

  private func position(of index: Int) -> Position {
    Position(
      index: index, presence: pager.fade == nil ? pager.presence(of: index) : 1,
      isSelected: index == pager.index)
  }

  /// The distance of a page from the centre, in pages; positive for later pages.
  private func distance(of index: Int) -> Double {
    pager.fade == nil ? Double(index) - pager.position : 0
  }

  private func opacity(of position: Position) -> Double {
    if let fade = pager.fade { return position.isSelected ? fade.opacity : 1 }
    return effect == .fade ? interpolate(0.2, 1, position.presence) : 1
  }

  private func layout(
    _ index: Int, in frame: Rect, _ context: LayoutContext, within outer: PageLayout
  ) -> WindowPage {
    let position = position(of: index)
    let shift = pager.axis.vector(distance(of: index) * pager.axis.extent(of: frame.size))
    var layout = PageLayout(
      name: pager.pages[index], kind: .page, size: frame.size, within: outer)
    layout.draw([.fill(Rect(frame.size), colour: context.theme[keyPath: background])])
    layout.add(
      page(position), in: Rect(frame.size), inside(frame, moved: shift, position, context))
    return WindowPage(
      layout: layout, shift: shift, isTouchable: position.isSelected,
      scale: effect == .fade ? interpolate(0.8, 1, position.presence) : 1,
      opacity: opacity(of: position))
  }

  private func inside(
    _ frame: Rect, moved shift: Vector, _ position: Position, _ context: LayoutContext
  ) -> LayoutContext {
    var inside = position.isSelected ? context : context.untouched
    inside.insets = context.constraints.insets(of: frame)
    inside.size = frame.size
    inside.environment.background = context.theme[keyPath: background]
    (inside.constraints.window, inside.constraints.clear) = (nil, nil)
    inside.pointer = inside.pointer.map {
      Point(x: $0.x - frame.minX - shift.dx, y: $0.y - frame.minY - shift.dy)
    }
    return inside
  }
}

extension Pager {
  /// The position of the selected page as text, such as `2 of 4`.
  func positionText(_ strings: FlowStrings) -> String {
    strings[.position.with("\(index.map { $0 + 1 } ?? 0)", "\(pages.count)")]
  }
}
