internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The output of `sluice describe` for one instant.
struct StageDescription {
  let tree: AccessibilityNode
  let contrasts: [TextContrast]
  let icons: [TextContrast]

  /// Marks as off screen the elements that `isHidden(on:_:)` finds invisible.
  ///
  /// While a dialog is open, only its own text and icons count: what is behind it is dimmed, and
  /// cannot be used.
  init(tree: AccessibilityNode, text: StageText) {
    let dialog = tree.all.last { $0.states.contains(.modal) }
    let isUsable = { (line: TextContrast) in dialog.map { line.isOwn(of: $0) } ?? true }
    (contrasts, icons) = (text.visible.filter(isUsable), text.icons.filter(isUsable))
    let stage = tree.frame
    self.tree = tree.mapped { node in
      if node.isHidden(on: stage, text) { node.states.insert(.offscreen) }
    }
  }

  /// The tree, followed by the lines of text and the icons with low contrast or, if there are none,
  /// by the lowest contrasts.
  var text: String {
    let low = (contrasts + icons).filter(\.isLow).map { line in
      "contrast below \(line.minimum.fixed(1)):1: \(line)"
        + (isDisabled(line) ? " (disabled)" : "")
    }
    let lowest = [
      Self.lowest(contrasts, in: ("line of text", "lines of text")),
      Self.lowest(icons, in: ("icon", "icons")),
    ].compactMap(\.self).joined(separator: ", and ")
    let summary = lowest.isEmpty ? [] : ["contrast is \(lowest)"]
    return ([tree.description] + (low.isEmpty ? summary : low)).joined(separator: "\n")
  }

  private static func lowest(
    _ contrasts: [TextContrast], in name: (one: String, many: String)
  ) -> String? {
    contrasts.map(\.ratio).min().map {
      "\($0.fixed(2)):1 or more in \(contrasts.count) "
        + (contrasts.count == 1 ? name.one : name.many)
    }
  }

  /// Disabled elements may have low contrast (WCAG 2.1, 1.4.3).
  private func isDisabled(_ line: TextContrast) -> Bool {
    tree.all.contains { node in
      node.states.contains(.disabled)
        && node.frame.contains(Point(x: line.frame.midX, y: line.frame.midY))
    }
  }

  /// The description as JSON, with all frames and the contrast of every visible text line and icon.
  func json() throws -> String {
    let entry = Entry(
      tree: Entry.Node(tree),
      focus: tree.all.first { $0.states.contains(.focused) }.map { Entry.Node($0) },
      contrasts: contrasts.map { Entry.Line($0, isDisabled: isDisabled($0)) },
      icons: icons.map { Entry.Line($0, isDisabled: isDisabled($0)) })
    return try entry.json()
  }

  private struct Entry: Encodable {
    struct Frame: Encodable {
      let x: Double
      let y: Double
      let width: Double
      let height: Double

      init(_ rect: Rect) {
        (x, y) = (rect.minX.thousandths, rect.minY.thousandths)
        (width, height) = (rect.size.width.thousandths, rect.size.height.thousandths)
      }
    }

    struct Node: Encodable {
      let role: String
      let name: String
      let identifier: String?
      let value: String?
      let states: [String]
      let problem: String?
      let frame: Frame
      let children: [Node]

      init(_ node: AccessibilityNode) {
        role = node.role.rawValue
        name = node.name
        identifier = node.identifier
        value = node.value
        states = node.states.names
        problem = node.problem
        frame = Frame(node.frame)
        children = node.children.map(Node.init)
      }
    }

    struct Line: Encodable {
      let text: String
      let frame: Frame
      let ratio: Double
      let isLow: Bool
      let isDisabled: Bool

      init(_ line: TextContrast, isDisabled: Bool) {
        (text, frame, isLow) = (line.text, Frame(line.frame), line.isLow)
        ratio = line.ratio.thousandths
        self.isDisabled = isDisabled
      }
    }

    let tree: Node
    let focus: Node?
    let contrasts: [Line]
    let icons: [Line]
  }
}

extension TextContrast {
  /// Whether the line lies between a dialog's elements, or is its title or message; the dialog's
  /// own frame is that of the stage.
  fileprivate func isOwn(of dialog: AccessibilityNode) -> Bool {
    let frames = dialog.all.dropFirst().map(\.frame)
    let (xs, ys) = (frames.flatMap { [$0.minX, $0.maxX] }, frames.flatMap { [$0.minY, $0.maxY] })
    let isInside = { (value: Double, all: [Double]) in
      (all.min() ?? 0) <= value && value <= (all.max() ?? 0)
    }
    return isInside(frame.midX, xs) && isInside(frame.midY, ys)
      || dialog.all.contains { $0.name.contains(text) || $0.value?.contains(text) ?? false }
  }
}

extension Double {
  /// The value rounded to three decimals, as in the text of a layer tree.
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}

extension AccessibilityNode {
  /// Whether the element lies beyond the stage, or has text of which no letter is visible.
  ///
  /// False for an element that has children or an empty frame.
  fileprivate func isHidden(on stage: Rect, _ text: StageText) -> Bool {
    guard children.isEmpty, !frame.size.isEmpty else { return false }
    if frame.intersection(stage).size.isEmpty { return true }
    let shows = { (line: String) in name.contains(line) || value?.contains(line) ?? false }
    let isHidden = text.hidden.contains { shows($0.text) && frame.contains($0.frame.centre) }
    return isHidden
      && !text.visible.contains { shows($0.text) && !$0.frame.intersection(frame).size.isEmpty }
  }
}

extension Rect {
  fileprivate var centre: Point { Point(x: midX, y: midY) }
}
