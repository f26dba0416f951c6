import FlowCore
import FlowUI
import Testing

@Suite struct ButtonTests {
  private let theme = Theme.light

  private func drawings(_ element: any Element, width: Double = 200, height: Double = 44)
    -> [Drawing]
  {
    element.laidOut(width, height).layer.drawings
  }

  @Test(
    "A button's role determines the colours of its background, icon and title",
    arguments: Button.Role.allCases)
  func roles(role: Button.Role) {
    let (fill, ink): (RGBA?, RGBA) =
      switch role {
      case .primary: (theme.accent, theme.onAccent)
      case .secondary: (theme.fill, theme.accent)
      case .destructive: (theme.destructive, theme.onAccent)
      case .plain: (nil, theme.accent)
      }

    let drawings = drawings(Button("Go", icon: .check, role: role, control: Control()))

    let shape = Rect(x: 0, y: 0, width: 200, height: 44)
    let background = fill.map { [Drawing.roundedRectangle(shape, radius: 10, colour: $0)] } ?? []
    #expect(Array(drawings.dropLast(2)) == background)
    let inks = drawings.suffix(2).map { drawing in
      switch drawing {
      case .text(_, _, _, let ink), .icon(.check, _, let ink, _): ink
      default: RGBA.clear
      }
    }
    #expect(inks == [ink, ink])
  }

  @Test("A button's icon and title are centred together")
  func middle() {
    let drawings = drawings(
      Button("Four", icon: .check, control: Control()), width: 300, height: 60)

    // An icon of 24 points, a gap of 8, and four letters of 8.5.
    let left = (300.0 - 24 - 8 - 34) / 2
    let icon = Rect(x: left, y: 18, width: 24, height: 24)
    #expect(drawings.contains(.icon(.check, in: icon, colour: theme.accent)))
    let starts = drawings.compactMap { drawing in
      if case .text(_, _, let baseline, _) = drawing { baseline.x } else { nil }
    }
    #expect(starts == [left + 32])
  }

  @Test("A button is as wide as its content and margins, and its title wraps if there is less room")
  func widths() {
    let button = Button("Ten letter", control: Control())
    let icon = Button("", icon: .check, control: Control())
    let (room, context) = (Size(width: 300, height: .infinity), LayoutContext(300, 300))

    #expect(button.size(in: room, context).width == 85 + 32)
    #expect(icon.size(in: room, context).width == 24 + 32)
    #expect(button.laidOut(90, 60).layer.texts == ["Ten", "letter"])
  }

  @Test("A press fades in an overlay on a button's background within 80 ms")
  func press() {
    let control = Control()
    let input = InputDriver(
      on: TestScreen { Column { Button("Go", role: .primary, control: control) } })
    let idle = input.session.layerTree.root.allDrawings
    input.mouse(.down, 20, 20)

    let shape = Rect(x: 0, y: 0, width: 800, height: 44)
    for alpha in [16.0, 31] {
      input.wait(40)
      var expected = idle
      expected.insert(
        .roundedRectangle(shape, radius: 10, colour: RGBA.black.opacity(alpha / 255)),
        at: idle.count - 1)
      #expect(input.session.layerTree.root.allDrawings == expected)
    }
  }

  @Test(
    "The contrast of a button's title is at least 4.5:1, also if hovered or pressed",
    arguments: Button.Role.allCases, [Theme.light, .dark])
  func readable(role: Button.Role, theme: Theme) {
    let control = Control()
    let screen = TestScreen { Column { Button("Go", role: role, control: control) } }
    let input = InputDriver(on: screen)
    input.session.theme = theme
    func contrasts() -> [Double] {
      let drawings = input.session.layerTree.root.allDrawings
      return [theme.background, theme.groupedBackground, theme.raised, theme.bar].map { ground in
        var (ground, label) = (ground, RGBA.clear)
        for drawing in drawings {
          switch drawing {
          case .roundedRectangle(_, _, let colour): ground = colour.composited(over: ground)
          case .text(_, _, _, let ink): label = ink
          default: break
          }
        }
        return label.contrast(with: ground)
      }
    }
    let idle = contrasts()

    input.mouse(.move, 20, 20)
    let hovered = contrasts()
    input.mouse(.down, 20, 20)
    input.wait(80)

    #expect(hovered != idle && contrasts() != hovered)
    #expect((idle + hovered + contrasts()).allSatisfy { $0 >= 4.5 })
  }
}
