import FlowCore
import FlowUI
import Testing

@Suite struct StripTests {
  /// The strip's filled part, in points.
  private func fill(_ stage: BarStage) throws -> Rect {
    let strip = try #require(stage.layer("progressStrip"))
    for case .fractionalFill(let rect, _) in strip.drawings { return rect }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test("S0-2 The strip is 2 points high, as wide as the stage, and begins where the bar ends")
  func place() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))

    let strip = try #require(stage.layer("progressStrip"))
    #expect(strip.offset == Point(x: 0, y: 88))
    #expect(strip.size == Size(width: 400, height: 2))
    #expect(try fill(stage) == Rect(x: 0, y: 0, width: 100, height: 2))
  }

  @Test("NF-RTL7 From right to left the strip fills from the right")
  func rightToLeft() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    stage.session.direction = .rightToLeft

    #expect(try fill(stage) == Rect(x: 300, y: 0, width: 100, height: 2))
  }

  @Test("S0-25 A hidden strip is not there: no layer, no room, no input")
  func hidden() throws {
    let plain = BarStage(BarPage("First"))
    #expect(plain.layer("progressStrip") == nil)

    var pressed = 0
    let stage = BarStage(PressedPage { pressed += 1 })
    stage.click(200, 89)
    #expect(pressed == 1)
  }

  private final class PressedPage: ComposedScreen, FlowProgressReporting {
    let name = "pressed"
    let flowProgress = 0.5
    let control: Control
    init(_ press: @escaping () -> Void) { control = Control(onActivate: press) }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea { Button("Press", control: control) }
    }
  }

  @Test("S0-18 NF-P1 The first animated push moves the strip with the page, like any other")
  func first() throws {
    let stage = BarStage(BarProgressPage("First", 0.4))

    try stage.controller.push(BarProgressPage("Second", 0.6))
    for _ in 0..<8 {
      stage.wait(25)
      let fraction = try #require(stage.controller.coordinator?.fraction)
      #expect(abs(try fill(stage).size.width - 400 * (0.4 + 0.2 * fraction)) < 1e-9)
    }
  }

  @Test(
    "S0-11 NF-P3 A finger moves the strip both ways, and a cancel brings it back without a jump")
  func drag() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    try stage.controller.push(BarProgressPage("Second", 0.75))
    stage.settle()

    stage.drag(to: 205)
    #expect(try fill(stage).size.width == 200)
    stage.mouse(.move, 105)
    #expect(try fill(stage).size.width == 250)
    stage.wait(300)
    stage.mouse(.up, 105)
    var last = try fill(stage).size.width
    #expect(last == 250)
    while stage.controller.coordinator != nil {
      stage.wait(10)
      let now = try fill(stage).size.width
      #expect(now >= last)
      last = now
    }

    #expect(last == 300)
  }

  @Test("NF-P5 A page that reports nothing fades the strip where it is")
  func fade() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    try stage.controller.push(BarPage("Plain"))

    stage.wait(until: 0.5)
    let strip = try #require(stage.layer("progressStrip"))
    let fraction = try #require(stage.controller.coordinator?.fraction)
    #expect(abs(strip.opacity - (1 - fraction)) < 1e-9)
    #expect(try fill(stage).size.width == 100)
    stage.settle()

    #expect(stage.layer("progressStrip") == nil)
  }

  @Test("Where the strip is, the bar has no line of its own; that comes as the strip fades")
  func line() throws {
    let stage = BarStage(BarProgressPage("First", 0.25))
    let before = stage.layer("hairline")?.opacity
    try stage.controller.push(BarPage("Plain"))

    stage.wait(until: 0.5)
    let (line, strip) = (stage.layer("hairline"), stage.layer("progressStrip"))
    stage.settle()

    #expect(before == 0)
    #expect(try #require(line).opacity == 1 - #require(strip).opacity)
    #expect(stage.layer("hairline")?.opacity == 1)
  }

  @Test("NF-P7 A flow's strip goes with the flow, and none is left behind")
  func flow() throws {
    let context = FlowContext()
    let flow = NavigationController(
      root: BarProgressPage("Inner", 0.5), context: context, isOnStage: false)
    NavigationBars(around: flow)
    let stage = BarStage(BarPage("Outer"))
    let inner = NavigationController(
      root: BarProgressPage("Inner", 0.5), context: stage.context, isOnStage: false)
    NavigationBars(around: inner)
    try stage.controller.push(FlowScreen(inner), .immediate)
    #expect(stage.layer("progressStrip") != nil)

    try stage.controller.pop()
    stage.settle()

    #expect(stage.layer("progressStrip") == nil)
  }

  @Test(
    "SX-1 SX-2 Strip and colours work on one stack with any transition, and a cancel brings both back",
    arguments: [true, false])
  func composition(isCustom: Bool) throws {
    let root = ColouredProgressPage("First", 0.25, RGBA(hex: 0x204060))
    let stage = BarStage(root)
    let looks = Looks(isCustom ? CrossFadeTransitionStyle() : nil)
    stage.controller.transitionProvider = looks
    try stage.controller.push(ColouredProgressPage("Second", 0.75, RGBA(hex: 0xA0C0E0)))
    stage.settle()
    let before = stage.tree

    stage.drag(to: 205)
    #expect(try fill(stage).size.width == 200)
    #expect(try background(stage) == RGBA(hex: 0x6080A0))
    stage.mouse(.up, 205)
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()
    if stage.controller.depth == 2 { #expect(stage.tree == before) }
  }

  private func background(_ stage: BarStage) throws -> RGBA {
    for case .fill(_, let colour) in try #require(stage.layer("navigationBar")).drawings {
      return colour
    }
    throw Missing()
  }

  private final class ColouredProgressPage: ComposedScreen, FlowProgressReporting, AppearanceContext
  {
    let name: String
    let flowProgress: Double
    let preferredAppearance: Appearance?
    init(_ name: String, _ progress: Double, _ colour: RGBA) {
      self.name = name
      flowProgress = progress
      preferredAppearance = Appearance(navigationBar: Appearance.Bar(background: colour))
    }

    func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
  }

  private final class Looks: TransitionProvider {
    let look: (any TransitionStyle)?
    let interactionController: PercentDrivenTransition? = nil
    init(_ look: (any TransitionStyle)?) { self.look = look }

    func style(
      for operation: NavigationOperation, from: any Screen, to: any Screen
    ) -> (any TransitionStyle)? { look }
  }
}
