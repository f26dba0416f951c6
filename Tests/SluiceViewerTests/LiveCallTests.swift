import Desktop
import FlowCatalogue
import FlowCore
import FlowUI
import Foundation
import SluiceViewer
import Testing

@Suite struct LiveCallTests {
  private final class Teas: ComposedScreen {
    let name = "teas"
    private let tea: LoadState<String>

    init(_ context: FlowContext, _ call: @escaping @Sendable () async throws -> String) {
      tea = LoadState(in: context)
      tea.load("tea", for: self, call)
    }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea { Loadable(state: tea) { Text($0) } }
    }
  }

  private final class TeaFlow: FlowController {
    let navigationController: NavigationController

    init(_ page: Teas, _ context: FlowContext) {
      navigationController = NavigationController(root: page, context: context)
    }
  }

  /// Counts the calls, and answers each with its number.
  private actor Shop {
    private(set) var count = 0

    func tea() -> String {
      count += 1
      return "tea \(count)"
    }
  }

  private func harness(_ shop: Shop) throws -> ViewerHarness {
    let demo = Demo(id: "teas", title: "Teas", summary: "Teas") { context, _, _ in
      TeaFlow(Teas(context) { await shop.tea() }, context)
    }
    return try ViewerHarness("teas", of: Catalogue("Shop", demos: [demo]))
  }

  private func texts(_ harness: ViewerHarness) -> [String] {
    harness.app.shownStageTree.texts.filter { $0.hasPrefix("tea") || $0 == "Loading" }
  }

  private func results(_ harness: ViewerHarness) -> Int {
    harness.app.shownEvents.count { $0.verb == "loaded" }
  }

  @Test("A call is made once, however often its result is replayed")
  func once() async throws {
    let shop = Shop()
    let harness = try harness(shop)
    harness.wait(300)
    while results(harness) == 0 { await Task.yield() }
    #expect(texts(harness) == ["tea 1"])
    harness.wait(300)

    harness.click(try harness.past(0.45))
    #expect(texts(harness) == ["Loading"])
    try harness.key("F8")
    harness.wait(3000)

    #expect(!harness.app.isInPast)
    #expect(texts(harness) == ["tea 1"])
    #expect(await shop.count == 1)
  }

  @Test("A call whose result is no longer on the time line is made again")
  func branch() async throws {
    let shop = Shop()
    let harness = try harness(shop)
    harness.wait(300)
    while results(harness) == 0 { await Task.yield() }
    harness.wait(300)
    harness.click(try harness.past(0.45))

    harness.click(try harness.stage(0.5, 0.9))
    while results(harness) == 0 { await Task.yield() }

    #expect(texts(harness) == ["tea 2"])
    #expect(await shop.count == 2)
  }

  @Test("The journal keeps a result, and continuing the session after a kill makes no call")
  func journal() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let folders = DesktopFolders(environment: ["HOME": home.path, "XDG_STATE_HOME": home.path])
    let shop = Shop()
    let killed = try harness(shop)
    let journal = ViewerJournal(
      of: killed.app, in: folders, cannotCreate: { Issue.record("\($0)") },
      warn: { Issue.record("\($0)") })
    killed.wait(300)
    while results(killed) == 0 { await Task.yield() }
    #expect(journal?.isWritten == true)

    let other = Shop()
    _ = await other.tea()
    let again = try harness(other)
    while results(again) == 0 { await Task.yield() }
    let file = try String(
      contentsOfFile: "\(folders.state ?? "")/journal-shop.1", encoding: .utf8)
    let record = try #require(JournalRecord(file.split(separator: "\n").map(String.init)))
    again.app.open(record.link)
    again.wait(3000)
    await Task.yield()

    #expect(texts(again) == ["tea 1"])
    #expect(await other.count == 2)
  }

  @Test("An opened script may name what a page shows once a simulated call has ended")
  func script() throws {
    let harness = try harness(Shop())

    // Without a simulated result, a simulated call fails.
    try harness.play("- tap: Try again")
    harness.wait(3000)

    #expect(harness.verbs.contains("down mouse"))
  }

  @Test("A link to an instant after a result contains the result, and opening it makes no call")
  func link() async throws {
    let shop = Shop()
    let harness = try harness(shop)
    harness.wait(300)
    while results(harness) == 0 { await Task.yield() }
    harness.wait(300)

    let other = Shop()
    _ = await other.tea()
    let again = try self.harness(other)
    while results(again) == 0 { await Task.yield() }
    again.app.open(harness.app.link)
    #expect(texts(again) == ["tea 1"])
    again.wait(3000)
    await Task.yield()

    #expect(texts(again) == ["tea 1"])
    #expect(await other.count == 2)
  }
}
