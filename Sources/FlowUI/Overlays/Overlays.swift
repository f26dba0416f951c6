public import FlowCore
public import Observation

/// A stack of menus, alerts and sheets over a screen and the bars around it.
///
/// A screen creates a stack, keeps it, and returns it as its `overlays`; then it can show overlays
/// in the stack. The topmost open overlay takes all input: Tab stays inside it, back actions go to
/// it, and no page can be dragged. When it closes, the input target that was focused before regains
/// the focus. When the screen disappears, all overlays close without animation.
///
/// ```swift
/// overlays.show(
///   Alert(
///     "Delete this note?",
///     actions: [.init("Delete", role: .destructive) { … }, .init("Cancel", role: .cancel)]))
/// ```
@MainActor
@Observable
public final class Overlays {
  private struct Entry {
    let overlay: any Overlay
    /// False while it only fades out.
    var isOpen = true
  }

  private var entries: [Entry] = []
  @ObservationIgnored private var timing: OverlayTiming?
  /// Whether the overlays are being closed because their screen disappears.
  @ObservationIgnored private var isLeaving = false

  /// Creates an empty stack.
  public init() {}

  /// Whether any overlay is open.
  public var isOpen: Bool { entries.contains(where: \.isOpen) }

  /// Opens a menu on top of the stack; a menu that is already open keeps its position.
  public func show(_ menu: Menu) { open(menu) }

  /// Opens an alert on top of the stack; an alert that is already open keeps its position.
  public func show(_ alert: Alert) { open(alert) }

  /// Opens a sheet on top of the stack; a sheet that is already open keeps its position.
  public func show(_ sheet: Sheet) { open(sheet) }

  /// Opens a menu whenever a control is activated, or receives the Down key while focused.
  ///
  /// A mouse opens the menu on press, and releasing that press on an item chooses the item. The
  /// control must be on the screen, in its bars or on a sheet over it, so that the menu can open
  /// next to it.
  ///
  /// - Parameters:
  ///   - control: The control that opens the menu; its previous `onActivate` and `onKey` are
  ///     replaced.
  ///   - groups: Makes the items each time the menu opens; must not strongly capture an object that
  ///     keeps `control` alive.
  public func openMenu(from control: Control, _ groups: @escaping () -> [[Menu.Item]]) {
    let showMenu = { @MainActor [weak self, weak control] in
      if let self, let control { show(Menu(from: control, groups())) }
    }
    control.onActivate = showMenu
    control.activatesAtPress = true
    control.onKey = { key in
      guard key.description == "Down" else { return false }
      showMenu()
      return true
    }
  }

  /// Closes the topmost open overlay, without choosing any action.
  public func close() {
    if let topmost = open.last { close(topmost) }
  }

  // MARK: Open and visible overlays

  /// From bottom to top.
  var open: [any Overlay] { entries.filter(\.isOpen).map(\.overlay) }

  /// From bottom to top, including those that are closing.
  var visible: [any Overlay] { entries.map(\.overlay) }

  /// Stores the timing of later animations, and removes overlays that have disappeared.
  func observe(_ context: LayoutContext) {
    timing = OverlayTiming(context)
    removeGone()
  }

  /// Removes closed overlays that have disappeared.
  ///
  /// If there are none, nothing is changed, so that layouts that have read the overlays stay valid.
  private func removeGone() {
    let isGone = { (entry: Entry) in !entry.isOpen && entry.overlay.isGone }
    if entries.contains(where: isGone) { entries.removeAll(where: isGone) }
  }

  func open(_ overlay: any Overlay) {
    guard !isLeaving, !open.contains(where: { $0 === overlay }) else { return }
    entries.removeAll { $0.overlay === overlay }
    entries.append(Entry(overlay: overlay))
    overlay.overlays = self
    overlay.appear(timing)
  }

  /// Closes an overlay and all overlays above it.
  func close(_ overlay: any Overlay) {
    guard let index = entries.firstIndex(where: { $0.overlay === overlay && $0.isOpen }) else {
      return
    }
    close(from: index, timing)
  }

  func closeImmediately() { close(from: 0, nil) }

  private func close(from start: Int, _ timing: OverlayTiming?) {
    let closing = entries.indices.dropFirst(start).reversed().filter { entries[$0].isOpen }
    let closed = closing.map { entries[$0].overlay }
    for index in closing { entries[index].isOpen = false }
    for overlay in closed { overlay.disappear(timing) }
    removeGone()
    // The callbacks are called last, because one may open another overlay.
    for overlay in closed { overlay.onClose?() }
  }
}

extension Overlays: ScreenAttendant {
  /// Closes all overlays; what their callbacks show meanwhile does not open.
  public func screenWillDisappear() {
    isLeaving = true
    closeImmediately()
    isLeaving = false
  }
}
