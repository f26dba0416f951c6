internal import Desktop
internal import FlowCore
internal import FlowUI
internal import SourceView

/// The viewer's only screen.
@MainActor
final class ViewerScreen {
  let model: ViewerModel
  let commands: CommandRegistry
  let overlays: Overlays?

  let demos: DemoList
  let events: EventsPane
  let settings: SettingsPane
  let source: SourcePane
  let bar: StageBar
  let transport: TransportBar
  let inspector: Inspector
  private let pill: StagePill
  private let caption = StageButtonTarget()
  private let refusals: RefusalWatch
  private let scripts: ScriptWatch
  private let divider: InspectorDivider
  private let playKey: PlayKey
  /// Cached, because panels change less often than the stage.
  private let memories = (
    demos: ElementMemory(), bar: ElementMemory(), transport: ElementMemory(),
    inspector: ElementMemory()
  )
  /// `nil` removes the comparison stage.
  let compare: (ComparisonVariant?) -> Void
  weak var session: FlowSession?
  /// `nil` if there is no text.
  var readClipboard: () -> String? = { nil }
  /// `nil` if the desktop has no dialog for files.
  var showFileDialog: ((@escaping @MainActor @Sendable (FileDialog.Answer) -> Void) -> Void)?
  var pendingFocus: (any FocusableInputTarget)?

  init(
    _ model: ViewerModel, sharing: Sharing, compare: @escaping (ComparisonVariant?) -> Void
  ) {
    self.model = model
    self.compare = compare
    commands = CommandRegistry(CommandTarget(model, sharing))
    let overlays = Overlays()
    source = SourcePane(
      SourceLocator(builtAt: model.catalogue.file), overlays: overlays
    ) { [weak model] in model?.demo.sources ?? [] }
    source.onCopy = { [weak sharing] text, title in sharing?.copy(text, title) }
    self.overlays = overlays
    demos = DemoList(commands)
    bar = StageBar(commands, over: overlays, compare: compare)
    transport = TransportBar(commands, over: overlays)
    events = EventsPane(model, sharing)
    let elements = ElementsPane(model, commands)
    settings = SettingsPane(model, over: overlays)
    inspector = Inspector(
      model,
      panes: [
        StatePane(model, sharing), events, elements, settings, source,
      ])
    pill = StagePill(model)
    refusals = RefusalWatch(model)
    scripts = ScriptWatch(model)
    divider = InspectorDivider(model.panels)
    playKey = PlayKey { [weak model] in model?.togglePause() }
    commands.target.window = self
    sharing.onScript = { [weak scripts] in scripts?.begin(failingWith: $0) }
    elements.onShowSource = { [weak self] in self?.show($0) }
    model.inspection.onPick = { [weak self, weak elements] in
      guard let self, let elements else { return }
      inspector.show(elements)
      // Arrow keys then move in the tree.
      elements.update()
      pendingFocus = elements.selectedRow
    }
    // Tab skips the caption, because the keyboard reaches the size field in the settings.
    caption.control.skipsTab = true
    caption.control.onActivate = { [weak self] in
      guard let self else { return }
      editSetting(settings.sizeField)
    }
    transport.fractionField.onEntry = { [weak self] in self?.focusStage() }
    demos.onOpenByPress = { [weak self] in self?.focusStage() }
    demos.search.onSubmit = { [weak self] in
      self?.demos.openFirst()
      self?.focusStage()
    }
  }

  /// Whether a text field has the focus, so that character keys type instead of triggering
  /// shortcuts.
  private var isWriting: Bool {
    fields.contains(where: \.hasFocus)
      || model.takesKeys && model.playback.session.textInput != nil
  }

  var fields: [TextFieldState] {
    [demos.search, transport.fractionField.state] + (inspector.shownPane?.fields ?? [])
  }

  /// Whether the stage has the focus, but no control on it.
  var isStageFree: Bool {
    model.takesKeys && !model.playback.session.hasFocusedTarget
  }
}

extension ViewerScreen: ComposedScreen {
  var name: String { "viewer" }

  func update(in context: LayoutContext) {
    model.panels.settle(width: context.size.width)
    let frames = ShellFrames(in: context.size, model.panels)
    model.takeOver()
    model.fit(in: frames.stage.size)
    transport.follow()
    refusals.check()
    scripts.check()
    guard model.panelUpdates.begin(in: context, rounds: model.time.rounds) else { return }
    commands.update()
    bar.update(in: context.panel(in: frames.bar, at: .compact))
    transport.update()
    pill.update()
    inspector.update()
  }

  func body(in context: LayoutContext) -> [any Element] {
    ShellLayout(
      model: model,
      demos: Remembered(in: memories.demos, showing: demos.content) {
        CompactDensity { Panel("demos", demos.element) }
      },
      bar: Remembered(in: memories.bar, showing: bar.changes) {
        CompactDensity { Panel("bar", bar.element) }
      },
      stage: StageView(model: model, pill: pill, caption: caption),
      transport: Remembered(in: memories.transport, showing: transport.content) {
        CompactDensity { Panel("transport", transport.element) }
      },
      inspector: Remembered(in: memories.inspector, showing: model.panelUpdates.count) {
        CompactDensity { Panel("inspector", inspector.element) }
      },
      divider: divider, playKey: playKey)
  }

  func interceptKey(_ key: KeyPress) -> Bool {
    if model.inspection.isPicking, key == KeyPress("Escape") {
      model.endPicking()
      return true
    }
    if let command = commands.command(
      for: key, isWriting: isWriting, isStageFree: isStageFree)
    {
      commands.perform(command)
      return true
    }
    // After a crash, the crash report is shown instead of the stage.
    guard model.takesKeys, model.crash == nil, !movesFocusOut(key) else { return false }
    if key == KeyPress("Escape"), model.time.loop != nil {
      model.toggleLoop()
      return true
    }
    // Escape must not begin another time line.
    if key == KeyPress("Escape"), model.playback.isInPast {
      model.goToNow()
      return true
    }
    model.send(.key(key))
    return true
  }

  /// Whether a key moves the focus out of the stage: Tab on the last input target or, with Shift,
  /// on the first.
  private func movesFocusOut(_ key: KeyPress) -> Bool {
    guard key.key == "Tab", key.modifiers.isSubset(of: [.shift]) else { return false }
    return !model.playback.session.hasNextFocus(backward: !key.modifiers.isEmpty)
  }

  func takePendingFocus() -> (any FocusableInputTarget)? {
    defer { pendingFocus = nil }
    return pendingFocus
  }

  /// Goes back in the inspector's pane, or clears a focused search field; otherwise returns from
  /// the past if the time line has the focus, or else moves the focus to the stage.
  func goBack() -> Bool {
    if inspector.shownPane?.goBack() ?? false || clearSearch() { return true }
    if transport.line.hasFocus, model.playback.isInPast {
      model.goToNow()
    } else {
      focusStage()
    }
    return true
  }
}
