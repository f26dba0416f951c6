internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

struct ElementFacts {
  let node: StageOutline.Node
  /// The lowest contrast of the lines of text in the node; `nil` if it has none, or contains other
  /// elements, to which the text belongs.
  let contrast: Double?

  init(_ node: StageOutline.Node, _ contrasts: [TextContrast]) {
    self.node = node
    // Where the node is scrolled out of sight, there may be text of a bar.
    let own = contrasts.filter { line in
      node.visible.contains(Point(x: line.frame.midX, y: line.frame.midY))
    }
    contrast = node.children.contains(where: \.hasElements) ? nil : own.map(\.ratio).min()
  }

  func rows(_ strings: FlowStrings) -> [(name: Phrase, value: String, isProblem: Bool)] {
    let element = node.element
    let states = element.map { $0.states.names.joined(separator: ", ") } ?? ""
    let rows: [(Phrase, String?, Bool)] = [
      (.role, element?.role.rawValue, false), (.name, element?.name, false),
      (.value, element?.value, false), (.states, states, false),
      (.frame, node.frameText, false), (.contrast, contrastText(strings), isContrastLow),
      (.layer, node.layer.map(text), false),
    ]
    return rows.compactMap { name, value, isProblem in
      guard let value, !value.isEmpty else { return nil }
      return (name, value, isProblem)
    }
  }

  private func text(_ layer: LayerLine) -> String {
    [layer.name, layer.details].filter { !$0.isEmpty }.joined(separator: "  ·  ")
  }

  /// The contrast of disabled elements may be low.
  private var isContrastLow: Bool {
    (contrast ?? .infinity) < TextContrast.minimum
      && !(node.element?.states.contains(.disabled) ?? false)
  }

  private func contrastText(_ strings: FlowStrings) -> String? {
    contrast.map { ratio in
      // A ratio just below the minimum must not be rounded up to it.
      let shown = ratio < TextContrast.minimum ? (ratio * 100).rounded(.down) / 100 : ratio
      let text = "\(shown.fixed(2)):1"
      return isContrastLow
        ? strings[.lowContrast.with(text, "\(TextContrast.minimum.fixed(1)):1")] : text
    }
  }
}

struct ElementDetails: Composite {
  let facts: ElementFacts
  let showSource: Control
  let openEditor: Control?

  /// The width of the names, in points; by eye.
  private static let names = 72.0

  func content(in context: LayoutContext) -> any Element {
    let strings = context.strings
    return Padding(Insets(horizontal: 12, vertical: 8)) {
      for row in facts.rows(strings) {
        Row(alignment: .top) {
          FixedWidth(Self.names) {
            Text(strings[row.name], style: .footnote, colour: \.secondaryLabel)
          }
          Text(
            row.value, style: .footnote.withMonospacedDigits,
            colour: row.isProblem ? \.destructive : \.label,
            maxLines: 3)
        }
        Spacer(2)
      }
      if let source = facts.node.element?.source {
        Spacer(4)
        Row {
          Hint(strings[.showInSource]) {
            Button(
              "\(source.fileName):\(source.line)", icon: .code, role: .secondary,
              control: showSource)
          }
          Spacer()
          if let openEditor {
            IconButton(
              .external, accessibilityLabel: strings[.openInEditor], control: openEditor)
          }
        }
      }
    }
  }
}

extension ElementSource {
  var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
}
