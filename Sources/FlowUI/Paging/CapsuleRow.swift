internal import FlowCore

/// The layout and fill of the capsules of a page indicator at a given width.
///
/// There is a gap before, between and after the capsules, and the edge of the fill moves across the
/// whole row, gaps included (S1-16, S1-17).
///
/// If capsules would be narrower than they are high, the row is condensed: it is longer than its
/// frame and scrolls with the edge of the fill, and capsules shrink towards a side beyond which
/// there are more. The edge then skips the gaps: they are almost as wide as small capsules, and
/// nothing would seem to fill meanwhile.
struct CapsuleRow {
  /// The height of a capsule and the gap between two, in points, as in the indicator article.
  static let height = 5.0
  private static let gap = 4.0
  /// The width of each capsule of a condensed row, in points, so that its fill grows by 3 points a
  /// second at the article's 4 s per page; by eye.
  private static let condensedWidth = 12.0
  /// The maximum fraction of its height that a capsule loses by shrinking, and the distance from a
  /// side of the frame within which capsules shrink, in points; by eye.
  private static let taper = (loss: 0.6, reach: 16.0)

  let count: Int
  /// The width of each capsule, in points.
  let width: Double
  let isCondensed: Bool
  /// The width of the frame, in points.
  private let room: Double

  /// `room` is the width of the frame in points; a negative or non-finite one counts as 0, and so
  /// does a negative count.
  init(_ count: Int, in room: Double) {
    self.count = max(0, count)
    self.room = room.isFinite ? max(0, room) : 0
    let free = self.room - Self.gap * Double(self.count + 1)
    let share = free / Double(max(1, self.count))
    isCondensed = share < Self.height
    width = isCondensed ? Self.condensedWidth : share
  }

  /// The length of the row in points, including the gaps at both ends.
  var length: Double { (width + Self.gap) * Double(count) + Self.gap }

  /// The scroll offset, in points, when the fraction `progress` of the row is filled.
  func offset(at progress: Double) -> Double {
    min(max(length * progress - room / 2, 0), max(0, length - room))
  }

  /// The edge of the fill, in points from the leading edge of the frame.
  func edge(at progress: Double) -> Double {
    guard isCondensed else { return length * progress - offset(at: progress) }
    let filled = progress * Double(count)
    let full = min(filled.rounded(.down), Double(count - 1))
    return start(of: Int(full), at: progress) + (filled - full) * width
  }

  /// The leading edge of a capsule, in points from the leading edge of the frame.
  func start(of index: Int, at progress: Double) -> Double {
    Self.gap + Double(index) * (width + Self.gap) - offset(at: progress)
  }

  /// The index of the capsule nearest to `x`; `nil` if there are no capsules or `x` is not finite.
  func nearest(to x: Double, at progress: Double) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let index = (x - start(of: 0, at: progress) - width / 2) / (width + Self.gap)
    return min(max(Int(index.rounded()), 0), count - 1)
  }

  /// The visible capsules, centred vertically in `frame`, which must have the width for which the
  /// row is laid out.
  func drawings(_ progress: Double, in frame: Rect, track: RGBA, fill: RGBA) -> [Drawing] {
    guard count > 0 else { return [] }
    let offset = offset(at: progress)
    let edge = frame.minX + edge(at: progress)
    let visible = frame.minX...max(frame.minX, frame.maxX)
    let pitch = width + Self.gap
    // Round to whole points: at half a point both edges of all capsules would be blurred.
    let top = (frame.midY - Self.height / 2).rounded()
    let first = max(0, Int((offset / pitch).rounded(.down)))
    let end = min(count, Int(((offset + room) / pitch).rounded(.up)))
    return (first..<max(first, end)).flatMap { index -> [Drawing] in
      let x = start(of: index, at: progress)
      let height = Self.height * (1 - Self.taper.loss * shrinkage(at: x + width / 2, offset))
      let shape = Rect(
        x: frame.minX + x, y: top + (Self.height - height) / 2, width: width, height: height)
      guard shape.maxX > visible.lowerBound, shape.minX < visible.upperBound else { return [] }
      let slice = { (maxX: Double, colour: RGBA) in
        Drawing.roundedRectangleSlice(
          shape, radius: height / 2,
          across: visible.lowerBound...max(visible.lowerBound, min(maxX, visible.upperBound)),
          colour: colour)
      }
      return [slice(.infinity, track)] + (edge > shape.minX ? [slice(edge, fill)] : [])
    }
  }

  /// How much the capsule with this middle shrinks, 0…1: the more, the closer it is to a side of
  /// the frame, and the longer the part of the row beyond that side.
  private func shrinkage(at middle: Double, _ offset: Double) -> Double {
    guard isCondensed else { return 0 }
    let side = { (beyond: Double, distance: Double) in
      min(max(beyond, 0) / Self.taper.reach, 1) * (1 - min(max(distance, 0) / Self.taper.reach, 1))
    }
    return max(
      side(offset, middle), side(length - room - offset, room - middle))
  }
}
