internal import FlowCore
internal import FlowUI

/// The names of the elements that were pressed, which a trace does not contain.
struct PressedNames {
  /// The press that a trace line begins or ends.
  struct Press: Hashable {
    /// The name of the element under the pointer when the press began; empty if no element there
    /// has a name.
    let name: String
    /// Whether the line ends the press and the pointer was lifted where it was put down.
    let isTap: Bool
  }

  private var presses: [Int: Press] = [:]
  /// The name of the element and the starting point of each press that has not ended.
  private var open: [String: (name: String, place: Point)] = [:]

  /// How far a pointer may move within a tap, in points: the slop of a touch.
  private static let slop = 10.0

  /// The press that the trace line at an index begins or ends; `nil` for any other line.
  subscript(index: Int) -> Press? { presses[index] }

  /// Records the trace line at an index if it begins or ends a press; call this before the session
  /// handles the input of the line.
  @MainActor
  mutating func note(_ line: TraceLine, at index: Int, in session: FlowSession) {
    guard ["down", "up"].contains(line.verb), let place = Self.place(in: line) else { return }
    let pointer = Self.pointer(in: line)
    guard line.verb == "up" else {
      let name = session.accessibilityTree.name(at: place)
      open[pointer] = (name, place)
      presses[index] = Press(name: name, isTap: false)
      return
    }
    guard let start = open.removeValue(forKey: pointer) else { return }
    let isTap =
      abs(start.place.x - place.x) <= Self.slop && abs(start.place.y - place.y) <= Self.slop
    presses[index] = Press(name: start.name, isTap: isTap)
  }

  /// Forgets the lines from an index on.
  mutating func removeAll(from index: Int) { presses = presses.filter { $0.key < index } }

  /// The device and, for a touch, the finger.
  private static func pointer(in line: TraceLine) -> String {
    let words = line.details.split(separator: " ")
    return words.count > 3 && words[2] == "finger" ? "\(line.subject) \(words[3])" : line.subject
  }

  private static func place(in line: TraceLine) -> Point? {
    let numbers = line.details.split(separator: " ").prefix(2).compactMap { Double($0) }
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }
}

extension AccessibilityNode {
  /// The name of the smallest visible element at a point that has a name and is not a screen; empty
  /// if there is no such element.
  fileprivate func name(at point: Point) -> String {
    let found = all.filter { node in
      !node.name.isEmpty && node.role != .screen && !node.states.contains(.offscreen)
        && node.frame.contains(point)
    }
    let area = { (node: AccessibilityNode) in node.frame.size.width * node.frame.size.height }
    let name = found.reversed().min { area($0) < area($1) }?.name ?? ""
    return String(name.map { $0.isNewline ? " " : $0 })
  }
}
