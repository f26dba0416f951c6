import FlowCore
import FlowUI
import Testing

@Suite struct AsynchronousScreenTests {
  @Test("A screen loads its rows with a task that starts when it appears, and shows them")
  func loading() async throws {
    let (titles, source) = AsyncStream.makeStream(of: [String].self)
    let teas = TeasPage(from: titles)
    let session = FlowSession(
      navigation: NavigationController(root: teas, context: FlowContext()),
      size: Size(width: 390, height: 600),
      measuring: SquareMeasuring())
    #expect(session.layerTree.root.texts == ["Loading"])

    source.yield(["Green", "Mint"])
    source.finish()
    await teas.loading?.value
    session.setNeedsLayout()

    #expect(session.layerTree.root.texts == ["Green", "Mint"])
  }
}

/// A list that waits for its rows; it is on the main actor because `Screen` is.
private final class TeasPage: ComposedScreen {
  let name = "teas"
  private let source: AsyncStream<[String]>
  private var titles = ["Loading"]
  private(set) var loading: Task<Void, Never>?

  init(from source: AsyncStream<[String]>) { self.source = source }

  func didAppear() {
    loading = Task {
      for await titles in source { self.titles = titles }
    }
  }

  func body(in context: LayoutContext) -> [any Element] {
    for title in titles { ListRow(title) }
  }
}
