internal import FlowCore
internal import FlowUI

/// A demo that has ended the program, and the link that leads to how it did so.
final class CrashReport {
  /// The demo that stopped.
  let demo: Demo
  /// What the system calls the reason: `illegal instruction`.
  let reason: String
  /// What leads there again.
  let link: StageLink
  /// The link as it is selected.
  let words: SelectableTextState
  let copy = Control()
  let again = Control()
  let anew = Control()

  init(_ demo: Demo, reason: String, link: StageLink) {
    self.demo = demo
    self.reason = reason
    self.link = link
    words = SelectableTextState(link.description)
  }

  /// The demo without its flow, which would only stop again.
  var stopped: Demo {
    Demo(
      id: demo.id, title: demo.title, summary: demo.summary, group: demo.group,
      parameters: demo.parameters, sources: demo.sources
    ) { [reason] _, _, _ in throw Stopped(description: "It stopped: \(reason).") }
  }

  private struct Stopped: Error, CustomStringConvertible {
    let description: String
  }
}

/// What stands in the place of the stage after a demo has ended the program.
struct TrapCard: Composite {
  let trap: CrashReport

  /// How wide it is, in points; by eye.
  static let width = 440.0

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func content(in context: LayoutContext) -> any Element {
    Column {
      Spacer()
      Row {
        Spacer()
        FixedWidth(Self.width) {
          Centred(IconView(.warning, side: 48, \.destructive))
          Spacer(16)
          Text("\(trap.demo.title) has stopped", .title, alignment: .centre)
          Spacer(8)
          Text(
            "Its code has ended the program (\(trap.reason)); the viewer came back. This link leads "
              + "to where it happened:", .body, \.secondaryLabel, alignment: .centre)
          Spacer(16)
          SelectableText(trap.words, .caption, maxLines: 6)
          Spacer(16)
          Button("Copy the link", icon: .link, role: .primary, control: trap.copy)
          Spacer(8)
          Button("Start the demo anew", control: trap.anew)
          Spacer(8)
          Button("Play it again up to there", role: .plain, control: trap.again)
        }
        Spacer()
      }
      Spacer()
    }
  }
}
