enum ForeignAnimatedPNG {
  /// Three pictures of 4x4 pixels, made with Pillow, shown for 1/10, 1/50 and 1/25 s: one all
  /// orange; one with half-transparent blue over its right half; and one that is orange again, but
  /// for a green first row.
  static let base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAACGFjVEwAAAADAAAAAM7tusAAAAAaZmNUTAAAAAAAAAAEAAAABAAA"
    + "AAAAAAAAAAEACgAAV3ID4QAAABVJREFUeJxjPJFi9J8BCTAxoAHCAgCb5gJlO2kXqAAAABpmY1RMAAAAAQAAAAQAAAAEAAAAAAAAA"
    + "AAAAQAyAgGjSA8JAAAAG2ZkQVQAAAACeJxjZICD/w0MDAwMTAxogLAAAFYbAYd2GswYAAAAGmZjVEwAAAADAAAABAAAAAQAAAAAAAA"
    + "AAAABABkBAVHrJiIAAAAUZmRBVAAAAAR4nGNk+M/wn4EyAACCBgIAtrLzAwAAAABJRU5ErkJggg=="
}
