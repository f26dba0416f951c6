internal import FlowCore

/// Remembers a window's size before it was maximised or made full screen.
struct WindowExtent {
  private var latest: Size
  private var normal: Size
  /// Whether the window was known to be maximised or full screen when it got its latest size.
  private var latestFills = false

  init(_ size: Size) { (latest, normal) = (size, size) }

  /// Records a size, which counts as normal only when the next one arrives.
  ///
  /// A window manager reports a new size before it reports the reason, such as maximising.
  ///
  /// `isFilling` is whether the window is known to be maximised or full screen.
  mutating func update(_ size: Size, isFilling: Bool) {
    guard size != latest else { return }
    // A window that is restored leaves a size that was not its normal one.
    if !isFilling, !latestFills { normal = latest }
    (latest, latestFills) = (size, isFilling)
  }

  /// Called before the program itself makes the window fill the screen.
  mutating func keepLatest() { normal = latest }

  func normal(isFilling: Bool) -> Size { isFilling ? normal : latest }
}
