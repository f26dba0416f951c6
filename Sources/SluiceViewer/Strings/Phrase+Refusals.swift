package import FlowCore

/// Translates reasons of refusals and of ignored taps, which a trace has in English.
extension Phrase {
  /// `nil` if the details do not end with one of the reasons below.
  static func reason(in details: String) -> Phrase? {
    reasons.first { details.hasSuffix($0.refusal.description) }?.phrase
      ?? ignoredTaps.first { details.hasSuffix($0.ending) }?.phrase
  }

  /// The reasons why a tap on a moving page is ignored.
  private static let ignoredTaps: [(ending: String, phrase: Phrase)] = [
    (
      "that is leaving",
      Phrase("tap-leaving", english: "the page is leaving", german: "die Seite verschwindet")
    ),
    (
      "that is arriving",
      Phrase("tap-arriving", english: "the page is arriving", german: "die Seite kommt erst")
    ),
  ]

  package static let reasons: [(refusal: NavigationRefusal, phrase: Phrase)] = [
    (
      .alreadyInStack,
      Phrase(
        "refusal-already-in-stack", english: "the screen or flow is there already",
        german: "die Seite oder der Ablauf ist schon da")
    ),
    (
      .lastScreen,
      Phrase(
        "refusal-last-screen", english: "the last screen stays",
        german: "die letzte Seite bleibt")
    ),
    (
      .notInStack,
      Phrase(
        "refusal-not-in-stack", english: "the screen is not in the stack",
        german: "die Seite ist nicht im Stapel")
    ),
    (
      .noScreens,
      Phrase(
        "refusal-no-screens", english: "a stack needs at least one screen",
        german: "ein Stapel braucht wenigstens eine Seite")
    ),
    (
      .invalidCount,
      Phrase(
        "refusal-invalid-count", english: "a count of screens cannot be negative",
        german: "eine Zahl von Seiten kann nicht negativ sein")
    ),
    (
      .busy,
      Phrase(
        "refusal-busy", english: "another request or transition comes first",
        german: "eine andere Anforderung oder ein anderer Übergang geht vor")
    ),
    (
      .nothingToDrive,
      Phrase(
        "refusal-nothing-to-drive", english: "the picture would stay the same",
        german: "das Bild bliebe gleich")
    ),
    (
      .frozen,
      Phrase(
        "refusal-frozen", english: "the transition is frozen",
        german: "der Übergang ist eingefroren")
    ),
    (
      .noTransition,
      Phrase(
        "refusal-no-transition", english: "nothing moves",
        german: "nichts bewegt sich")
    ),
    (
      .noNextScreen,
      Phrase(
        "refusal-no-next-screen", english: "the screen offers no next one",
        german: "auf die Seite folgt keine")
    ),
    (
      .backNotAllowed,
      Phrase(
        "refusal-back-not-allowed", english: "the screen does not allow going back",
        german: "die Seite erlaubt kein Zurück")
    ),
    (
      .leavingNotPermitted,
      Phrase(
        "refusal-leaving-not-permitted", english: "the screen does not permit leaving it",
        german: "die Seite lässt sich nicht verlassen")
    ),
    (
      .behindGate,
      Phrase(
        "refusal-behind-gate", english: "the destination is closed by a gate",
        german: "das Ziel ist durch ein Tor verschlossen")
    ),
    (
      .closed,
      Phrase(
        "refusal-closed", english: "what should be entered is closed",
        german: "das Ziel ist geschlossen")
    ),
    (
      .alreadyPresenting,
      Phrase(
        "refusal-already-presenting", english: "the flow presents another one already",
        german: "der Ablauf zeigt schon einen anderen")
    ),
    (
      .notPresented,
      Phrase(
        "refusal-not-presented", english: "the flow is not presented and presents nothing",
        german: "der Ablauf wird nicht gezeigt und zeigt nichts")
    ),
    (
      .otherSession,
      Phrase(
        "refusal-other-session", english: "the flow belongs to another session",
        german: "der Ablauf gehört zu einer anderen Sitzung")
    ),
  ]
}
