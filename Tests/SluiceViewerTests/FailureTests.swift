import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests that the viewer survives demos that fail.
@Suite struct FailureTests {
  private struct OutOfTea: Error, CustomStringConvertible {
    let description = "there is no tea left"
  }

  private final class InvalidWidthPage: ScreenContent {
    let name = "nowhere"

    func page(in context: LayoutContext) -> Layer {
      Layer(name: name, kind: .page, size: Size(width: .nan, height: 10))
    }
  }

  private final class Flow: FlowController {
    let navigationController: NavigationController

    init(_ context: FlowContext, isVisible: Bool) {
      navigationController = NavigationController(
        root: InvalidWidthPage(), context: context, isVisible: isVisible)
    }
  }

  private static let catalogue = Catalogue(
    "Broken",
    demos: [
      Demo(id: "throws", title: "Throws", summary: "Cannot start") { _, _, _ in throw OutOfTea() },
      Demo(id: "malformed", title: "Malformed", summary: "Is nowhere") { context, _, isVisible in
        Flow(context, isVisible: isVisible)
      },
    ])

  @Test("A demo that throws shows a page with the error's description")
  func throwing() throws {
    let harness = try ViewerHarness("throws", of: Self.catalogue)

    #expect("\(harness.app.stageTree)".contains("there is no tea left"))
  }

  @Test("The description of a demo's error can be selected and copied")
  func copying() throws {
    let harness = try ViewerHarness("throws", of: Self.catalogue)
    var copied: [String] = []
    harness.app.session.onCopy = { copied.append($0) }

    try harness.key("Tab")
    try harness.key("Ctrl+A")
    try harness.key("Ctrl+C")

    #expect(copied == ["there is no tea left"])
  }

  @Test("A page that states the reason replaces a frame that cannot be drawn")
  func malformed() throws {
    let harness = try ViewerHarness("malformed", of: Self.catalogue)

    let dump = "\(harness.app.session.layerTree)"
    #expect(dump.contains("Malformed shows"))
    #expect(dump.contains("nowhere"))
    try harness.click("Throws")
    #expect(harness.app.events.first?.subject == "failure")
  }

  @Test("The page that replaces a frame has the size of the stage after the device was rotated")
  func rotated() throws {
    let harness = try ViewerHarness("malformed", of: Self.catalogue)

    try harness.key("Ctrl+T")
    harness.wait(50)

    #expect(harness.app.shownStageTree.root.size == Size(width: 844, height: 390))
  }
}
