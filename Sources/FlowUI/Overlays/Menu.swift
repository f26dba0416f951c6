package import FlowCore

/// A pop-up list of items next to the control that opened it.
///
/// It opens below the control, or above if it does not fit below and there is more room above. It
/// is as wide as its widest item, within bounds, and scrolls if it is taller than the available
/// space; it opens with its first checked item in view. The up and down arrow keys move between
/// items and wrap around; the page keys move by a page; Home and End move to the first and the last
/// item; a letter moves to the next item that begins with it. Enter and Space choose the focused
/// item. Escape and a tap outside close the menu without a choice.
@MainActor
public final class Menu {
  /// An item of a menu.
  public struct Item {
    /// The title.
    public var title: String
    /// The icon at its trailing end.
    public var icon: Icon?
    /// Whether it has a check mark; `nil` if it cannot be checked.
    public var isChecked: Bool?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// Whether its action cannot be undone.
    public var isDestructive: Bool
    /// The identifier for scripts and tests, which does not depend on the title; `nil` for none.
    public var identifier: String?
    /// Called when it is chosen, after the menu has started to close.
    public var action: () -> Void
    /// The keyboard shortcut, as displayed after the title.
    package var shortcut: String?
    private(set) var isHeading = false
    let location: ElementSource

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The icon at its trailing end.
    ///   - isChecked: Whether it has a check mark; `nil` if it cannot be checked.
    ///   - isEnabled: Whether it can be chosen.
    ///   - isDestructive: Whether its action cannot be undone.
    ///   - identifier: The identifier for scripts and tests; see ``Identified``.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    ///   - action: Called when it is chosen; must not strongly capture an object that keeps the
    ///     menu alive.
    public init(
      _ title: String, icon: Icon? = nil, isChecked: Bool? = nil, isEnabled: Bool = true,
      isDestructive: Bool = false, identifier: String? = nil, fileID: StaticString = #fileID,
      line: UInt = #line, action: @escaping () -> Void
    ) {
      location = ElementSource(fileID: fileID, line: line)
      self.title = title
      self.icon = icon
      self.isChecked = isChecked
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.identifier = identifier
      self.action = action
    }

    /// Creates the heading of a group, which cannot be chosen.
    public static func heading(_ title: String) -> Item {
      var item = Item(title, isEnabled: false) {}
      item.isHeading = true
      return item
    }
  }

  /// Called whenever the menu is closed, with or without a choice.
  public var onClose: (() -> Void)?

  let groups: [[Item]]
  let items: [Item]
  let controls: [Control]
  let scroll = ScrollState()
  let fade = Fade()
  let background = CardBackground()
  private(set) lazy var backdrop = Backdrop { [weak self] in self?.closeSelf() }
  weak var overlays: Overlays?
  /// Whether the next layout scrolls to the focused item.
  var revealsFocus = false
  private weak var anchor: Control?
  /// The frame and density of the anchor in the last layout, kept in case it leaves the page.
  private var lastAnchor: (frame: Rect, density: Density)?
  private var measured: (key: MenuMeasure.Key, measure: MenuMeasure)?
  /// The height of the tallest row in the last layout, in points.
  var rowHeight: Double { measured?.measure.tallest ?? Metrics.comfortable.row }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - anchor: The control that opens the menu, and next to which the menu appears; without one
  ///     the menu opens from the middle of the screen.
  ///   - groups: The items in groups, with a separator between two groups; empty groups are
  ///     ignored.
  public init(from anchor: Control? = nil, _ groups: [[Item]]) {
    self.anchor = anchor
    self.groups = groups.filter { !$0.isEmpty }
    items = self.groups.flatMap(\.self)
    controls = items.map { item in
      let control = Control()
      control.isEnabled = item.isEnabled
      return control
    }
    for (index, control) in controls.enumerated() {
      control.onActivate = { [weak self] in self?.choose(index) }
      control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    }
    let chosen = items.firstIndex { $0.isChecked ?? false && $0.isEnabled }
    focus(chosen ?? controls.firstIndex(where: \.isEnabled))
  }

  /// Creates a menu next to a point of the screen, in points from its leading edge and top.
  package convenience init(at point: Point, density: Density, _ groups: [[Item]]) {
    self.init(groups)
    lastAnchor = (Rect(x: point.x, y: point.y, width: 0, height: 0), density)
  }

  private func choose(_ index: Int) {
    closeSelf()
    items[index].action()
  }

  /// Focuses an item, which becomes the only one at which Tab stops.
  func focus(_ index: Int?) {
    for control in controls {
      control.hasFocus = false
      control.skipsTab = true
    }
    guard let index else { return }
    controls[index].hasFocus = true
    controls[index].skipsTab = false
  }

  // MARK: Layout

  /// The context of the menu, at the density of its anchor; also updates `lastAnchor`.
  func menuContext(_ context: LayoutContext) -> LayoutContext {
    lastAnchor =
      anchor.flatMap { context.services.findTarget($0) }.map {
        ($0.visible, $0.density ?? context.density)
      }
      ?? lastAnchor
    return context.at(lastAnchor?.density ?? context.density)
  }

  /// The frame of the anchor or, without one, an empty frame in the middle of the screen.
  func anchorFrame(in context: LayoutContext) -> Rect {
    lastAnchor?.frame ?? Rect(context.size).centred(.zero)
  }

  /// The measurements of the menu, which are cached because there may be many items.
  func measure(in context: LayoutContext) -> MenuMeasure {
    let key = MenuMeasure.Key(context)
    if let measured, measured.key == key { return measured.measure }
    let measure = MenuMeasure(groups, in: context)
    measured = (key, measure)
    return measure
  }
}

extension Menu: FadingOverlay {
  var takesReleases: Bool { true }

  func appear(_ timing: OverlayTiming?) {
    revealsFocus = true
    fade.run(to: 1, timing)
  }

  var node: AccessibilityNode { AccessibilityNode(.menu) }

  func goBack() { closeSelf() }
}
