import FlowCore
import FlowUI
import Testing

@Suite struct TabBarColourTests {
  @Test("A tab that is selected again has its page's current preferred appearance at once")
  func shownAgain() throws {
    let context = FlowContext()
    let page = BarPage("a")
    page.preferredAppearance = Appearance(statusStyle: .dark)
    let flows = [page as any Screen, OfferingPage("b")].map { root in
      NavigationController(root: root, context: context, isVisible: false)
    }
    let bars = NavigationBars(around: flows[0])
    let tabs = TabBarScreen([
      Tab("A", icon: .house, flow: flows[0]), Tab("B", icon: .house, flow: flows[1]),
    ])
    let input = InputDriver(on: tabs, in: context)
    input.settle()
    tabs.select(1)

    page.preferredAppearance = Appearance(statusStyle: .light)
    #expect(bars.appearance.applied?.statusStyle == .dark)
    tabs.select(0)

    #expect(bars.appearance.applied?.statusStyle == .light)
    #expect(!input.session.isMoving)
  }
}
