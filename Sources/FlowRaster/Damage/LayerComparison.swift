internal import FlowScene

/// Finds the pixels that differ between two layers drawn on the same canvas.
struct LayerComparison {
  let canvas: Canvas
  let glyphs: any GlyphSource
  let caches: DrawingCaches
  private(set) var damage = Damage()

  init(on canvas: Canvas, glyphs: any GlyphSource, caches: DrawingCaches) {
    self.canvas = canvas
    self.glyphs = glyphs
    self.caches = caches
  }

  mutating func compare(_ old: PositionedLayer, _ new: PositionedLayer, in clip: PixelRect) {
    guard old.hasPose(of: new) else {
      damage.add(old.extent(on: canvas).intersection(clip))
      damage.add(new.extent(on: canvas).intersection(clip))
      return
    }
    let clip = clip.intersection(new.frame)
    guard !clip.isEmpty, new.alpha > 0 else { return }
    if new.isScaled {
      if !old.layer.hasContent(of: new.layer) { damage.add(clip) }
      return
    }
    compareDrawings(old, new, in: clip)
    compareSublayers(old, new, in: clip)
  }

  private mutating func compareDrawings(
    _ old: PositionedLayer, _ new: PositionedLayer, in clip: PixelRect
  ) {
    let (before, after) = (old.layer.drawings, new.layer.drawings)
    guard before != after else { return }
    let painter = Painter(
      target: canvas.target, clip: clip, originX: new.bounds.left, originY: new.bounds.top,
      scale: canvas.scale, glyphs: glyphs, caches: caches, opacity: new.alpha)
    let (removed, added) = before.difference(from: after, by: ==)
    for drawing in removed + added { damage.add(painter.bounds(of: drawing).intersection(clip)) }
  }

  private mutating func compareSublayers(
    _ old: PositionedLayer, _ new: PositionedLayer, in clip: PixelRect
  ) {
    guard old.layer.sublayers != new.layer.sublayers else { return }
    let (before, after) = (old.sublayers(on: canvas), new.sublayers(on: canvas))
    if before.count == after.count {
      for (old, new) in zip(before, after) { compare(old, new, in: clip) }
      return
    }
    let (removed, added) = before.difference(from: after) { $0.looks(like: $1) }
    for layer in removed + added { damage.add(layer.extent(on: canvas).intersection(clip)) }
  }
}

extension Array {
  /// The elements that differ: at the same index if the counts are equal, otherwise all between the
  /// common beginning and the common end.
  fileprivate func difference(
    from other: [Element], by areEqual: (Element, Element) -> Bool
  ) -> (own: [Element], other: [Element]) {
    if count == other.count {
      let changed = indices.filter { !areEqual(self[$0], other[$0]) }
      return (changed.map { self[$0] }, changed.map { other[$0] })
    }
    let shorter = Swift.min(count, other.count)
    let start = (0..<shorter).first { !areEqual(self[$0], other[$0]) } ?? shorter
    let end =
      (0..<shorter - start).first { !areEqual(self[count - 1 - $0], other[other.count - 1 - $0]) }
      ?? shorter - start
    return (Array(self[start..<count - end]), Array(other[start..<other.count - end]))
  }
}

extension Layer {
  fileprivate func hasContent(of other: Layer) -> Bool {
    drawings == other.drawings && sublayers == other.sublayers
  }
}

extension PositionedLayer {
  /// Compares everything but the content.
  fileprivate func hasPose(of other: PositionedLayer) -> Bool {
    bounds == other.bounds && opacity == other.opacity && frame == other.frame && dim == other.dim
      && layer.kind == other.layer.kind && layer.edgeShadow == other.layer.edgeShadow
      && layer.shadowEdge == other.layer.shadowEdge && layer.edgeLine == other.layer.edgeLine
  }

  fileprivate func looks(like other: PositionedLayer) -> Bool {
    hasPose(of: other) && layer.hasContent(of: other.layer)
  }

  /// Includes the shadow beyond an edge; empty if the layer is invisible.
  fileprivate func extent(on canvas: Canvas) -> PixelRect {
    alpha > 0 ? frame.union(canvas.shadow(of: self)?.strip ?? .empty) : .empty
  }
}
