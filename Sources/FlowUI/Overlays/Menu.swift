internal import FlowCore

/// A short list to choose from, beside the control that has opened it.
///
/// It lies below the control, or above where there is more room, as wide as its longest title
/// within bounds, and scrolls where it is higher than that room. Arrows go from item to item, and
/// from the last one to the first; Home and End to the ends; a letter to the next item that begins
/// with it. Enter and Space choose. Escape and a tap elsewhere only close it.
public final class Menu {
  /// One thing to choose.
  public struct Item {
    /// What it says.
    public var title: String
    /// What stands at its end.
    public var icon: Icon?
    /// Whether it is chosen at the moment; `nil` for what cannot be in that sense.
    public var isChecked: Bool?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// Whether it cannot be undone.
    public var isDestructive: Bool
    /// Called when it is chosen, after the menu has closed.
    public var action: () -> Void
    /// Whether it only says what the items below it are.
    private(set) var isHeading = false

    /// Creates an item; the closure should hold nobody strongly.
    public init(
      _ title: String, icon: Icon? = nil, isChecked: Bool? = nil, isEnabled: Bool = true,
      isDestructive: Bool = false, action: @escaping () -> Void
    ) {
      self.title = title
      self.icon = icon
      self.isChecked = isChecked
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.action = action
    }

    /// What stands above the items of a group, and cannot be chosen.
    public static func heading(_ title: String) -> Item {
      var item = Item(title, isEnabled: false) {}
      item.isHeading = true
      return item
    }
  }

  /// Called when it has been closed, in whatever way.
  public var onClose: (() -> Void)?

  /// What there is to choose from, in groups with a line between two of them.
  let groups: [[Item]]
  /// All of them in order, and what is pressed of each.
  let items: [Item]
  let controls: [Control]
  let scroll = ScrollState()
  let fade = Fade()
  let ground = CardGround()
  private(set) lazy var backdrop = Backdrop { [weak self] in self?.closeSelf() }
  weak var overlays: Overlays?
  private weak var anchor: Control?
  /// Where the anchor was seen last, and at what density.
  private var place: (frame: Rect, density: Density)?
  private var measured: (key: MenuMeasure.Key, measure: MenuMeasure)?
  /// How high a usual row of it is, in points, as it was laid out last.
  var row: Double { (measured?.key.density ?? .comfortable).metrics.row }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - anchor: What has opened it, and what it lies beside; without one it lies in the middle.
  ///   - groups: What there is to choose from, with a line between two groups; empty ones do not
  ///     count.
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

  private func choose(_ index: Int) {
    closeSelf()
    items[index].action()
  }

  /// Gives the focus to an item, the only one then at which Tab stops.
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

  /// The context of the menu: at the anchor's density; at what that was, if it is not seen any
  /// more.
  func inside(_ context: LayoutContext) -> LayoutContext {
    place =
      anchor.flatMap { context.target($0) }.map { ($0.visible, $0.density ?? context.density) }
      ?? place
    return context.at(place?.density ?? context.density)
  }

  /// Where the anchor is, or was; in the middle, if there is none.
  func anchorFrame(in context: LayoutContext) -> Rect {
    place?.frame ?? Rect(context.size).centred(.zero)
  }

  /// How large everything is; found once for each width and size of text, as there may be many
  /// items.
  func measure(in context: LayoutContext) -> MenuMeasure {
    let key = MenuMeasure.Key(context)
    if let measured, measured.key == key { return measured.measure }
    let measure = MenuMeasure(groups, in: context)
    measured = (key, measure)
    return measure
  }
}

extension Menu: Overlay {
  var isGone: Bool { fade.isGone }

  var takesReleases: Bool { true }

  var node: AccessibilityNode { AccessibilityNode(.menu) }

  func appear(_ pace: Pace?) { fade.run(to: 1, pace) }

  func disappear(_ pace: Pace?) { fade.run(to: 0, pace) }

  func goBack() { closeSelf() }
}
