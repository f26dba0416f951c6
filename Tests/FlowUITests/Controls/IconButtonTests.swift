import FlowCore
import FlowUI
import Testing

@Suite struct IconButtonTests {
  private let control = Control()

  private func drawings(isOn: Bool?) -> [Drawing] {
    IconButton(.moon, accessibilityLabel: "Dark", isOn: isOn, control: control).laidOut(44, 44)
      .layer.drawings
  }

  @Test("An icon button is a square of 44 points, or of 28 in compact density")
  func size() {
    let button = IconButton(.moon, accessibilityLabel: "Dark", control: control)
    var context = LayoutContext(300, 300)
    let proposal = Size(width: 300, height: 300)

    #expect(button.size(in: proposal, context) == Size(width: 44, height: 44))
    context.density = .compact
    #expect(button.size(in: proposal, context) == Size(width: 28, height: 28))
  }

  @Test(
    "An icon button that is off, or has no such state, draws only its icon",
    arguments: [nil, false])
  func quiet(isOn: Bool?) {
    #expect(
      drawings(isOn: isOn)
        == [.icon(.moon, in: Rect(x: 10, y: 10, width: 24, height: 24), colour: Theme.light.label)])
  }

  @Test("An icon button that is on has a tinted background and an icon in the accent colour")
  func on() {
    #expect(
      drawings(isOn: true) == [
        .roundedRectangle(
          Rect(x: 0, y: 0, width: 44, height: 44), radius: 10,
          colour: Theme.light.accent.opacity(0.15)),
        .icon(.moon, in: Rect(x: 10, y: 10, width: 24, height: 24), colour: Theme.light.accent),
      ])
  }

  @Test("The contrast of an icon with the tinted background is at least 3:1", arguments: Scheme.all)
  func contrast(scheme: Scheme) {
    let theme = scheme.theme
    for background in [theme.background, theme.groupedBackground, theme.raised, theme.bar] {
      let ground = theme.accent.opacity(0.15).composited(over: background)
      #expect(theme.accent.contrast(with: ground) >= 3)
    }
  }

  @Test(
    "An icon button exposes its accessibility label, and whether it is on",
    arguments: [false, true])
  func told(isOn: Bool) throws {
    let page = IconButton(.moon, accessibilityLabel: "Dark", isOn: isOn, control: control).laidOut(
      44, 44)

    let node = try #require(page.nodes.first)
    #expect((node.role, node.name) == (.button, "Dark"))
    #expect(node.states.contains(.checked) == isOn)
  }

  @Test("A click activates an icon button")
  func click() {
    var clicks = 0
    control.onActivate = { clicks += 1 }
    let input = InputDriver(
      on: TestScreen { Column { IconButton(.moon, accessibilityLabel: "Dark", control: control) } })

    input.click(400, 20)

    #expect(clicks == 1)
  }
}
