import FlowCore
import FlowUI

/// The first page: what the app is, and two ways in.
final class LaunchPage: ComposedScreen, AppearanceContext {
  let name = "launch"
  let prefersBarHidden = true
  let entryGuard: EntryGuard?
  var onTour: (() -> Void)?
  var onSignIn: (() -> Void)?

  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  /// A link does not lead members here, because they would leave the app without signing out.
  init(_ member: Member) {
    entryGuard = EntryGuard("stranger", isOpen: { member.email == nil })
  }

  var navigationItem: NavigationItem { NavigationItem(backTitle: "Foyer", scroll: scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Centred(IconView(.curtain, side: 88, colour: \.accent))
      Spacer(Metrics.margin)
      Text("Foyer", style: .largeTitle, alignment: .centre)
      Text(
        "Evenings in town, and a seat in each.", style: .subtitle, colour: \.secondaryLabel,
        alignment: .centre)
      Spacer()
    } footer: {
      Button("Show me around", role: .primary, control: press { $0.onTour?() })
      Spacer(Metrics.related)
      Button("Sign in", role: .plain, control: press { $0.onSignIn?() })
    }
  }
}

/// Three slides, which advance by themselves.
///
/// It is an `AppearanceContext` so that its bar is visible again after the launch page.
final class TourPage: ComposedScreen, AppearanceContext {
  let name = "tour"
  private let tour: TourState

  init(in context: FlowContext, onEnd: @escaping () -> Void) {
    tour = TourState(Slide.foyer, context: context)
    tour.onEnd = onEnd
  }

  var navigationItem: NavigationItem { tour.navigationItem }

  func didAppear() { tour.didAppear() }
  func willDisappear() { tour.willDisappear() }

  func body(in context: LayoutContext) -> [any Element] {
    TourView(state: tour, next: "Next", end: "Sign in")
  }
}

extension Slide {
  fileprivate static let foyer = [
    Slide(
      title: "Find an evening", text: "Music, theatre and puppets, in town and this month.",
      scene: "The moon above a weir", artwork: Event.samples[0].artwork),
    Slide(
      title: "Choose your seats", text: "Stalls or balcony, up to six beside each other.",
      scene: "A row of doors", artwork: Event.samples[2].artwork),
    Slide(
      title: "Keep the ticket", text: "It is in the app, and at the door they know its number.",
      scene: "Paper birds", artwork: Event.samples[3].artwork),
  ]
}

/// The page for signing in; only members get into the app.
final class SignInPage: ComposedScreen, AppearanceContext {
  let name = "sign-in"
  var onSignIn: ((String) -> Void)?

  private let email = FormFieldState(
    format: .email, check: { $0.contains("@") ? nil : "Write your address, as juna@example.org." })
  private let password = FormFieldState(
    isSecure: true, canBeRevealed: true, check: { $0.isEmpty ? "Write a password." : nil })
  private lazy var form = FormState([email, password])
  private lazy var press = Presses(self)

  var navigationItem: NavigationItem { NavigationItem(title: "Sign in", scroll: form.scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: form.scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Form(state: press(submitting: form) { $0.signIn() }, spacing: Metrics.margin) {
            Text("Good evening", style: .title)
            TextField("Email", state: email, placeholder: "juna@example.org")
            TextField("Password", state: password)
          }
        }
      }
    } footer: {
      Button("Sign in", role: .primary, control: form.submitButton)
    }
  }

  private func signIn() { onSignIn?(email.text) }
}
