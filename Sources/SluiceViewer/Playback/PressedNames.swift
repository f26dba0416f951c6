internal import FlowCore
internal import FlowUI

/// The names of the elements that were pressed, which a trace does not contain.
struct PressedNames {
  /// The press that a trace line begins or ends.
  struct Press: Hashable {
    /// The element under the pointer when the press began; empty if it has no name.
    let name: String
    /// Whether the line ends the press, and the pointer was lifted where it was put down.
    let isTap: Bool
  }

  private struct Start {
    /// The index of the line that begins the press.
    let index: Int
    let pointer: String
    let name: String
    let location: Point
    /// The index of the line that ends the press; `nil` for none.
    var end: Int?
  }

  private var presses: [Int: Press] = [:]
  /// In the order of their lines.
  private var starts: [Start] = []

  /// How far a pointer may move within a tap, in points: the slop of a touch.
  private static let slop = PointerDevice.touch.slop

  subscript(index: Int) -> Press? { presses[index] }

  /// Notes the name for a trace line that begins or ends a press.
  ///
  /// Call this before the session handles the line's input, which may remove the pressed element.
  @MainActor
  mutating func note(_ line: TraceLine, at index: Int, in session: FlowSession) {
    guard ["down", "up"].contains(line.verb), let location = Self.location(in: line) else { return }
    let pointer = Self.pointer(in: line)
    guard line.verb == "up" else {
      let name = session.accessibilityTree.name(at: location)
      starts.append(Start(index: index, pointer: pointer, name: name, location: location))
      presses[index] = Press(name: name, isTap: false)
      return
    }
    guard let last = starts.lastIndex(where: { $0.pointer == pointer }), starts[last].end == nil
    else { return }
    starts[last].end = index
    let start = starts[last]
    let isTap =
      abs(start.location.x - location.x) <= Self.slop
      && abs(start.location.y - location.y) <= Self.slop
    presses[index] = Press(name: start.name, isTap: isTap)
  }

  /// Forgets the lines from an index on; a press that one of them ends lasts again.
  mutating func removeAll(from index: Int) {
    presses = presses.filter { $0.key < index }
    starts.removeAll { $0.index >= index }
    for press in starts.indices where (starts[press].end ?? 0) >= index { starts[press].end = nil }
  }

  /// Touches are told apart by finger.
  private static func pointer(in line: TraceLine) -> String {
    let words = line.details.split(separator: " ")
    return words.count > 3 && words[2] == "finger" ? "\(line.subject) \(words[3])" : line.subject
  }

  private static func location(in line: TraceLine) -> Point? {
    let numbers = line.details.split(separator: " ").prefix(2).compactMap { Double($0) }
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }
}

extension AccessibilityNode {
  /// The name of the innermost element at a point: the smallest or, of equal ones, the topmost.
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
