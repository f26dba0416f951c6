import FlowCore
import FlowUI
import Testing

@Suite struct StripTests {
  private func fill(_ harness: BarHarness) throws -> Rect {
    let strip = try #require(harness.layer("progressStrip"))
    for case .fractionalFill(let rect, _, _) in strip.drawings { return rect }
    throw Missing()
  }

  @Test("S0-2 The strip is 2 points high, as wide as the stage, and begins where the bar ends")
  func frame() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))

    let strip = try #require(harness.layer("progressStrip"))
    #expect(strip.offset == Point(x: 0, y: 88))
    #expect(strip.size == Size(width: 400, height: 2))
    #expect(try fill(harness) == Rect(x: 0, y: 0, width: 100, height: 2))
  }

  @Test("NF-RTL7 On a right-to-left stage the strip fills from the right")
  func rightToLeft() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    harness.session.direction = .rightToLeft

    #expect(try fill(harness) == Rect(x: 300, y: 0, width: 100, height: 2))
  }

  @Test("S0-25 A hidden strip has no layer, and a visible one takes neither space nor input")
  func hidden() throws {
    let plain = BarHarness(BarPage("First"))
    #expect(plain.layer("progressStrip") == nil)

    var pressed = 0
    let harness = BarHarness(PressedPage { pressed += 1 })
    #expect(harness.layer("progressStrip") != nil)
    harness.click(200, 89)
    #expect(pressed == 1)
  }

  private final class PressedPage: ComposedScreen, FlowProgressReporting {
    let name = "pressed"
    let flowProgress = 0.5
    let control: Control
    init(_ press: @escaping @MainActor () -> Void) { control = Control(onActivate: press) }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea { Button("Press", control: control) }
    }
  }

  @Test("S0-18 NF-P1 The first animated push moves the strip in step with the page")
  func first() throws {
    let harness = BarHarness(BarProgressPage("First", 0.4))

    try harness.controller.push(BarProgressPage("Second", 0.6))
    for _ in 0..<8 {
      harness.wait(25)
      let fraction = try #require(harness.controller.coordinator?.fraction)
      #expect(abs(try fill(harness).size.width - 400 * (0.4 + 0.2 * fraction)) < 1e-9)
    }
  }

  @Test("Under reduced motion, the strip's end does not slide: the strip cross-fades with the page")
  func fades() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25), reducesMotion: true)

    try harness.controller.push(BarProgressPage("Second", 0.75))
    for _ in 0..<3 {
      harness.wait(40)
      let fraction = try #require(harness.controller.coordinator?.fraction)
      let strip = try #require(harness.layer("progressStrip"))
      let fills = strip.drawings.compactMap { drawing -> (Rect, UInt8)? in
        guard case .fractionalFill(let rect, _, let colour) = drawing else { return nil }
        return (rect, colour.alpha)
      }
      #expect(
        fills.map(\.0) == [
          Rect(x: 0, y: 0, width: 100, height: 2), Rect(x: 100, y: 0, width: 200, height: 2),
        ])
      #expect(fills[0].1 == 255)
      #expect(abs(Double(fills[1].1) - 255 * fraction) < 1)
    }
    harness.settle()
    #expect(try fill(harness) == Rect(x: 0, y: 0, width: 300, height: 2))
  }

  @Test("Under reduced motion, the strip still follows a finger")
  func followsFinger() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25), reducesMotion: true)
    try harness.controller.push(BarProgressPage("Second", 0.75))
    harness.settle()

    harness.drag(to: 205)

    #expect(try fill(harness).size.width == 200)
  }

  @Test("S0-11 NF-P3 A drag moves the strip both ways, and a cancel returns it without a jump")
  func drag() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    try harness.controller.push(BarProgressPage("Second", 0.75))
    harness.settle()

    harness.drag(to: 205)
    #expect(try fill(harness).size.width == 200)
    harness.mouse(.move, 105)
    #expect(try fill(harness).size.width == 250)
    harness.wait(300)
    harness.mouse(.up, 105)
    var last = try fill(harness).size.width
    #expect(last == 250)
    while harness.controller.coordinator != nil {
      harness.wait(10)
      let now = try fill(harness).size.width
      #expect(now >= last)
      last = now
    }

    #expect(last == 300)
  }

  @Test("NF-P5 A push of a page without progress fades out the strip at its last value")
  func fade() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    try harness.controller.push(BarPage("Plain"))

    harness.wait(until: 0.5)
    let strip = try #require(harness.layer("progressStrip"))
    let fraction = try #require(harness.controller.coordinator?.fraction)
    #expect(abs(strip.opacity - (1 - fraction)) < 1e-9)
    #expect(try fill(harness).size.width == 100)
    harness.settle()

    #expect(harness.layer("progressStrip") == nil)
  }

  @Test("A bar with a strip has no hairline, which fades in as the strip fades out")
  func line() throws {
    let harness = BarHarness(BarProgressPage("First", 0.25))
    let before = harness.layer("hairline")?.opacity
    try harness.controller.push(BarPage("Plain"))

    harness.wait(until: 0.5)
    let (line, strip) = (harness.layer("hairline"), harness.layer("progressStrip"))
    harness.settle()

    #expect(before == 0)
    #expect(try #require(line).opacity == 1 - #require(strip).opacity)
    #expect(harness.layer("hairline")?.opacity == 1)
  }

  @Test("NF-P7 Popping a nested flow removes its strip")
  func flow() throws {
    let harness = BarHarness(BarPage("Outer"))
    let inner = NavigationController(
      root: BarProgressPage("Inner", 0.5), context: harness.context, isVisible: false)
    NavigationBars(around: inner)
    try harness.controller.push(FlowScreen(inner), .immediate)
    #expect(harness.layer("progressStrip") != nil)

    try harness.controller.pop()
    harness.settle()

    #expect(harness.layer("progressStrip") == nil)
  }

  @Test(
    "SX-1 SX-2 Strip and bar colours follow a drag in any style, and a cancel restores both",
    arguments: [true, false])
  func composition(isCustom: Bool) throws {
    let root = ColouredProgressPage("First", 0.25, RGBA(hex: 0x204060))
    let harness = BarHarness(root)
    let provider = Styles(isCustom ? CrossFadeTransitionStyle() : nil)
    harness.controller.transitionProvider = provider
    try harness.controller.push(ColouredProgressPage("Second", 0.75, RGBA(hex: 0xA0C0E0)))
    harness.settle()
    let before = harness.tree

    harness.drag(to: 205)
    #expect(try fill(harness).size.width == 200)
    #expect(try background(harness) == RGBA(hex: 0x6080A0))
    try harness.key("Escape")
    harness.mouse(.up, 205)
    harness.settle()

    #expect(harness.controller.depth == 2)
    #expect(harness.tree == before)
  }

  @Test("SX-4 In each frame, the page, the strip and the bar colours have the same fraction")
  func oneInstant() throws {
    let harness = BarHarness(ColouredProgressPage("First", 0.25, .black))
    try harness.controller.push(ColouredProgressPage("Second", 0.75, .white))

    for _ in 0..<10 {
      harness.wait(23)
      let fraction = try #require(harness.controller.coordinator?.fraction)
      let page = try #require(harness.layer("Second"))
      #expect(abs(page.offset.x - 400 * (1 - fraction)) < 1e-9)
      #expect(abs(try fill(harness).size.width - 400 * (0.25 + 0.5 * fraction)) < 1e-9)
      #expect(abs(Double(try background(harness).red) - 255 * fraction) <= 0.5)
    }
  }

  private func background(_ harness: BarHarness) throws -> RGBA {
    for case .fill(_, let colour) in try #require(harness.layer("navigationBar")).drawings {
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

  private final class Styles: TransitionProvider {
    let style: (any TransitionStyle)?
    let interactionController: PercentDrivenTransition? = nil
    init(_ style: (any TransitionStyle)?) { self.style = style }

    func style(
      for operation: NavigationOperation, from: any Screen, to: any Screen
    ) -> (any TransitionStyle)? { style }
  }
}
