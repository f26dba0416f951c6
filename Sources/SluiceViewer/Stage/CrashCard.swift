internal import FlowCore
internal import FlowUI

/// The report of a crash that ended the program, with a link to the instant of the crash.
@MainActor
final class CrashReport {
  let demo: Demo
  /// The system's name for the reason: `illegal instruction`.
  let reason: String
  let link: StageLink
  let linkText: SelectableTextState
  let copy = Control()
  let replayControl = Control()
  let restartControl = Control()

  init(_ demo: Demo, reason: String, link: StageLink) {
    self.demo = demo
    self.reason = reason
    self.link = link
    linkText = SelectableTextState(link.description)
  }

  /// A copy of the demo that shows an error instead of its flow, which would only crash again.
  var stopped: Demo {
    Demo(
      id: demo.id, title: demo.title, summary: demo.summary, group: demo.group,
      keywords: demo.keywords, parameters: demo.parameters, sources: demo.sources
    ) { [reason] _, _, _ in throw Stopped(description: "It stopped: \(reason).") }
  }

  private struct Stopped: Error, CustomStringConvertible {
    let description: String
  }
}

/// The crash report, shown instead of the stage.
struct CrashCard: Composite {
  let crash: CrashReport

  /// In points; by eye.
  static let width = 440.0

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func content(in context: LayoutContext) -> any Element {
    let strings = context.strings
    return Column {
      Spacer()
      Row {
        Spacer()
        FixedWidth(Self.width) {
          Centred(IconView(.warning, side: 48, colour: \.destructive))
          Spacer(16)
          Text(strings[.hasStopped.with(crash.demo.title)], style: .title, alignment: .centre)
          Spacer(8)
          Text(
            strings[.crashHelp.with(crash.reason)], style: .body, colour: \.secondaryLabel,
            alignment: .centre)
          Spacer(16)
          SelectableText(state: crash.linkText, style: .caption, maxLines: 6)
          Spacer(16)
          Button(strings[.copyTheLink], icon: .link, role: .primary, control: crash.copy)
          Spacer(8)
          Button(strings[.restartDemo], control: crash.restartControl)
          Spacer(8)
          Button(strings[.replayCrash], role: .plain, control: crash.replayControl)
        }
        Spacer()
      }
      Spacer()
    }
  }
}
