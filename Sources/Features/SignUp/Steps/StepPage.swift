public import FlowCore
internal import FlowUI

/// What the steps of the sign-up have in common: the brand's bars, the strip, and which of them
/// they are.
public protocol StepPage: BrandedPage, FlowProgressReporting {
  /// Which step it is.
  var step: Step { get }
  /// The account that is being made.
  var draft: Draft { get }
  /// Called when somebody goes on, with an answer by the rules.
  var onContinue: (() -> Void)? { get set }

  /// Says what is still to be done on it, to somebody who wanted to go on from a later step.
  func remind()
}

extension StepPage {
  public var flowProgress: Double { step.progress }
  public var preferredAppearance: Appearance? { .brand }

  /// The whole of a step: where one is, what is asked and why, what answers it, and the way on.
  func page(
    _ form: Form, heading: String, remark: String,
    way: String = "Continue", @ElementBuilder answer: () -> [any Element]
  ) -> PinnedFooter {
    PinnedFooter(form.scroll) {
      Padding(Insets(horizontal: Spacing.margin, vertical: Spacing.group)) {
        ReadableWidth {
          FormPart(form)
          Text(draft.place(of: step), .footnote, \.secondaryLabel)
          Spacer(Spacing.related / 2)
          Text(heading, .title)
          Spacer(Spacing.related)
          Text(remark, .body, \.secondaryLabel)
          Spacer(Spacing.group)
          answer()
        }
      }
    } foot: {
      ReadableWidth { Button(way, role: .primary, control: form.way) }
    }
  }
}
