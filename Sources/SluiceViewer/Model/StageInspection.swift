internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import Observation

/// The state of inspecting the stage: whether elements are being picked, the selected node of the
/// outline, and which nodes are folded.
@MainActor
@Observable
final class StageInspection {
  /// Whether the mouse picks elements on the stage instead of using them.
  fileprivate(set) var isPicking = false
  /// The selected layer or element; it need not be on the stage at present.
  var selected: StageOutline.Node.ID?
  /// Nodes without an entry are unfolded if a child has elements.
  private(set) var isFolded: [StageOutline.Node.ID: Bool] = [:]
  @ObservationIgnored var onPick: () -> Void = {}
  /// Measures the contrast of each visible line of text of a frame; none without fonts.
  @ObservationIgnored var contrasts: (LayerTree) -> [TextContrast] = { _ in [] }

  let measuring: any TextMeasuring

  init(measuring: any TextMeasuring) { self.measuring = measuring }

  func isUnfolded(_ node: StageOutline.Node) -> Bool {
    guard !node.children.isEmpty else { return false }
    return isFolded[node.id].map { !$0 } ?? node.children.contains(where: \.hasElements)
  }

  func setFolded(_ isFolded: Bool, for node: StageOutline.Node) {
    self.isFolded[node.id] = isFolded
  }

  func rows(of outline: StageOutline) -> [StageOutline.Node] { rows(of: outline.root) }

  private func rows(of node: StageOutline.Node) -> [StageOutline.Node] {
    [node] + (isUnfolded(node) ? node.children.flatMap(rows) : [])
  }

  func reveal(_ id: StageOutline.Node.ID, in outline: StageOutline) {
    selected = id
    for node in outline.path(to: id).dropLast() where !isUnfolded(node) {
      setFolded(false, for: node)
    }
  }
}

extension ViewerModel {
  var outline: StageOutline {
    StageOutline(
      tree(measuring: inspection.measuring), playback.session.accessibilityTree, strings)
  }

  func togglePicking() {
    if inspection.isPicking { return endPicking() }
    inspection.isPicking = true
    stage.pick = { [weak self] point, isClick in
      if isClick { self?.inspectElement(at: point) } else { self?.show(at: point) }
    }
    show(at: stage.pointer)
  }

  func endPicking() {
    guard inspection.isPicking else { return }
    (inspection.isPicking, stage.pick) = (false, nil)
    highlight.show(nil)
  }

  private func show(at point: Point?) {
    highlight.show(point.flatMap(outline.element).map(LayerHighlight.Mark.init))
  }

  /// Selects the element at a point of the stage, which is then shown in the tree of elements.
  func inspectElement(at point: Point?) {
    let outline = outline
    let node = point.flatMap(outline.element)
    endPicking()
    guard let node else { return }
    inspection.reveal(node.id, in: outline)
    highlight.show(LayerHighlight.Mark(node))
    inspection.onPick()
  }
}
