internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// Shows the layers and elements on the stage as a tree, and the facts about the selected node.
///
/// The node whose row is under the mouse, or else the selected one, is highlighted on the stage.
final class ElementsPane: InspectorPane {
  let title = Phrase.elements
  let keywords = "layers tree accessibility contrast inspect ebenen baum"
  var onShowSource: (ElementSource) -> Void = { _ in }

  private let model: ViewerModel
  private let commands: CommandRegistry
  private let scroll = ScrollState()
  private let rows = RowControls()
  /// The controls of the chevrons, by row.
  private var folds: [Int: Control] = [:]
  private let showSource = Control()
  private let openEditor = Control()
  private var nodes: [StageOutline.Node] = []
  private var facts: ElementFacts?
  /// The selected node once its row has been scrolled into view or was chosen in the tree, so that
  /// the tree does not scroll to it again.
  private var revealed: StageOutline.Node.ID?
  /// The last frame for which contrasts were measured, with the mouse over it if there was one, and
  /// the contrasts that were found in the same frame without a mouse.
  private var contrasts: (frame: LayerTree, found: [TextContrast])?
  /// Whether keys have moved in the tree since the mouse was moved, so that the selected node is
  /// highlighted although the mouse is over another one.
  private var followsKeys = false
  /// The location of the mouse in the last layout with a mouse, in points of the inspector.
  private var pointer: Point?

  private var inspection: StageInspection { model.inspection }

  init(_ model: ViewerModel, _ commands: CommandRegistry) {
    (self.model, self.commands) = (model, commands)
    rows.onChoice = { [weak self] in self?.choose($0) }
    rows.onFocusMove = { [weak self] in self?.select($0) }
    rows.onKey = { [weak self] in self?.handle($0, at: $1) ?? false }
    showSource.onActivate = { [weak self] in
      if let self, let source = facts?.node.element?.source { onShowSource(source) }
    }
    openEditor.onActivate = { [weak self] in
      if let self, let source = facts?.node.element?.source { model.openInEditor(source) }
    }
  }

  var selectedRow: (any FocusableInputTarget)? {
    nodes.firstIndex { $0.id == inspection.selected }.map(rows.control)
  }

  func update() {
    let outline = model.outline
    nodes = inspection.rows(of: outline)
    let selected = inspection.selected.flatMap { outline[$0] }
    facts = selected.map { ElementFacts($0, contrasts(of: $0)) }
    if inspection.selected != revealed {
      revealed = inspection.selected
      if let index = nodes.firstIndex(where: { $0.id == revealed }) {
        rows.moveFocus(to: index)
        scroll.revealNext(OutlineRow.extent(of: index))
      }
    }
  }

  /// Measuring draws the frame several times, so nothing is measured while the stage moves.
  private func contrasts(of node: StageOutline.Node) -> [TextContrast] {
    guard node.element != nil, !model.playback.session.isMoving else { return [] }
    let frame = model.tree(measuring: inspection.measuring)
    if let contrasts, contrasts.frame == frame { return contrasts.found }
    let found = inspection.contrasts(model.treeWithoutHover(measuring: inspection.measuring))
    contrasts = (frame, found)
    return found
  }

  // MARK: Selecting and folding

  private func choose(_ index: Int) {
    guard nodes.indices.contains(index) else { return }
    inspection.selected = inspection.selected == nodes[index].id ? nil : nodes[index].id
    revealed = inspection.selected
  }

  private func select(_ index: Int) {
    guard nodes.indices.contains(index) else { return }
    followsKeys = true
    (inspection.selected, revealed) = (nodes[index].id, nodes[index].id)
  }

  private func handle(_ key: KeyPress, at index: Int) -> Bool {
    guard nodes.indices.contains(index) else { return false }
    let node = nodes[index]
    switch (key.description, inspection.isUnfolded(node)) {
    case ("Left", true): fold(index, true)
    case ("Left", false):
      guard let parent = nodes[..<index].lastIndex(where: { $0.depth < node.depth }) else { break }
      move(to: parent)
    case ("Right", false):
      if !node.children.isEmpty { fold(index, false) }
    case ("Right", true): move(to: index + 1)
    default: return false
    }
    return true
  }

  private func move(to index: Int) {
    guard nodes.indices.contains(index) else { return }
    rows.moveFocus(to: index)
    scroll.revealNext(OutlineRow.extent(of: index))
    select(index)
  }

  private func fold(_ index: Int, _ isFolded: Bool) {
    guard nodes.indices.contains(index) else { return }
    inspection.setFolded(isFolded, for: nodes[index])
    if let selected = inspection.selected, isFolded,
      selected.hasPrefix(nodes[index].id + StageOutline.Node.separator)
    {
      select(index)
    }
  }

  /// The control of a row's chevron, which the keyboard does not reach: arrow keys fold as well.
  private func foldControl(_ index: Int) -> Control {
    if let control = folds[index] { return control }
    let control = Control { [weak self] in
      guard let self, nodes.indices.contains(index) else { return }
      fold(index, inspection.isUnfolded(nodes[index]))
    }
    control.skipsTab = true
    folds[index] = control
    return control
  }

  // MARK: Content

  func element(in context: LayoutContext) -> any Element {
    // The row under the mouse is known only once all rows are laid out.
    let (nodes, inspection, hovered) = (nodes, inspection, HoveredRow())
    return Column {
      Padding(Insets(top: 0, leading: 12, bottom: 6, trailing: 8)) {
        Row {
          Text(context.strings[.elementsHelp], style: .caption, colour: \.secondaryLabel)
          Spacer()
          commands.button(.pick, isInInspector: true)
        }
      }
      ScrollArea(state: scroll) {
        Rows(nodes.count, controls: rows, height: { _ in OutlineRow.height }) { index, control in
          OutlineRow(
            node: nodes[index],
            isUnfolded: nodes[index].children.isEmpty ? nil : inspection.isUnfolded(nodes[index]),
            isSelected: nodes[index].id == inspection.selected, control: control,
            fold: self.foldControl(index)
          ) { hovered.index = index }
        }
      }
      if let facts {
        Divider()
        ElementDetails(
          facts: facts, showSource: showSource, openEditor: model.editor == nil ? nil : openEditor)
      }
      WhenLaidOut { [self, pointer = context.pointer] in
        // Some layouts have no mouse, such as those that look for an input target.
        if let pointer, pointer != self.pointer { (self.pointer, followsKeys) = (pointer, false) }
        guard !inspection.isPicking else { return }
        let row = followsKeys ? nil : hovered.index
        let node = row.flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
        model.highlight.show((node ?? facts?.node).map(LayerHighlight.Mark.init))
      }
    }
  }
}

/// The row under the mouse, as found during one layout.
private final class HoveredRow {
  var index: Int?
}

private struct Divider: Element {
  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([.hairline(frame.origin, width: frame.size.width, colour: context.theme.separator)])
  }
}
