package import FlowCore

/// Something that a monkey does to a viewer: one or several events of its window.
///
/// An act does not depend on what the viewer shows, so that a list of acts remains valid when some
/// of them are removed.
package enum Act: Hashable, Sendable {
  /// A point in the window or on the stage, in fractions of its width and height; beyond 0…1 the
  /// point is outside.
  package enum Spot: Hashable, Sendable {
    case window(Double, Double)
    case stage(Double, Double)
  }

  /// The part of the window in which a control is chosen: the viewer's own controls or the stage.
  package enum Area: Hashable, Sendable {
    case viewer, stage
  }

  case move(Spot)
  case press(Spot, button: Int)
  case release(button: Int)
  case click(Spot, times: Int, button: Int)
  case drag(from: Spot, to: Spot, steps: Int, releases: Bool)
  case finger(Int, TouchPhase, Spot)
  case swipe(finger: Int, from: Spot, to: Spot, steps: Int, releases: Bool)
  case wheel(right: Double, down: Double)
  case key(KeyPress, times: Int)
  case type(String)
  case compose(String, selected: Range<Int>?)
  case paste(String)
  case copyAndPasteLink
  /// Clicks a control at a fraction of its width.
  ///
  /// The control is given as a fraction of the list of operable controls.
  case control(Double, at: Double, in: Area)
  /// Clicks or drags on the time line, at fractions of its width.
  case scrubTimeLine(Double, to: Double)
  /// Opens the palette, types into it, and chooses the row that is found.
  case palette(String)
  /// Opens a demo, given as a fraction of the list of demos.
  case demo(Double)
  case resize(width: Int, height: Int)
  case scale(Int)
  case fullScreen
  case focus(Bool)
  case hide
  case show
  case loseTextures
  case prefer(dark: Bool, contrast: Bool, reducedMotion: Bool)
  /// Drops a file that the viewer has saved, or a folder, a device or a missing file.
  case drop(Double)
  case wait(milliseconds: Int)
  /// Releases all buttons and fingers, waits until nothing should move, and checks that nothing
  /// does.
  case checkSettled
  /// Checks that the link to the instant that is shown leads to the same trace and picture.
  case replay
  /// Checks that cached layouts and pictures equal newly made ones.
  case checkCaches

  package enum TouchPhase: Hashable, Sendable, CaseIterable {
    case down, moved, up
  }
}
