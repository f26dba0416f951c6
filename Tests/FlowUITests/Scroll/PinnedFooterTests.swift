import FlowCore
import FlowUI
import Testing

/// A page that scrolls, with a button in its footer.
private final class FootedPage: ComposedScreen {
  let name = "footed"
  let scroll = ScrollState()
  let button = Control()
  private(set) var presses = 0

  init() {
    button.onActivate = { [weak self] in self?.presses += 1 }
  }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer(1000)
    } footer: {
      Button("On", role: .primary, control: button)
    }
  }
}

@Suite struct PinnedFooterTests {
  private let page = FootedPage()

  private func session(of screen: any Screen, height: Double) -> FlowSession {
    FlowSession(
      navigation: NavigationController(root: screen, context: FlowContext()),
      size: Size(width: 200, height: height), measuring: SquareMeasuring())
  }

  private func tap(_ y: Double, on session: FlowSession) {
    for phase in [PointerEvent.Phase.down, .up] {
      session.send(
        .pointer(phase, device: .mouse, finger: 0, location: Point(x: 100, y: y)),
        at: session.context.clock.now)
    }
  }

  @Test("The footer stays visible, and scrolled content ends above it")
  func foot() {
    let session = session(of: page, height: 400)
    _ = session.layerTree

    // The footer is 72 points high: 12 points above the button, its 44, and 16 below it.
    #expect(page.scroll.limit == 1000 - (400 - 72))
    tap(400 - 16 - 44 + 1, on: session)
    #expect(page.presses == 1)
    page.scroll.scroll(to: 500, animated: false)
    tap(400 - 17, on: session)

    #expect(page.presses == 2)
  }

  @Test("The footer scrolls with the content on a stage less than twice as high as the footer")
  func low() {
    let session = session(of: page, height: 143)
    _ = session.layerTree

    #expect(page.scroll.limit == 1000 + 72 - 143)
    tap(143 - 17, on: session)
    #expect(page.presses == 0)
    page.scroll.scroll(to: page.scroll.limit, animated: false)
    tap(143 - 17, on: session)

    #expect(page.presses == 1)
  }

  @Test("Scrolled content also ends above a footer that has other elements below it")
  func raised() {
    let scroll = ScrollState()
    let screen = TestScreen {
      Column {
        PinnedFooter(scroll: scroll) {
          Spacer(1000)
        } footer: {
          Button("On", role: .primary, control: Control())
        }
        Block(200, 60)
      }
    }
    let session = session(of: screen, height: 400)
    _ = session.layerTree

    #expect(scroll.limit == 1000 - (400 - 60 - 72))
  }
}
