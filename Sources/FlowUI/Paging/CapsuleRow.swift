internal import FlowCore

/// Where the capsules of a page indicator lie in a width, and how far they are filled.
///
/// There is a gap before, between and after them, and what fills them is one edge that goes across
/// all of it, gaps too (S1-16, S1-17). Where they would be narrower than 4 points, the row is as
/// long as it takes and moves beneath its frame, so that the edge is in the middle of it as long as
/// there is more on both sides; towards a side with more beyond it capsules become lower.
struct CapsuleRow {
  /// The article's height and gap, in points.
  static let height = 5.0
  private static let gap = 4.0
  /// The least width of a capsule that can still be told from its gap, in points; by eye.
  private static let least = 4.0
  /// How much lower the outermost capsules become where there are more, and within which distance,
  /// in points; by eye.
  private static let taper = (part: 0.6, reach: 16.0)

  /// How many capsules there are; not below 0.
  let count: Int
  /// How wide each of them is, in points.
  let width: Double
  /// How wide the frame is.
  private let room: Double

  /// Lays so many capsules out in a width in points; one that is no number, or below 0, counts as
  /// 0.
  init(_ count: Int, in room: Double) {
    self.count = max(0, count)
    self.room = room.isFinite ? max(0, room) : 0
    let free = self.room - Self.gap * Double(self.count + 1)
    width = max(Self.least, free / Double(max(1, self.count)))
  }

  /// How long the row is, gaps at its ends included; longer than its frame where it is condensed.
  var length: Double { (width + Self.gap) * Double(count) + Self.gap }

  /// How much of the row lies before its frame when it is filled by a part, 0…1.
  func offset(at progress: Double) -> Double {
    min(max(length * progress - room / 2, 0), max(0, length - room))
  }

  /// Where a capsule begins in its frame.
  func start(of index: Int, at progress: Double) -> Double {
    Self.gap + Double(index) * (width + Self.gap) - offset(at: progress)
  }

  /// The capsule that is nearest to a place in the frame; `nil` where there is none.
  func nearest(to x: Double, at progress: Double) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let place = (x - start(of: 0, at: progress) - width / 2) / (width + Self.gap)
    return min(max(Int(place.rounded()), 0), count - 1)
  }

  /// The capsules, filled by a part, 0…1, in the middle of a frame of the row's width.
  func drawings(_ progress: Double, in frame: Rect, track: RGBA, fill: RGBA) -> [Drawing] {
    guard count > 0 else { return [] }
    let offset = offset(at: progress)
    let edge = frame.minX + length * progress - offset
    let seen = frame.minX...max(frame.minX, frame.maxX)
    let pitch = width + Self.gap
    // On whole points: half of one would make both edges of all capsules pale.
    let top = (frame.midY - Self.height / 2).rounded()
    let first = max(0, Int((offset / pitch).rounded(.down)))
    let end = min(count, Int(((offset + room) / pitch).rounded(.up)) + 1)
    return (first..<max(first, end)).flatMap { index -> [Drawing] in
      let x = start(of: index, at: progress)
      let height = Self.height * (1 - Self.taper.part * crowding(at: x + width / 2, offset))
      let shape = Rect(
        x: frame.minX + x, y: top + (Self.height - height) / 2, width: width, height: height)
      guard shape.maxX > seen.lowerBound, shape.minX < seen.upperBound else { return [] }
      let part = { (end: Double, colour: RGBA) in
        Drawing.roundedRectangleSlice(
          shape, radius: height / 2,
          across: seen.lowerBound...max(seen.lowerBound, min(end, seen.upperBound)), colour)
      }
      return [part(.infinity, track)] + (edge > shape.minX ? [part(edge, fill)] : [])
    }
  }

  /// How much a capsule gives way to those that lie beyond its side of the frame, 0…1.
  private func crowding(at middle: Double, _ offset: Double) -> Double {
    let side = { (beyond: Double, distance: Double) in
      min(max(beyond, 0) / Self.taper.reach, 1) * (1 - min(max(distance, 0) / Self.taper.reach, 1))
    }
    return max(
      side(offset, middle), side(length - room - offset, room - middle))
  }
}
