public import FlowCore

/// What lies over a screen and the bars around it: menus, alerts and sheets, one upon another.
///
/// A screen makes one, keeps it, and names it as its `overlays`; then it shows what it likes. What
/// was shown last takes all input as long as it is open: Tab stays in it, ways back lead out of it,
/// and no page can be dragged. What had the keyboard's focus beneath has it again afterwards. When
/// the screen gives up the stage, everything closes at once.
///
/// ```swift
/// overlays.show(
///   Alert(
///     "Delete this note?",
///     actions: [.init("Delete", role: .destructive) { … }, .init("Cancel", role: .cancel)]))
/// ```
public final class Overlays {
  private struct Entry {
    let overlay: any Overlay
    /// Whether it takes input, and does not merely fade away.
    var isOpen = true
  }

  private var entries: [Entry] = []
  private var pace: Pace?

  /// Creates an empty stack.
  public init() {}

  /// Whether anything is open.
  public var isOpen: Bool { entries.contains(where: \.isOpen) }

  /// Opens a menu on top of what is open; one that is open already stays where it is.
  public func show(_ menu: Menu) { open(menu) }

  /// Opens an alert on top of what is open; one that is open already stays where it is.
  public func show(_ alert: Alert) { open(alert) }

  /// Opens a sheet on top of what is open; one that is open already stays where it is.
  public func show(_ sheet: Sheet) { open(sheet) }

  /// Opens a menu each time that a control is activated, or gets the Down key while it has the
  /// focus.
  ///
  /// A mouse opens it as soon as it presses, and may choose where it lets go. The control must be
  /// one that the screen, its bars, or a sheet over it shows: the menu lies beside it.
  ///
  /// - Parameters:
  ///   - control: What opens the menu; what it was activated for before is forgotten.
  ///   - groups: What there is to choose from, asked for each time; it should hold nobody strongly.
  public func openMenu(from control: Control, _ groups: @escaping () -> [[Menu.Item]]) {
    let open = { [weak self, weak control] in
      if let self, let control { show(Menu(from: control, groups())) }
    }
    control.onActivate = open
    control.activatesAtPress = true
    control.onKey = { key in
      guard key.description == "Down" else { return false }
      open()
      return true
    }
  }

  /// Closes what was opened last, without any answer to it.
  public func close() {
    if let last = open.last { close(last) }
  }

  // MARK: What is there

  /// What is open, the innermost last.
  var open: [any Overlay] { entries.filter(\.isOpen).map(\.overlay) }

  /// What can be seen, the lowest first.
  var seen: [any Overlay] { entries.map(\.overlay) }

  /// Takes notice of the clock by which things come and go, and forgets what is gone.
  func notice(_ context: LayoutContext) {
    pace = Pace(context)
    entries.removeAll { !$0.isOpen && $0.overlay.isGone }
  }

  private func open(_ overlay: any Overlay) {
    guard !open.contains(where: { $0 === overlay }) else { return }
    entries.removeAll { $0.overlay === overlay }
    entries.append(Entry(overlay: overlay))
    overlay.overlays = self
    overlay.appear(pace)
  }

  /// Closes something, and whatever lies upon it.
  func close(_ overlay: any Overlay) {
    guard let index = entries.firstIndex(where: { $0.overlay === overlay && $0.isOpen }) else {
      return
    }
    close(from: index, pace)
  }

  /// Closes everything without motion.
  func closeAtOnce() { close(from: 0, nil) }

  private func close(from start: Int, _ pace: Pace?) {
    let closing = entries.indices.dropFirst(start).reversed().filter { entries[$0].isOpen }
    let closed = closing.map { entries[$0].overlay }
    for index in closing { entries[index].isOpen = false }
    for overlay in closed { overlay.disappear(pace) }
    entries.removeAll { !$0.isOpen && $0.overlay.isGone }
    // Last: whoever hears of it may open something else.
    for overlay in closed { overlay.onClose?() }
  }
}

extension Overlays: ScreenAttendant {
  public func screenWillDisappear() { closeAtOnce() }
}
