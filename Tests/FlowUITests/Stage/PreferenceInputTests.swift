import FlowCore
import FlowUI
import Testing

/// What a person wants of the stage, as input.
@Suite struct PreferenceInputTests {
  @Test(
    "Preferences take effect at once, are heard, and stand in the trace with what is new in them")
  func prefer() throws {
    let hands = try InputDriver("one")
    var heard: [InputEvent] = []
    hands.session.onInput = { input, _ in heard.append(input) }
    let wanted = Preferences(
      isDark: true, textSize: 1.5, direction: .rightToLeft, reducesMotion: true)

    hands.session.send(.prefer(wanted), at: hands.now)
    hands.session.send(.prefer(wanted), at: hands.now)

    #expect(hands.session.preferences == wanted && hands.context.preferences == wanted)
    #expect(hands.session.theme == .dark)
    #expect(hands.session.textSize == 1.5 && hands.session.direction == .rightToLeft)
    #expect(hands.context.reducesMotion)
    #expect(heard == [.prefer(wanted), .prefer(wanted)])
    #expect(
      hands.lines.map(\.description) == [
        "0.000000 prefer stage dark=true text-size=150% rtl=true reduce-motion=true",
        "0.000000 prefer stage",
      ])
  }

  @Test("Colours, text size and direction that are set are what is preferred then")
  func agree() throws {
    let hands = try InputDriver("one")
    var own = Theme.dark
    own.accent = .white

    hands.session.theme = own
    hands.session.textSize = 9
    hands.session.direction = .rightToLeft

    #expect(
      hands.session.preferences
        == Preferences(isDark: true, textSize: 2, direction: .rightToLeft))
    var wanted = hands.session.preferences
    wanted.textSize = 1
    hands.session.send(.prefer(wanted), at: hands.now)
    #expect(hands.session.theme == own)
    wanted.isDark = false
    hands.session.send(.prefer(wanted), at: hands.now)
    #expect(hands.session.theme == .light)
  }

  @Test("A context that is dark from the beginning has a dark stage")
  func fromTheBeginning() {
    let context = FlowContext(preferences: Preferences(isDark: true, textSize: 2))

    let hands = InputDriver(on: OfferingPage("root"), in: context)

    #expect(hands.session.theme == .dark && hands.session.textSize == 2)
  }

  @Test("A stage that is turned round takes everything out of a person's hands")
  func turnedRound() throws {
    let hands = try InputDriver("one")
    hands.drag(from: 10, to: 210)
    #expect(hands.controller.isDragging)

    hands.session.send(.prefer(Preferences(direction: .rightToLeft)), at: hands.now)

    #expect(!hands.controller.isDragging)
  }

  @Test(
    "FC-10 A wider or narrower edge counts from the next press on",
    arguments: [(nil, 24.0), (0, 0), (60, 60), (200, 200)] as [(Double?, Double)])
  func edge(width: Double?, last: Double) throws {
    let hands = try InputDriver("one")
    hands.session.send(.prefer(Preferences(edgeWidth: width)), at: hands.now)

    hands.drag(from: last + 1, to: 400)
    #expect(!hands.controller.isDragging)
    hands.mouse(.up, 400)
    hands.drag(from: last, to: 400)

    #expect(hands.controller.isDragging)
  }

  @Test("FC-9 A page that lies half-way goes by the rule that the person wants")
  func releaseRule() throws {
    let hands = try InputDriver("one")
    hands.session.send(.prefer(Preferences(releaseRule: .fling)), at: hands.now)

    hands.drag(from: 10, to: 410)
    hands.mouse(.up, 410)
    hands.settle()

    #expect(hands.names == ["root"])
  }

  @Test("FC-9 A sheet that lies half-way goes by the rule that the person wants, too")
  func sheet() throws {
    let cover = try CoverStage()
    var isClosed = false
    let sheet = Sheet("Sheet") { Block(10, 160) }
    sheet.onClose = { isClosed = true }
    cover.show(sheet)
    let (top, height) = (try #require(cover.sheetTop), 800 - (cover.sheetTop ?? 0))
    func drag() {
      cover.stage.mouse(.down, 200, top + 10)
      cover.stage.wait(16)
      cover.stage.mouse(.move, 200, top + 10 + height / 2)
      _ = cover.stage.tree
      cover.stage.wait(500)
      cover.stage.mouse(.up, 200, top + 10 + height / 2)
      cover.stage.settle()
    }

    drag()
    #expect(!isClosed)
    cover.session.send(
      .prefer(Preferences(releaseRule: .fling)), at: cover.session.context.clock.now)
    _ = cover.stage.tree
    drag()

    #expect(isClosed)
  }

  @Test("FC-14 Less motion in mid-flight is for the next transition: nothing jumps")
  func midFlight() throws {
    let stage = BarStage()
    try stage.controller.push(BarPage("Second"))
    stage.wait(until: 0.5)
    let before = stage.tree

    stage.session.send(
      .prefer(Preferences(reducesMotion: true)), at: stage.context.clock.now)

    #expect(stage.tree == before)
    stage.settle()
    try stage.controller.pop()
    stage.wait(until: 0.5)
    #expect(stage.layer("first")?.offset.x ?? 0 == 0)
    #expect(stage.text("Second")?.x == stage.text("Second").map { 200 - $0.size / 2 * 3 })
  }
}
