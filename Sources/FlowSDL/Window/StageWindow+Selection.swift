internal import FlowCore
internal import FlowUI

extension StageWindow {
  /// Makes text that has just been selected the primary selection.
  ///
  /// Selected text that is deselected stays the primary selection, as everywhere on the desktop.
  func followSelection() {
    let new = session.copyableText
    guard new != selected else { return }
    selected = new
    if let new { window.primarySelection = new }
  }

  /// Inserts the primary selection where the middle mouse button was clicked, as a press there and
  /// typed text, so that a recording contains it; does nothing where no text can be inserted.
  func pasteSelection(at instant: Instant) {
    let place = mapping.point(input.mouse)
    guard session.takesText(at: place), let text = window.primarySelection, !text.isEmpty else {
      return
    }
    guard text.utf8.count <= PasteRefusal.longest else { return refuse(.isTooLong) }
    for input in [
      InputEvent.pointer(.down, .mouse, finger: 0, place),
      .pointer(.up, .mouse, finger: 0, place), .text(text),
    ] {
      session.send(input, at: instant)
    }
    isStale = true
  }
}
