import FlowCore
import FlowUI
import Testing

@Suite struct PreferenceInputTests {
  @Test(
    "Preferences take effect at once, are reported as input, and are traced with what has changed")
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

  @Test("Setting the theme, text size or direction of a session updates its preferences")
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

  @Test("A session starts with the theme and text size that its context prefers")
  func fromTheBeginning() {
    let context = FlowContext(preferences: Preferences(isDark: true, textSize: 2))

    let input = InputDriver(on: OfferingPage("root"), in: context)

    #expect(input.session.theme == .dark && input.session.textSize == 2)
  }

  @Test("A change of direction cancels a drag")
  func turnedRound() throws {
    let input = try InputDriver("one")
    input.drag(from: 10, to: 210)
    #expect(input.controller.isDragging)

    input.session.send(.prefer(Preferences(direction: .rightToLeft)), at: input.now)

    #expect(!input.controller.isDragging)
  }

  @Test(
    "FC-10 The preferred edge width determines where a drag of the page can begin",
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

  @Test("FC-9 The preferred release rule decides about a page that is released half-way")
  func releaseRule() throws {
    let input = try InputDriver("one")
    input.session.send(.prefer(Preferences(releaseRule: .fling)), at: input.now)

    input.drag(from: 10, to: 410)
    input.mouse(.up, 410)
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("FC-9 The preferred release rule decides about a sheet that is released half-way")
  func sheet() throws {
    let cover = try OverlayHarness()
    var isClosed = false
    let sheet = Sheet("Sheet") { Block(10, 160) }
    sheet.onClose = { isClosed = true }
    cover.show(sheet)
    let (top, height) = (try #require(cover.sheetTop), 800 - (cover.sheetTop ?? 0))
    func drag() {
      cover.base.mouse(.down, 200, top + 10)
      cover.base.wait(16)
      cover.base.mouse(.move, 200, top + 10 + height / 2)
      _ = cover.base.tree
      cover.base.wait(500)
      cover.base.mouse(.up, 200, top + 10 + height / 2)
      cover.base.settle()
    }

    drag()
    #expect(!isClosed)
    cover.session.send(
      .prefer(Preferences(releaseRule: .fling)), at: cover.session.context.clock.now)
    _ = cover.base.tree
    drag()

    #expect(isClosed)
  }

  @Test("FC-14 Turning on reduced motion during a transition affects only later transitions")
  func midFlight() throws {
    let harness = BarHarness()
    try harness.controller.push(BarPage("Second"))
    harness.wait(until: 0.5)
    let before = harness.tree

    harness.session.send(
      .prefer(Preferences(reducesMotion: true)), at: harness.context.clock.now)

    #expect(harness.tree == before)
    harness.settle()
    try harness.controller.pop()
    harness.wait(until: 0.5)
    #expect(try #require(harness.layer("First")).offset.x == 0)
    let title = try #require(harness.text("Second"))
    #expect(title.x == 200 - title.size / 2 * 3)
  }
}
