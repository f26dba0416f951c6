import FlowCore
import FlowUI
import Foundation
import Testing

private typealias Location = FlowUI.ElementSource

@Suite struct ElementSourceTests {
  @Test("An element stores the line of source code that created it", arguments: Made.all)
  private func element(_ made: Made) throws {
    let source = try #require(made.element().source)

    #expect(source == Location(fileID: #fileID, line: made.line))
    #expect(source.description == "FlowUITests/ElementSourceTests.swift:\(made.line)")
  }

  @Test("Every public element stores its source line, and is tested")
  func all() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/FlowUI").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let element = /public struct (\w+)[^{]*:[^{]*\b(?:Sourced)?(?:Element|Composite)\b/
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: element).map { String($0.1) })
    }

    // Of a generic type, only the name counts.
    let tested = Set(Made.all.map { String("\(type(of: $0.element()))".prefix { $0 != "<" }) })
    #expect(names.count > 30)
    #expect(names.subtracting(tested) == [])
  }

  @Test("A custom element has no source line unless it stores one")
  func custom() {
    let (block, kept) = (Block(10, 10), SourceStoringElement(source: Location()))

    #expect((block as any Element).source == nil)
    #expect((kept as any Element).source?.line == #line - 3)
  }

  @Test("A wrapped element keeps its own line, and so does one in a condition or loop")
  func wrapped() {
    let text = Text("")
    let hidden = AccessibilityHidden(Centred(text))
    let elements = build {
      text
      if hidden.source != nil { Text("") }
      for word in ["a", "b"] { Text(word) }
    }
    let end: UInt = #line

    #expect(text.source == Location(line: end - 7))
    #expect(hidden.source == Location(line: end - 6))
    #expect(elements.map(\.source) == [7, 3, 2, 2].map { Location(line: end - $0) })
  }

  @Test("A location stores a file and a line; a line number above 65,535 counts as 65,535")
  func location() {
    let last = Location(fileID: "App/Page.swift", line: 65_535)

    #expect(last.fileID == "App/Page.swift")
    #expect(last.line == 65_535)
    #expect(Location(fileID: "App/Page.swift", line: 65_536) == last)
    #expect(Location(fileID: "App/Page.swift", line: 12).description == "App/Page.swift:12")
    #expect(Location(fileID: "App/Page.swift", line: 12) != last)
    #expect(Location(fileID: "App/Other.swift", line: 65_535) != last)
  }

  @Test("A location takes no more than a word, so that small elements need no allocation")
  func size() {
    #expect(MemoryLayout<Location>.size == 8)
    #expect(MemoryLayout<Spacer>.size <= 24)
    #expect(MemoryLayout<Column>.size <= 24)
  }

  @Test("An accessibility node knows the app's line that made it, not one of FlowUI")
  func nodes() {
    let first = #line
    let elements = Column {
      Text("Title")
      SearchField(state: TextFieldState(), accessibilityLabel: "Search")
      TextArea("Text", state: TextFieldState(isMultiline: true))
      ScrollArea(state: ScrollState()) {
        ValidationMessage("Wrong")
        OwnElement(name: "Own")
      }
    }

    let page = Padding { elements }.laidOut(200, 400)

    let lines = page.nodes.flatMap(\.all).map { node in
      "\(node.name) \((node.source?.line ?? 0) - first)"
    }
    #expect(lines == ["Title 2", "Search 3", "Text 4", " 5", "Wrong 6", "Own 5"])
    #expect(page.nodes.allSatisfy { $0.source?.fileID == "FlowUITests/ElementSourceTests.swift" })
  }

  @Test("The nodes of slides, and of an indicator over them, know the line of the tour")
  func tour() {
    let artwork = Artwork(size: Size(width: 1, height: 1), drawings: [])
    let slide = Slide(title: "One", text: "Fresh", scene: "Basket", artwork: artwork)
    let tour = TourState([slide], context: FlowContext())
    let view = TourView(state: tour, next: "Next", end: "Done", indicator: .over)
    let line = #line - 1

    let nodes = Padding { view }.laidOut(400, 600).nodes.flatMap(\.all)

    #expect(nodes.contains { $0.name == "Fresh" } && nodes.contains { $0.role == .slider })
    #expect(nodes.allSatisfy { $0.source?.line == line })
  }

  @Test("The nodes of a bar know the line of the navigation item")
  func bar() throws {
    let item = NavigationItem(
      title: "Delivery", trailing: [.icon(.cart, accessibilityLabel: "Basket", control: Control())])
    let line = #line - 2

    let tree = BarHarness(BarPage("delivery", item)).session.accessibilityTree

    let nodes = tree.all.filter { ["Delivery", "Basket"].contains($0.name) }
    #expect(nodes.map { $0.source?.line } == [line, line])
  }

  private func build(@ElementBuilder _ elements: () -> [any Element]) -> [any Element] {
    elements()
  }
}

/// A custom element that keeps its source.
private struct SourceStoringElement: Element {
  let source: Location?

  func size(in proposal: Size, _ context: LayoutContext) -> Size { .zero }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {}
}

/// A custom element that describes itself and does not store its source.
private struct OwnElement: Element {
  let name: String

  func size(in proposal: Size, _ context: LayoutContext) -> Size { Size(width: 10, height: 10) }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.describe(as: AccessibilityNode(.text, name: name), in: frame)
  }
}

private nonisolated struct Made: Sendable, CustomTestStringConvertible {
  let line: UInt
  let element: @MainActor @Sendable () -> any Element

  init(line: UInt = #line, _ element: @escaping @MainActor @Sendable () -> any Element) {
    (self.line, self.element) = (line, element)
  }

  var testDescription: String { "line \(line)" }

  /// One element of each public type and initialiser.
  static let all = layout + list + controls + paging

  private static let layout = [
    Made { Text("") },
    Made { IconView(.check) },
    Made { Spacer() },
    Made { Column {} },
    Made { Row {} },
    Made { LabeledRow(leading: Block(1, 1), trailing: Block(1, 1)) },
    Made { Centred(Block(1, 1)) },
    Made { Padding {} },
    Made { Padding(.zero) {} },
    Made { SafeArea {} },
    Made { ReadableWidth {} },
    Made { CompactDensity {} },
    Made { ScrollArea(state: ScrollState()) {} },
    Made { PinnedFooter(scroll: ScrollState(), {}, footer: {}) },
    Made { AccessibilityHidden(Block(1, 1)) },
    Made { Identified("x") { Text("") } },
    Made { LayoutPriority(1) { Text("") } },
    Made(line: #line + 1) {
      HeroView(
        Artwork(size: Size(width: 1, height: 1), drawings: []), scene: "", scroll: ScrollState(),
        text: {}, buttons: {})
    },
  ]

  private static let list = [
    Made { Card {} },
    Made { ListRow("") },
    Made { OutlinedRow(ListRow("")) },
    Made { Section("") {} },
    Made { Pressable(control: Control(), accessibilityLabel: "") {} },
    Made { Matched("a") { Block(1, 1) } },
    Made { Sized(maxWidth: 1) { Block(1, 1) } },
    Made { Rows(1, controls: RowControls()) { _, _ in Block(1, 1) } },
    Made { Rows(fitting: 1, controls: RowControls()) { _, _ in Block(1, 1) } },
    Made(line: #line + 1) {
      MenuPage(
        title: "", subtitle: "", remark: "", scroll: ScrollState(), controls: RowControls(),
        entries: [])
    },
    Made { Image(.loading, accessibilityLabel: "") },
    Made { Loadable(state: LoadState<Int>(in: FlowContext())) { _ in Block(1, 1) } },
    Made(line: #line + 1) {
      Loadable(state: LoadState<[Int]>(in: FlowContext()), content: { _ in Block(1, 1) }, empty: {})
    },
  ]

  private static let controls = [
    Made { Button("", control: Control()) },
    Made { IconButton(.check, accessibilityLabel: "", control: Control()) },
    Made { Stepper(1, accessibilityLabel: "", less: Control(), more: Control()) },
    Made { Hint("") { Block(1, 1) } },
    Made { SelectableText(state: SelectableTextState()) },
    Made { Switch("", state: SwitchState()) },
    Made { Checkbox("", state: SwitchState()) },
    Made { Slider(state: SliderState(0), accessibilityLabel: "") },
    Made { SegmentedControl([""], state: SegmentedControlState(), accessibilityLabel: "") },
    Made { SegmentedControl(items: [], state: SegmentedControlState(), accessibilityLabel: "") },
    Made { PopUp(state: PopUpState([""], over: Overlays()), accessibilityLabel: "") },
    Made { TextField("", state: TextFieldState()) },
    Made { TextField("", state: FormFieldState()) },
    Made { Form(state: FormState([])) {} },
    Made { SearchField(state: TextFieldState(), accessibilityLabel: "") },
    Made { TextArea("", state: TextFieldState(isMultiline: true)) },
    Made { TextArea("", state: FormFieldState(isMultiline: true)) },
    Made { ValidationMessage("") },
    Made { ProgressBar(0, accessibilityLabel: "") },
    Made { Spinner(state: SpinnerState(on: FlowContext().clock), accessibilityLabel: "") },
  ]
  private static let paging = [
    Made { Pages(state: pager, accessibilityLabel: "") { _ in Block(1, 1) } },
    Made { PageIndicator(state: pager) },
    Made { Capsules(1, filled: 0) },
    Made { PauseButton(state: pager) },
    Made { TourView(state: TourState([], context: FlowContext()), next: "", end: "") },
    Made(line: #line + 1) {
      SlideView(
        Slide(
          title: "", text: "", scene: "",
          artwork: Artwork(size: Size(width: 1, height: 1), drawings: [])), scroll: ScrollState())
    },
  ]

  @MainActor private static var pager: PagerState {
    PagerState(Pager([""], context: FlowContext()))
  }
}
