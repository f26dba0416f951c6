internal import FlowCore
internal import FlowUI

/// Maps a pointer's positions on a stage to another stage, whose layout differs.
///
/// A press is mapped to the same element, by role and name, if both stages have it, and otherwise
/// to the same fractions of the stage's width and height. The edges, where back gestures begin,
/// stay edges. A drag covers the same fraction of the width, and the same number of points
/// vertically.
@MainActor
struct PointerMapping {
  private struct Press {
    let device: PointerDevice
    let finger: Int
    let start: Point
    let mapped: Point
  }

  private var presses: [Press] = []

  /// The input for the other stage; call it for each input, before any stage handles it.
  mutating func input(
    for input: InputEvent, on stage: FlowSession, to other: FlowSession
  ) -> InputEvent {
    guard case .pointer(let pointer) = input, pointer.location.isFinite,
      Self.isNeeded(from: stage, to: other)
    else { return input }
    let index = presses.firstIndex {
      $0.device == pointer.device && $0.finger == pointer.finger
    }
    let point: Point
    if pointer.phase == .down {
      point = Self.mapped(pointer.location, on: stage, to: other)
      presses.removeAll { $0.device == pointer.device && $0.finger == pointer.finger }
      presses.append(
        Press(
          device: pointer.device, finger: pointer.finger, start: pointer.location, mapped: point))
    } else if let index {
      let press = presses[index]
      let across = (pointer.location.x - press.start.x) * other.size.width / stage.size.width
      point = Point(
        x: press.mapped.x + (stage.direction == other.direction ? across : -across),
        y: press.mapped.y + pointer.location.y - press.start.y)
      if pointer.phase != .move { presses.remove(at: index) }
    } else {
      point = Self.proportional(pointer.location, on: stage, to: other)
    }
    return .pointer(
      pointer.phase, device: pointer.device, finger: pointer.finger, location: point,
      modifiers: pointer.modifiers)
  }

  static func isNeeded(from stage: FlowSession, to other: FlowSession) -> Bool {
    stage.size != other.size || stage.direction != other.direction
      || stage.textSize != other.textSize
  }

  private static func mapped(
    _ location: Point, on stage: FlowSession, to other: FlowSession
  ) -> Point {
    var point = proportional(location, on: stage, to: other)
    guard stage.size.contains(location),
      let (own, same) = element(at: location, on: stage, to: other)
    else { return point }
    let part = (location.x - own.minX) / max(own.size.width, 1)
    let isMirrored = stage.direction != other.direction
    if !isOnEdge(location, of: stage) {
      point.x = same.minX + (isMirrored ? 1 - part : part) * same.size.width
    }
    point.y =
      same.minY + (location.y - own.minY) / max(own.size.height, 1) * same.size.height
    return point
  }

  private static func element(
    at location: Point, on stage: FlowSession, to other: FlowSession
  ) -> (Rect, Rect)? {
    let all = stage.accessibilityTree.all
    let index = all.indices.filter { index in
      !all[index].name.isEmpty && all[index].frame.contains(location)
        && all[index].children.isEmpty
    }.min { all[$0].area < all[$1].area }
    guard let index else { return nil }
    let isSame = { (node: AccessibilityNode) in
      node.role == all[index].role && node.name == all[index].name
    }
    // Among several elements with the role and name, take the one with the same number.
    let number = all[..<index].count(where: isSame)
    let others = other.accessibilityTree.all.filter(isSame)
    guard others.indices.contains(number), others[number].area > 0 else { return nil }
    return (all[index].frame, others[number].frame)
  }

  private static func proportional(
    _ location: Point, on stage: FlowSession, to other: FlowSession
  ) -> Point {
    let (width, otherWidth) = (max(stage.size.width, 1), other.size.width)
    let fromEnd = width - location.x
    var x = location.x * otherWidth / width
    if isOnEdge(location, of: stage) {
      x = location.x < fromEnd ? location.x : otherWidth - fromEnd
    }
    return Point(
      x: stage.direction == other.direction ? x : otherWidth - x,
      y: location.y * other.size.height / max(stage.size.height, 1))
  }

  private static func isOnEdge(_ location: Point, of stage: FlowSession) -> Bool {
    let zone = stage.preferences.edgeWidth ?? EdgeZones.defaultWidth
    return min(location.x, stage.size.width - location.x) < zone
  }
}

extension AccessibilityNode {
  fileprivate var area: Double { frame.size.width * frame.size.height }
}

extension Size {
  fileprivate func contains(_ point: Point) -> Bool { Rect(self).contains(point) }
}
