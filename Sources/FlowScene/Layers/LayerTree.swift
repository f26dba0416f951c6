internal import FlowCore

/// One frame as a value, in points; renderers paint it, and tests compare it.
public struct LayerTree: Hashable, Sendable {
  /// The root layer; its size is that of the frame.
  public var root: Layer

  /// Creates a frame.
  public init(root: Layer) {
    self.root = root
  }
}

extension LayerTree: CustomStringConvertible {
  /// The tree as indented text, one line for each layer and drawing; the same on every machine.
  public var description: String {
    root.lines(indent: "").joined(separator: "\n")
  }
}

extension Layer {
  fileprivate func lines(indent: String) -> [String] {
    var line = "\(indent)\(name) \(size.width.fixed(3))x\(size.height.fixed(3))"
    if kind == .page { line += " page" }
    if offset != .zero { line += " at \(offset.dump)" }
    if scale != 1 { line += " scale \(scale.fixed(6))" }
    if opacity != 1 { line += " opacity \(opacity.fixed(6))" }
    if dim != 0 { line += " dim \(dim.fixed(6))" }
    if edgeShadow != 0 { line += " shadow \(edgeShadow.fixed(6))" }
    if edgeShadow != 0, shadowEdge != .left { line += " \(shadowEdge.rawValue)" }
    if edgeShadow != 0, edgeLine.alpha > 0 { line += " line \(edgeLine)" }
    let deeper = indent + "  "
    return [line] + drawings.map { deeper + $0.dump }
      + sublayers.flatMap { $0.lines(indent: deeper) }
  }
}

extension Drawing {
  fileprivate var dump: String {
    switch self {
    case .fill(let rect, let colour):
      "fill \(rect.dump) \(colour)"
    case .fractionalFill(let rect, let clip, let colour):
      "span \(rect.dump) \(clip.map { "in \($0.dump) " } ?? "")\(colour)"
    case .hairline(let point, let width, let colour):
      "hairline \(point.dump) \(width.fixed(3)) \(colour)"
    case .roundedRectangle(let rect, let radius, let colour):
      "rounded \(rect.dump) \(radius.fixed(3)) \(colour)"
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      "rounded \(rect.dump) \(radius.fixed(3)) from \(span.lowerBound.fixed(3)) to "
        + "\(span.upperBound.fixed(3)) \(colour)"
    case .outline(let rect, let radius, let width, let colour):
      "outline \(rect.dump) \(radius.fixed(3)) \(width.fixed(3)) \(colour)"
    case .shadow(let rect, let radius):
      "shadow \(rect.dump) \(radius.fixed(3))"
    case .text(let text, let style, let baseline, let colour):
      "text \"\(text)\" \(style.size.fixed(1)) \(style.weight.rawValue) \(baseline.dump) \(colour)"
        + (style.monospacedDigits ? " even digits" : "")
        + (style.design == .standard ? "" : " \(style.design.rawValue)")
    case .icon(let icon, let rect, let colour, let isMirrored):
      "icon \(icon.dump) \(rect.dump) \(colour)" + (isMirrored ? " mirrored" : "")
    case .path(let path, let rule, let paint):
      "path \(path.dump)\(rule == .nonZero ? "" : " \(rule.rawValue)") \(paint)"
    case .stroke(let path, let style, let paint):
      "stroke \(path.dump) \(style) \(paint)"
    case .clipped(let shape, let drawings):
      "clip \(shape.dump) \(drawings.dump)"
    case .transformed(let transform, let drawings):
      "transform \(transform.dump) \(drawings.dump)"
    case .image(let source, let rect, let clip, let radius):
      "image \(source.dump) \(rect.dump) clip \(clip.dump) \(radius.fixed(3))"
    }
  }
}

extension ImageSource {
  fileprivate var dump: String {
    switch self {
    case .bitmap(let bitmap):
      "\(bitmap.width)x\(bitmap.height) \(String(bitmap.checksum, radix: 16))"
    case .artwork(let artwork):
      "\(Rect(artwork.size).dump) \(artwork.drawings.dump)"
    }
  }
}

extension [Drawing] {
  fileprivate var dump: String { "[\(map(\.dump).joined(separator: ", "))]" }
}

extension Path {
  fileprivate var dump: String { "\((controlBounds ?? Rect(.zero)).dump) \(self)" }
}

extension ClipShape {
  fileprivate var dump: String {
    switch self {
    case .roundedRectangle(let rect, let radius): "\(rect.dump) \(radius.fixed(3))"
    case .path(let path, let rule): "\(path.dump)\(rule == .nonZero ? "" : " \(rule.rawValue)")"
    }
  }
}

extension Transform {
  fileprivate var dump: String {
    [a, b, c, d].map { $0.fixed(6) }.joined(separator: ",") + " \(tx.fixed(3)),\(ty.fixed(3))"
  }
}

extension Icon {
  /// The checksum tells icons with the same name apart.
  fileprivate var dump: String {
    shapes.isEmpty ? name : "\(name)#\(String(checksum, radix: 16))"
  }
}

extension Point {
  fileprivate var dump: String { "\(x.fixed(3)),\(y.fixed(3))" }
}

extension Rect {
  fileprivate var dump: String {
    "\(origin.dump) \(size.width.fixed(3))x\(size.height.fixed(3))"
  }
}
