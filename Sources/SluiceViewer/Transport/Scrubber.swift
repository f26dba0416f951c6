internal import FlowCore
internal import FlowUI

/// Shows the running transition on a slider that can freeze the transition at any fraction.
@MainActor
final class Scrubber {
  private let model: ViewerModel
  private let slider: ScrubberTarget
  private let releaseButton = Control()
  /// The running transition, if there is one.
  private(set) var running: RunningTransition?

  init(_ model: ViewerModel) {
    self.model = model
    slider = ScrubberTarget(model)
    releaseButton.onActivate = { [weak model] in model?.releaseFrozen() }
  }

  /// The input targets that the keyboard can reach here.
  var stops: [any FocusableInputTarget] { [slider, releaseButton] }

  /// Brings the controls up to date with the running transition.
  func update() {
    running = model.running
    slider.show(running)
    releaseButton.isEnabled = model.canRelease(running)
  }

  var element: any Element {
    ScrubberRow(running: running, slider: slider, releaseButton: releaseButton)
  }
}

/// The slider, and details of the running transition in columns of fixed width.
private struct ScrubberRow: Element {
  let running: RunningTransition?
  let slider: ScrubberTarget
  let releaseButton: Control

  /// The minimum widths, in points, at which there are columns for distance and velocity, and one
  /// for the screens.
  private static let (minWideWidth, minWidth) = (620.0, 440.0)
  /// The gap between two columns in points.
  private static let gap = 10.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width,
      height: context.style(.body).lineHeight + context.style(.caption).lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let isWide = frame.size.width >= Self.minWideWidth
    let namesScreens = frame.size.width >= Self.minWidth
    let release = Button(context.strings[.release], control: releaseButton)
    let widths = ScrubberWidths(in: context, isWide: isWide, namesScreens: namesScreens).all
    Row(spacing: Self.gap) {
      ScrubberSlider(target: slider, running: running)
      if let running {
        let columns = columns(of: running, isWide: isWide, context.strings)
        for (width, column) in zip(widths, columns.dropFirst(namesScreens ? 0 : 1)) {
          FixedWidth(width) { column }
        }
      } else {
        FixedWidth(widths.reduce(Self.gap * Double(widths.count - 1), +)) {
          hint(isWide: isWide, context.strings)
        }
      }
      FixedWidth(max(84, release.size(in: frame.size, context).width)) { release }
    }.layOut(in: frame, context, on: &page)
  }

  /// The hint shown instead of the columns while no transition runs.
  private func hint(isWide: Bool, _ strings: FlowStrings) -> Text {
    Text(
      strings[.scrubberHelp], isWide ? .body : .caption,
      \.secondaryLabel)
  }

  private func columns(
    of running: RunningTransition, isWide: Bool, _ strings: FlowStrings
  ) -> [ScrubberColumn] {
    let (transition, drag) = (running.transition, running.drag)
    let needed = drag.map { drag in
      (
        strings[.fromDistance.with(strings[drag.distanceNeededText])],
        strings[.orVelocity.with(strings[drag.velocityNeededText])]
      )
    }
    let ends = ScrubberColumn(transition.from, "→ \(transition.to)", alignment: .leading)
    let fraction = ScrubberColumn(transition.fractionText, strings[transition.operation.title])
    let numbers = [
      ScrubberColumn(strings[running.distanceText], needed?.0 ?? ""),
      ScrubberColumn(running.velocityText, needed?.1 ?? ""),
    ]
    let verdict = ScrubberColumn(
      strings[running.verdict.title],
      strings[drag?.rule.title ?? .byItself], running.verdict.colour)
    return isWide ? [ends, fraction] + numbers + [verdict] : [ends, fraction, verdict]
  }
}

/// The widths of the columns beside the slider, in points: those of their longest texts, so that
/// nothing moves while the numbers change.
@MainActor
private struct ScrubberWidths {
  /// The widths, from left to right.
  let all: [Double]

  /// The minimum width of the screens' names, and the total width of names, distance, velocity and
  /// verdict in a wide row, so that the slider is equally wide in most languages; by eye.
  private static let (names, shared) = (74.0, 376.0)
  /// The width of the fraction: `100.0 %`.
  private static let fraction = 54.0
  /// The minimum widths for distance and velocity, and the largest numbers for which there is room.
  private static let (distance, velocity) = (92.0, 74.0)
  private static let (points, speed) = ("8888", "-8888")

  init(in context: LayoutContext, isWide: Bool, namesScreens: Bool) {
    let width = { (phrases: [Phrase], style: TextStyle) in
      phrases.map {
        context.measuring.width(
          of: context.strings[$0], in: context.style(style.withEvenDigits)
        ).rounded(.up)
      }.max() ?? 0
    }
    let points = Phrase.points.with(Self.points)
    let speed = Phrase.pointsPerSecond.with(Self.speed)
    let verdicts: [RunningTransition.Verdict] = [.wouldFinish, .wouldCancel, .finishes, .cancels]
    let verdict = max(
      width(verdicts.map(\.title), .body),
      width(ReleaseRule.standard.map(\.title) + [.byItself], .caption))
    let numbers = [
      max(
        Self.distance, width([.pointsOf.with(Self.points, Self.points)], .body),
        width([.fromDistance.with(context.strings[points])], .caption)),
      max(
        Self.velocity, width([speed], .body),
        width([.orVelocity.with(context.strings[speed])], .caption)),
    ]
    let names =
      isWide ? max(Self.names, Self.shared - numbers[0] - numbers[1] - verdict) : Self.names
    all =
      (namesScreens ? [names] : []) + [Self.fraction] + (isWide ? numbers : []) + [verdict]
  }
}

/// Two lines of text or numbers, the lower one in a secondary colour.
private struct ScrubberColumn: Composite {
  private let upper: Text
  private let lower: Text

  init(
    _ upper: String, _ lower: String, _ colour: KeyPath<Theme, RGBA> = \.label,
    alignment: TextBlock.Alignment = .trailing
  ) {
    self.upper = Text(
      upper, .body.withEvenDigits, colour, alignment: alignment, maxLines: 1)
    self.lower = Text(
      lower, .caption.withEvenDigits, \.secondaryLabel, alignment: alignment, maxLines: 1)
  }

  func content(in context: LayoutContext) -> any Element {
    Column {
      upper
      lower
    }
  }
}
