internal import FlowCore
internal import FlowUI

/// Shows the course of the last transition, and edits the timing of transitions.
@MainActor
final class CurveEditor {
  private let model: ViewerModel
  private let kind: SegmentedControlState
  private let frequency: SliderState
  private let duration: SliderState
  private let handles = [CurveHandle(), CurveHandle()]
  /// The field for the coordinates of the control points, as they are written in CSS.
  private(set) lazy var points = SettingField(
    "", limit: Self.longestPoints, toast: model.toast,
    check: { [weak self] in self?.problem(withPoints: $0) },
    apply: { [weak self] in self?.choosePoints($0) })
  private let copy = Control()
  private let memory = ElementMemory()
  private var content: CurveGraph.Content

  /// The angular frequencies in radians per second, and the durations in milliseconds, that can be
  /// chosen: from clearly slow to hardly visible; by eye.
  private static let (frequencies, durations) = (4.0...40.0, 50.0...2000.0)
  /// The steps of the sliders, in radians per second and in milliseconds.
  private static let (frequencyStep, durationStep) = (0.1, 10.0)

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    content = CurveGraph.Content(model)
    kind = SegmentedControlState(selected: 0)
    frequency = SliderState(
      Spring.navigation.angularFrequency, in: Self.frequencies, step: Self.frequencyStep)
    duration = SliderState(350, in: Self.durations, step: Self.durationStep)
    kind.onChange = { [weak self] in self?.choose(TimingKind.allCases[$0]) }
    frequency.onChange = { [weak model] in
      model?.retime(.spring(Spring(angularFrequency: $0)))
    }
    duration.onChange = { [weak self] _ in self?.chooseDuration() }
    for handle in handles { handle.onMove = { [weak self] _ in self?.chooseCurve() } }
    copy.onActivate = { [weak self, weak sharing] in
      guard let self else { return }
      sharing?.copy(timing.swift)
      self.model.toast.say(self.model.strings[.copiedAsSwift.with(timing.swift)])
    }
  }

  /// The fields that are shown for the chosen kind of timing.
  var fields: [SettingField] { TimingKind(model.chosenTiming) == .curve ? [points] : [] }

  private var timing: TransitionTiming {
    model.chosenTiming ?? model.courses.course?.timing ?? .spring(.navigation)
  }

  func update() {
    content = CurveGraph.Content(model)
    kind.selectedIndex =
      TimingKind.allCases.firstIndex(of: TimingKind(model.chosenTiming)) ?? 0
    switch timing {
    case .spring(let spring): frequency.value = spring.angularFrequency
    case .linear(let time): duration.value = time.inSeconds * 1000
    case .curve(let curve, let time):
      duration.value = time.inSeconds * 1000
      for (handle, point) in zip(handles, [curve.first, curve.second]) { handle.show(point) }
      points.show(curve.numbers)
    }
    // A restart or an undo may have removed the field while points were being typed: they must not
    // apply when the pane is left.
    if fields.isEmpty { points.reset() }
  }

  func element(in context: LayoutContext) -> any Element {
    let content = content
    let shown = Shown(
      content: content, kind: TimingKind(model.chosenTiming), problem: points.problem,
      strings: context.strings)
    return Remembered(in: memory, showing: shown) {
      Column {
        self.heading(context.strings)
        Spacer(4)
        CurveGraph(content: content, handles: self.handles)
        Spacer(6)
        SegmentedControl(
          TimingKind.allCases.map { context.strings[$0.title] }, state: self.kind,
          accessibilityLabel: context.strings[.timing])
        Spacer(4)
        self.sliders(context.strings)
        Spacer(12)
      }
    }
  }

  private struct Shown: Hashable {
    let content: CurveGraph.Content
    /// Two kinds of timing may have the same content: before any transition, only a duration.
    let kind: TimingKind
    let problem: String?
    let strings: FlowStrings
  }

  private func heading(_ strings: FlowStrings) -> Row {
    Row {
      Text(strings[.curve], style: .headline, isHeading: true)
      Spacer()
      IconButton(.copy, accessibilityLabel: strings[.copyAsSwift], control: copy)
    }
  }

  private func sliders(_ strings: FlowStrings) -> Column {
    Column {
      switch TimingKind(model.chosenTiming) {
      case .flow: Text(strings[.timingHelp], style: .caption, colour: \.secondaryLabel)
      case .spring:
        SettingRow(.springFrequency) {
          Slider(state: frequency, accessibilityLabel: strings[.springFrequency]) {
            "\($0.fixed(1)) rad/s"
          }
        }
      case .curve:
        durationRow(strings)
        points.row(strings[.controlPoints])
      case .linear: durationRow(strings)
      }
    }
  }

  private func durationRow(_ strings: FlowStrings) -> SettingRow {
    SettingRow(.duration) {
      Slider(state: duration, accessibilityLabel: strings[.duration]) { "\($0.fixed(0)) ms" }
    }
  }

  // MARK: Choosing

  private func choose(_ kind: TimingKind) {
    // The press has left the focus in the field, which is now removed: end its editing, so that
    // typed points apply now, and not when the pane is left.
    points.state.hasFocus = false
    model.retime(kind.timing(like: timing))
  }

  private var chosenDuration: Duration { .milliseconds(Int(duration.value)) }

  private func chooseDuration() {
    switch timing {
    case .spring: break
    case .linear: model.retime(.linear(chosenDuration))
    case .curve(let curve, _): model.retime(.curve(curve, duration: chosenDuration))
    }
  }

  /// More characters than `cubic-bezier()` with four numbers needs.
  private static let longestPoints = 60

  private func problem(withPoints text: String) -> String? {
    CubicBezier(css: text) == nil ? model.strings[.badCurve] : nil
  }

  private func choosePoints(_ text: String) {
    // The duration stays as it is: it need not be one that the slider can show.
    if let curve = CubicBezier(css: text) { model.retime(.curve(curve, duration: timing.duration)) }
  }

  private func chooseCurve() {
    let (first, second) = (handles[0].point, handles[1].point)
    model.retime(
      .curve(
        CubicBezier(x1: first.x, y1: first.y, x2: second.x, y2: second.y), duration: timing.duration
      ))
  }
}

extension CurveGraph.Content {
  @MainActor
  fileprivate init(_ model: ViewerModel) {
    let chosen = model.chosenTiming
    let curve: CubicBezier? = if case .curve(let curve, _) = chosen { curve } else { nil }
    let course = model.courses.course
    self.init(
      course: course, future: course?.future ?? [],
      present: course?.sample(at: model.playback.now), curve: curve,
      duration: chosen?.duration ?? .zero)
  }
}
