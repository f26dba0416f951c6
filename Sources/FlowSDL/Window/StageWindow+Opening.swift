internal import FlowCore
internal import SDL

extension StageWindow {
  /// SDL may start where nobody sees anything, or not at all: both mean that there is no display.
  static func startVideo(allowsInvisible: Bool) throws(WindowError) {
    let isVisible: Bool
    do {
      try Video.start()
      isVisible = allowsInvisible || !Video.isInvisible
    } catch {
      isVisible = false
    }
    guard !isVisible else { return }
    if let driver = Video.wantedDriver {
      throw WindowError(
        description:
          "SDL_VIDEODRIVER=\(driver) shows no window here: expected x11, wayland or KMSDRM, "
          + "or that it is not set")
    }
    let place = Video.namedDisplay.map { " at \($0)" } ?? ""
    throw WindowError(
      description: "there is no display\(place): expected DISPLAY or WAYLAND_DISPLAY to name one; "
        + "'sluice render' makes pictures without")
  }

  /// One window unit a point; less where that would not fit and no scale was asked for.
  static func windowSize(_ stage: Size, scale: Double?) -> (width: Int, height: Int) {
    var factor = scale ?? 1
    if scale == nil, let usable = Video.usableSize, usable.width > 0, usable.height > 0 {
      factor = min(1, Double(usable.width) / stage.width, Double(usable.height) / stage.height)
    }
    return (Int((stage.width * factor).rounded()), Int((stage.height * factor).rounded()))
  }
}
