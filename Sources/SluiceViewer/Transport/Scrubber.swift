internal import FlowCore
internal import FlowUI

/// Shows the running transition, or else the last one, on a slider; moving the slider freezes a
/// running transition, or shows the instant at which the last one had the fraction.
@MainActor
final class Scrubber {
  private let model: ViewerModel
  private let commands: CommandRegistry
  private let slider: ScrubberTarget
  let field: FractionField
  private let releaseButton = Control()
  private(set) var running: RunningTransition?
  private(set) var last: TimeMarks.Span?

  init(_ commands: CommandRegistry) {
    self.commands = commands
    model = commands.target.model
    let model = model
    slider = ScrubberTarget(model)
    field = FractionField(model)
    releaseButton.onActivate = { [weak model] in model?.releaseFrozen() }
  }

  var stops: [any FocusableInputTarget] {
    [
      slider, field.state, commands.control(.playAgain), commands.control(.loop), releaseButton,
    ]
  }

  func update() {
    (running, last) = (model.running, model.lastTransition)
    model.courses.follow(model, running)
    if running?.isDragged == true { model.invitesToDrag = false }
    slider.show(fraction)
    field.show(fraction)
    releaseButton.isEnabled = model.canRelease(running)
  }

  /// `nil` if there is no transition.
  private var fraction: Double? {
    if let running { return running.transition.fraction }
    return last.map { $0.kind == .cancelledTransition || model.playback.now < $0.start ? 0 : 1 }
  }

  func element(in context: LayoutContext) -> any Element {
    let release = Button(context.strings[.release], control: releaseButton)
    return Column {
      Row(spacing: Self.gap) {
        ScrubberSlider(
          target: slider, running: running, isOver: last != nil && running == nil)
        FixedWidth(Self.fieldWidth) { field.element(in: context) }
        commands.button(.playAgain)
        commands.button(.loop)
        FixedWidth(max(Self.releaseWidth, release.size(in: context.size, context).width)) {
          release
        }
      }
      Spacer(4)
      ScrubberDetails(running: running, last: last.map(title))
    }
  }

  /// In points: `100.0 %` and its padding.
  private static let fieldWidth = 76.0
  /// In points; by eye.
  private static let (gap, releaseWidth) = (6.0, 84.0)

  /// `Last: to payment, 350 ms`; the length up to the present if the transition is not over.
  private func title(_ span: TimeMarks.Span) -> String {
    let event = TimeMarks.Event.span(span).title(model.playback.events.line, model.strings)
    let length = (span.end ?? model.playback.end).duration(since: span.start)
    return model.strings[.lastTransition.with(event, (length.inSeconds * 1000).fixed(0))]
  }
}

/// A line about the transition below the slider, in columns of fixed width.
private struct ScrubberDetails: Element {
  let running: RunningTransition?
  let last: String?

  /// In points; from this width on, there are columns for distance and velocity; by eye.
  private static let minWideWidth = 620.0
  /// In points, between two columns.
  private static let gap = 10.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: context.style(.caption).lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard let running else {
      let text = last ?? context.strings[.scrubberHelp]
      return Text(text, style: .caption, colour: \.secondaryLabel, maxLines: 1).layOut(
        in: frame, context, on: &page)
    }
    let isWide = frame.size.width >= Self.minWideWidth
    let columns = columns(of: running, isWide: isWide, context.strings)
    let widths = ScrubberWidths(in: context, isWide: isWide).all
    let transition = running.transition
    Row(spacing: Self.gap) {
      Text(
        "\(transition.from) → \(transition.to) · \(context.strings[transition.operation.title])",
        style: .caption, maxLines: 1)
      Spacer()
      for (width, column) in zip(widths, columns) { FixedWidth(width) { column } }
    }.layOut(in: frame, context, on: &page)
  }

  private func columns(
    of running: RunningTransition, isWide: Bool, _ strings: FlowStrings
  ) -> [Text] {
    let drag = running.drag
    let text = { (text: String, colour: KeyPath<Theme, RGBA>) in
      Text(
        text, style: .caption.withMonospacedDigits, colour: colour, alignment: .trailing,
        maxLines: 1)
    }
    let numbers = [
      text(strings[running.distanceText], \.label),
      text(
        drag.map { strings[.fromDistance.with(strings[$0.distanceNeededText])] } ?? "",
        \.secondaryLabel),
      text(running.velocityText, \.label),
      text(
        drag.map { strings[.orVelocity.with(strings[$0.velocityNeededText])] } ?? "",
        \.secondaryLabel),
    ]
    let verdict = text(strings[running.verdict.title], running.verdict.colour)
    return (isWide ? numbers : []) + [verdict]
  }
}

/// The widths of the columns below the slider, in points: those of their longest texts, so that
/// nothing moves while the numbers change.
@MainActor
private struct ScrubberWidths {
  let all: [Double]

  /// The largest numbers that the columns have room for.
  private static let (points, speed) = ("8888", "-8888")

  init(in context: LayoutContext, isWide: Bool) {
    let strings = context.strings
    let width = { (phrases: [Phrase]) in
      phrases.map {
        context.measuring.width(of: strings[$0], in: context.style(.caption.withMonospacedDigits))
          .rounded(.up)
      }.max() ?? 0
    }
    let points = strings[.points.with(Self.points)]
    let speed = strings[.pointsPerSecond.with(Self.speed)]
    let verdicts: [RunningTransition.Verdict] = [.wouldFinish, .wouldCancel, .finishes, .cancels]
    let numbers = [
      width([.pointsOf.with(Self.points, Self.points)]), width([.fromDistance.with(points)]),
      width([.pointsPerSecond.with(Self.speed)]), width([.orVelocity.with(speed)]),
    ]
    all = (isWide ? numbers : []) + [width(verdicts.map(\.title))]
  }
}
