internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The menus that the secondary mouse button opens.
extension ViewerScreen {
  /// Opens the menu of what is at a point or, if a menu, alert or sheet is open, closes that;
  /// returns false if there is nothing to open or close.
  ///
  /// The menu appears at `corner`, or at the point if `corner` is `nil`.
  func openMenu(at point: Point, corner: Point? = nil) -> Bool {
    guard let session, let overlays else { return false }
    guard !overlays.isOpen else {
      overlays.close()
      return true
    }
    guard let groups = menu(at: point, in: session) else { return false }
    overlays.show(Menu(at: corner ?? point, density: .compact, groups))
    return true
  }

  func showContextMenu() {
    guard let frame = session?.focusedFrame else { return }
    let text = focusedTextOnStage(in: frame)
    let focused = text ?? frame
    let isWholeStage = model.takesKeys && text == nil
    // The menu is that of the middle: the corner is no longer part of the focused element.
    _ = openMenu(
      at: Point(x: focused.midX, y: focused.midY),
      corner: isWholeStage ? nil : Point(x: focused.minX, y: focused.maxY))
  }

  /// The frame in the window of the focused text of the first stage; `nil` if there is none, or if
  /// its middle is outside `visible`.
  private func focusedTextOnStage(in visible: Rect) -> Rect? {
    guard model.stage.hasFocus, let geometry = model.stage.geometry,
      let flow = model.stage.session(), let text = flow.focusedFrame
    else { return nil }
    let middle = Point(x: text.midX, y: text.midY)
    let frame = geometry.windowRect(of: text)
    guard let target = flow.textMenuTarget(at: middle), target.hasFocus,
      visible.contains(Point(x: frame.midX, y: frame.midY))
    else { return nil }
    return frame
  }

  private func menu(at point: Point, in session: FlowSession) -> [[Menu.Item]]? {
    let target = session.inputTarget(at: point)
    if let text = target?.textMenuTarget {
      session.focus(at: point)
      return textItems(of: text) { [weak session] input in
        session?.send(input, at: session?.context.clock.now ?? .zero)
      }
    }
    switch target {
    case let stage as StageTarget:
      return (textItemsOnStage(stage, at: point) ?? stageItems) + inspectItems(stage, at: point)
    case is TimeLineTarget:
      return timeItems
    default:
      if let demo = target.flatMap(demos.demo) { return items(of: demo) }
      return model.stage(at: point) == nil ? nil : stageItems
    }
  }

  // MARK: Texts

  /// Each action sends its key, or the text to paste.
  private func textItems(
    of text: any TextMenuTarget, _ send: @escaping (InputEvent) -> Void
  ) -> [[Menu.Item]] {
    let items = TextAction.allCases.compactMap { action -> (TextAction, Menu.Item)? in
      guard let isAllowed = text.allows(action) else { return nil }
      var item = Menu.Item(model.strings[action.title], isEnabled: isAllowed) { [weak self] in
        let pasted = action == .paste ? self?.readClipboard() : nil
        send(pasted.map { .text($0) } ?? .key(action.key))
      }
      item.shortcut = action.key.description
      return (action, item)
    }
    return [
      items.filter { $0.0 != .selectAll }.map(\.1), items.filter { $0.0 == .selectAll }.map(\.1),
    ]
  }

  /// `nil` if no text of the first stage is at the point, or the past is shown.
  private func textItemsOnStage(_ stage: StageTarget, at point: Point) -> [[Menu.Item]]? {
    guard stage === model.stage, let geometry = stage.geometry, !model.playback.isInPast else {
      return nil
    }
    let stagePoint = geometry.stagePoint(at: point)
    guard let flow = stage.session(),
      let text = flow.textMenuTarget(at: stagePoint)
    else { return nil }
    if !text.hasFocus {
      model.send(.pointer(.down, device: .mouse, finger: 0, location: stagePoint))
      model.send(.pointer(.up, device: .mouse, finger: 0, location: stagePoint))
    }
    return textItems(of: text) { [weak model] in model?.send($0) }
  }

  /// Empty for the second stage of a comparison.
  private func inspectItems(_ stage: StageTarget, at point: Point) -> [[Menu.Item]] {
    guard stage === model.stage, let stagePoint = stage.geometry?.stagePoint(at: point) else {
      return []
    }
    return [
      [
        Menu.Item(
          model.strings[.inspect], icon: .pick,
          isEnabled: Command.pick.isEnabled(commands.target)
        ) { [weak model] in model?.inspectElement(at: stagePoint) }
      ]
    ]
  }

  // MARK: The stage, the time line and demos

  private var stageItems: [[Menu.Item]] {
    [
      [.pause, .startAgain], [.copyPicture, .savePicture, .saveFilm, .copyLink, .record],
      [.zoomIn, .zoomOut, .zoomToFit, .zoomToPoints], [.rotate, .removeOverlay],
    ].map(items)
  }

  private var timeItems: [[Menu.Item]] {
    [
      [.pause, .playAgain, .loop], [.zoomToTransition, .zoomTimeOut], [.backToNow, .branch],
      [.saveFilm, .copyLink],
    ].map(items)
  }

  private func items(_ commands: [Command]) -> [Menu.Item] {
    commands.filter { $0.id != Command.removeOverlay.id || $0.isEnabled(self.commands.target) }
      .map(self.commands.menuItem)
  }

  private func items(of demo: Demo) -> [[Menu.Item]] {
    let isOpen = demo.id == model.demo.id
    let open = Menu.Item(model.strings[.openNamed.with(demo.title)], isEnabled: !isOpen) {
      [weak self] in
      self?.model.open(demo)
      self?.focusStage()
    }
    let name = Menu.Item(model.strings[.copyDemoName], icon: .copy) { [weak self] in
      self?.commands.target.sharing.copy(demo.id, .demo)
    }
    return [isOpen ? [commands.menuItem(.startAgain)] : [open], [name]]
  }
}

extension TextAction {
  fileprivate var title: Phrase {
    switch self {
    case .cut: .cut
    case .copy: .copyText
    case .paste: .paste
    case .selectAll: .selectAll
    }
  }
}
