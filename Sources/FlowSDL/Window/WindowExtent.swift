internal import FlowCore

/// Remembers a window's size before it was maximised or made full screen.
struct WindowExtent {
  private var latest: Size
  private var normal: Size

  init(_ size: Size) { (latest, normal) = (size, size) }

  /// Records a size, which counts as normal only when the next one arrives.
  ///
  /// A window manager reports a new size before it reports the reason, such as maximising.
  ///
  /// `isFilling` is whether the window is known to be maximised or full screen.
  mutating func update(_ size: Size, isFilling: Bool) {
    guard size != latest else { return }
    if !isFilling { normal = latest }
    latest = size
  }

  /// Called before the program itself makes the window fill the screen.
  mutating func keepLatest() { normal = latest }

  func normal(isFilling: Bool) -> Size { isFilling ? normal : latest }
}
