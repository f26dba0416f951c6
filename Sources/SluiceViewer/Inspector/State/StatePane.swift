internal import FlowCore
internal import FlowUI
internal import SluiceCommandLine

/// The flow's state at the instant that is shown: the curve of the last transition, stacks, gates,
/// bars, timers, transition and drag.
final class StatePane: InspectorPane {
  let title = Phrase.state
  let keywords = "curve easing spring timing velocity stack gates kurve feder"

  private let model: ViewerModel
  private let sharing: Sharing
  private let scroll = ScrollState()
  private let copyPlace = Control()
  private let link = SelectableTextState()
  private var (steady, moving) = ([StateSectionView](), [StateSectionView]())
  private let curve: CurveEditor
  var fields: [TextFieldState] { curve.fields.map(\.state) }

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
    curve = CurveEditor(model, sharing)
    copyPlace.onActivate = { [weak self] in self?.copy() }
  }

  func update() {
    let session = model.playback.session
    let state = session.state
    let report = StateReport(
      flow: state, theme: session.theme, canGoBack: session.canGoBack,
      isBackRefused: session.isBackRefused,
      running: RunningTransition(in: state, on: session.size), isPaused: model.time.isPaused,
      strings: model.strings)
    Self.show(report.steady, in: &steady)
    Self.show(report.moving, in: &moving)
    curve.update()
    link.text = model.place?.description ?? ""
    copyPlace.isEnabled = hasPlace
  }

  func leave() { curve.points.leave() }

  func goBack() -> Bool { curve.points.revert() }

  func element(in context: LayoutContext) -> any Element {
    ScrollArea(state: scroll) {
      Padding(Insets(top: 0, leading: 12, bottom: 16, trailing: 12)) {
        SettingMessages(fields: curve.fields, element: sections(in: context))
      }
    }
  }

  private func sections(in context: LayoutContext) -> Column {
    Column {
      // The curve is edited while the transition is repeated, and so lies above everything whose
      // height a transition changes.
      curve.element(in: context)
      for section in steady { section.element(in: context) }
      Text(context.strings[.place], style: .headline, isHeading: true)
      place
      Spacer(12)
      for section in moving { section.element(in: context) }
    }
  }

  /// Stacks come and go at the front: all sections after them keep their views, and with them
  /// whether they are unfolded.
  private static func show(_ sections: [StateSection], in views: inout [StateSectionView]) {
    while views.count < sections.count { views.insert(StateSectionView(), at: 0) }
    views.removeFirst(views.count - sections.count)
    for (view, section) in zip(views, sections) { view.show(section) }
  }

  /// Whether there was a place in the last update, whose state the whole pane shows.
  private var hasPlace: Bool { !link.text.isEmpty }

  private var place: Row {
    Row {
      if hasPlace {
        SelectableText(state: link, style: .body)
      } else {
        Text(model.strings[.noPlaces], style: .body, colour: \.secondaryLabel)
      }
      Spacer()
      IconButton(.link, accessibilityLabel: model.strings[.copyPlace], control: copyPlace)
    }
  }

  private func copy() {
    guard let place = model.place else { return }
    sharing.copy(place.description)
    model.toast.say(model.strings[.placeCopied.with(ProgramName.current, place.description)])
  }
}
