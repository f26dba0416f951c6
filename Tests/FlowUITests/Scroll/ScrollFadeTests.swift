import FlowCore
import FlowUI
import Testing

@Suite struct ScrollFadeTests {
  private final class GroupedPage: ComposedScreen {
    let name = "welcome"
    var background: KeyPath<Theme, RGBA> { \.groupedBackground }
    private let scroll = ScrollState()
    private let start = Control()
    private let artwork = Artwork(size: Size(width: 1, height: 1), drawings: [])

    func body(in context: LayoutContext) -> [any Element] {
      HeroView(artwork, scene: "", scroll: scroll) {
        Spacer(2000)
      } buttons: {
        Button("Start", control: start)
      }
    }
  }

  @Test("Text fades out to the background of its screen, which is also that of pinned buttons")
  func background() throws {
    let root = InputDriver(on: GroupedPage()).session.layerTree.root
    let fade = try #require(root.named("scrollFade")?.drawings.last)
    let buttons = try #require(root.named("buttons")?.drawings.first)

    for drawing in [fade, buttons] {
      guard case .fill(_, let colour) = drawing else { throw Missing() }
      #expect(colour == Theme.light.groupedBackground)
    }
  }
}
