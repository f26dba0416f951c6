import FlowCore
import FlowUI
import Testing

/// What a person wants of the stage, as input.
@Suite struct PreferenceInputTests {
  @Test(
    "Preferences take effect at once, are heard, and stand in the trace with what is new in them")
  func prefer() throws {
    let input = try InputDriver("one")
    var heard: [InputEvent] = []
    input.session.onInput = { input, _ in heard.append(input) }
    let wanted = Preferences(
      isDark: true, textSize: 1.5, direction: .rightToLeft, reducesMotion: true)

    input.session.send(.prefer(wanted), at: input.now)
    input.session.send(.prefer(wanted), at: input.now)

    #expect(input.session.preferences == wanted && input.context.preferences == wanted)
    #expect(input.session.theme == .dark)
    #expect(input.session.textSize == 1.5 && input.session.direction == .rightToLeft)
    #expect(input.context.reducesMotion)
    #expect(heard == [.prefer(wanted), .prefer(wanted)])
    #expect(
      input.lines.map(\.description) == [
        "0.000000 prefer stage dark=true text-size=150% rtl=true reduce-motion=true",
        "0.000000 prefer stage",
      ])
  }

  @Test("Colours, text size and direction that are set are what is preferred then")
  func agree() throws {
    let input = try InputDriver("one")
    var own = Theme.dark
    own.accent = .white

    input.session.theme = own
    input.session.textSize = 9
    input.session.direction = .rightToLeft

    #expect(
      input.session.preferences
        == Preferences(isDark: true, textSize: 2, direction: .rightToLeft))
    var wanted = input.session.preferences
    wanted.textSize = 1
    input.session.send(.prefer(wanted), at: input.now)
    #expect(input.session.theme == own)
    wanted.isDark = false
    input.session.send(.prefer(wanted), at: input.now)
    #expect(input.session.theme == .light)
  }

  @Test("A context that is dark from the beginning has a dark stage")
  func fromTheBeginning() {
    let context = FlowContext(preferences: Preferences(isDark: true, textSize: 2))

    let input = InputDriver(on: OfferingPage("root"), in: context)

    #expect(input.session.theme == .dark && input.session.textSize == 2)
  }

  @Test("A stage that is turned round takes everything out of a person's hands")
  func turnedRound() throws {
    let input = try InputDriver("one")
    input.drag(from: 10, to: 210)
    #expect(input.controller.isDragging)

    input.session.send(.prefer(Preferences(direction: .rightToLeft)), at: input.now)

    #expect(!input.controller.isDragging)
  }

  @Test(
    "FC-10 A wider or narrower edge counts from the next press on",
    arguments: [(nil, 24.0), (0, 0), (60, 60), (200, 200)] as [(Double?, Double)])
  func edge(width: Double?, last: Double) throws {
    let input = try InputDriver("one")
    input.session.send(.prefer(Preferences(edgeWidth: width)), at: input.now)

    input.drag(from: last + 1, to: 400)
    #expect(!input.controller.isDragging)
    input.mouse(.up, 400)
    input.drag(from: last, to: 400)

    #expect(input.controller.isDragging)
  }

  @Test("FC-9 A page that lies half-way goes by the rule that the person wants")
  func releaseRule() throws {
    let input = try InputDriver("one")
    input.session.send(.prefer(Preferences(releaseRule: .fling)), at: input.now)

    input.drag(from: 10, to: 410)
    input.mouse(.up, 410)
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("FC-9 A sheet that lies half-way goes by the rule that the person wants, too")
  func sheet() throws {
    let cover = try OverlayHarness()
    var isClosed = false
    let sheet = Sheet("Sheet") { Block(10, 160) }
    sheet.onClose = { isClosed = true }
    cover.show(sheet)
    let (top, height) = (try #require(cover.sheetTop), 800 - (cover.sheetTop ?? 0))
    func drag() {
      cover.bars.mouse(.down, 200, top + 10)
      cover.bars.wait(16)
      cover.bars.mouse(.move, 200, top + 10 + height / 2)
      _ = cover.bars.tree
      cover.bars.wait(500)
      cover.bars.mouse(.up, 200, top + 10 + height / 2)
      cover.bars.settle()
    }

    drag()
    #expect(!isClosed)
    cover.session.send(
      .prefer(Preferences(releaseRule: .fling)), at: cover.session.context.clock.now)
    _ = cover.bars.tree
    drag()

    #expect(isClosed)
  }

  @Test("FC-14 Less motion in mid-flight is for the next transition: nothing jumps")
  func midFlight() throws {
    let stage = BarHarness()
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
