internal import FlowCore

extension Artwork {
  /// The artwork for dark themes: all colours of its rectangles, discs and paths are blended with a
  /// deep blue by the same fraction.
  ///
  /// Other drawings, such as outlines, bitmaps, texts and shadows, stay as they are.
  package var darkened: Artwork {
    Artwork(size: size, drawings: drawings.map(\.darkened))
  }
}

extension Drawing {
  fileprivate var darkened: Drawing {
    switch self {
    case .fill(let rect, let colour): .fill(rect, colour: colour.darkened)
    case .roundedRectangle(let rect, let radius, let colour):
      .roundedRectangle(rect, radius: radius, colour: colour.darkened)
    case .path(let path, let rule, let paint):
      .path(path, rule: rule, paint: paint.mapColours(\.darkened))
    case .stroke(let path, let style, let paint):
      .stroke(path, style: style, paint: paint.mapColours(\.darkened))
    case .clipped(let shape, let drawings): .clipped(to: shape, drawings.map(\.darkened))
    case .transformed(let transform, let drawings):
      .transformed(by: transform, drawings.map(\.darkened))
    case .fractionalFill, .hairline, .roundedRectangleSlice, .outline, .shadow, .text, .icon,
      .image:
      self
    }
  }
}

extension RGBA {
  /// The blue and the fraction are by eye; the opacity stays, so that glows remain glows.
  fileprivate var darkened: RGBA {
    opacity(1).interpolated(to: RGBA(hex: 0x0E1830), fraction: 0.38)
      .opacity(Double(alpha) / 255)
  }
}
