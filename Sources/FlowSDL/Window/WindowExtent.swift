internal import FlowCore

/// Remembers how large a window was before it took all of its display.
struct WindowExtent {
  private var latest: Size
  private var normal: Size

  init(_ size: Size) { (latest, normal) = (size, size) }

  /// Takes a new size.
  ///
  /// A window manager tells the size before it tells why, so a size counts as a person's only when
  /// the next one comes.
  mutating func take(_ size: Size, isFilling: Bool) {
    guard size != latest else { return }
    if !isFilling { normal = latest }
    latest = size
  }

  /// The last size that was a person's.
  func normal(isFilling: Bool) -> Size { isFilling ? normal : latest }
}
