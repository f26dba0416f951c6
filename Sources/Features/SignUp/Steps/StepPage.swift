public import FlowCore
internal import FlowUI

/// A page for a step of the sign-up, which reports the sign-up's progress and has a navigation bar
/// in the brand's colour.
public protocol StepPage: BrandedPage, FlowStepReporting {
  /// The step that the page is for.
  var step: Step { get }
  /// The draft of the new account.
  var draft: Draft { get }
  /// Called when the user continues with a valid answer.
  var onContinue: (() -> Void)? { get set }

  /// Shows what is missing on the page, after the user has tried to continue from a later step.
  func remind()
}

extension StepPage {
  public var flowProgress: Double { step.progress }
  public var flowStep: FlowStep? { draft.position(of: step) }
  public var preferredAppearance: Appearance? { .brand }

  func page(
    _ form: FormState, heading: String, remark: String,
    action: String = "Continue", @ElementBuilder answer: () -> [any Element]
  ) -> PinnedFooter {
    PinnedFooter(scroll: form.scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Form(state: form) {
            Text(draft.positionText(of: step), style: .footnote, colour: \.secondaryLabel)
            Spacer(Metrics.related / 2)
            Text(heading, style: .title)
            Spacer(Metrics.related)
            Text(remark, style: .body, colour: \.secondaryLabel)
            Spacer(Metrics.group)
            answer()
          }
        }
      }
    } footer: {
      Button(action, role: .primary, control: form.submitButton)
    }
  }
}
