import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of what the viewer says when a flow refuses or ignores something.
@Suite struct RefusalTextTests {
  @Test(
    "The stage says what the flow refuses, in the viewer's language",
    arguments: [
      (Language.english, "Refused: the screen does not allow going back"),
      (.german, "Abgelehnt: die Seite erlaubt kein Zurück"),
    ])
  func refusal(language: Language, text: String) throws {
    let harness = try ViewerHarness("progress", language: language)
    harness.send(.text("progress/early=1/thanks@0ms"))
    harness.wait(300)
    #expect(!harness.has(text))

    try harness.key("Escape")
    harness.wait(300)

    #expect(harness.texts.contains(text))
  }

  @Test(
    "A refusal to go back is said on the stage and in the events, and marked on the gates' track",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", "a drag from the edge"],
    [
      ("gates/gate", "Refused: the destination is closed by a gate"),
      ("checkout/thanks", "Refused: the screen does not allow going back"),
    ])
  func closed(attempt: String, at place: (link: String, refusal: String)) throws {
    let harness = try ViewerHarness()
    try harness.click(.events)
    harness.wait(300)
    harness.send(.text("\(place.link)@0ms"))
    try harness.key("F8")
    harness.wait(300)
    #expect(!harness.texts.contains(place.refusal))

    if let key = KeyPress(parsing: attempt) {
      harness.send(.key(key))
    } else {
      try harness.drag(by: 100)
      harness.mouse(.up, try harness.stage(0.3, 0.5))
    }
    harness.wait(50)

    let roles = harness.tree.all.filter { $0.name == place.refusal }.map(\.role)
    #expect(Set(roles) == [.text, .button], "as a toast, and as a row of the events")
    #expect(harness.verbs.count { $0.hasPrefix("refused ") } == 1)
    let refusal = try #require(harness.app.events.last { $0.verb == "refused" })
    harness.mouse(.move, try harness.past(harness.app.present.seconds(since: refusal.instant)))
    harness.wait(1500)
    #expect(harness.texts.contains { $0.contains(" s · Refused: ") })
  }

  @Test("At the root, an attempt to go back says nothing", arguments: ["gates", "checkout"])
  func root(demo: String) throws {
    let harness = try ViewerHarness(demo)

    try harness.key("Escape")
    try harness.drag(by: 100)
    harness.wait(300)

    #expect(!harness.verbs.contains { $0.hasPrefix("refused ") })
    #expect(!harness.texts.contains { $0.hasPrefix("Refused") })
  }

  @Test("The stage says that a tap is ignored because its page is leaving")
  func leaving() throws {
    let harness = try ViewerHarness.delivery()
    try harness.key("Escape")
    harness.wait(100)

    harness.click(try harness.stage(0.9, 0.4))
    harness.wait(50)

    #expect(harness.texts.contains("Ignored: the page is leaving"))
  }

  @Test("Each refusal of the core has a text in the viewer's languages")
  func reasons() {
    for (refusal, phrase) in Phrase.reasons {
      #expect(FlowStrings(.english)[phrase] == refusal.description)
      #expect(FlowStrings(.german)[phrase] != refusal.description)
    }
    #expect(Set(Phrase.reasons.map(\.refusal)).count == 17)
  }
}
