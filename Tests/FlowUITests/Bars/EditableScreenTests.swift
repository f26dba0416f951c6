import FlowCore
import FlowUI
import Testing

@Suite struct EditableScreenTests {
  private final class Page: ComposedScreen, EditableScreen, AppearanceContext {
    let name = "page"
    private(set) lazy var editing = EditingState(of: self)
    private(set) var calls: [(isEditing: Bool, isAnimated: Bool)] = []
    var prefersToolbarHidden: Bool { isEditing }
    var navigationItem: NavigationItem {
      NavigationItem(title: "Page", trailing: [editButtonItem])
    }

    func setEditing(_ isEditing: Bool, animated: Bool) {
      editing.set(isEditing)
      calls.append((isEditing, animated))
      setNeedsAppearanceUpdate()
    }

    func body(in context: LayoutContext) -> [any Element] { Spacer() }
  }

  private final class Plain: ComposedScreen, EditableScreen {
    let name = "plain"
    private(set) lazy var editing = EditingState(of: self)
    var navigationItem: NavigationItem { NavigationItem(trailing: [editButtonItem]) }
    func body(in context: LayoutContext) -> [any Element] { Spacer() }
  }

  @Test(
    "S3-29 S3-30 The edit button alternates Edit and Done, and calls `setEditing` with animation"
  )
  func button() throws {
    let page = Page()
    let harness = BarHarness(page)
    #expect(harness.text("Edit") != nil && !harness.bars.appearance.isToolbarHidden)

    harness.click(370, 66)
    harness.settle()
    #expect(page.isEditing && harness.text("Done") != nil && harness.text("Edit") == nil)
    #expect(harness.bars.appearance.isToolbarHidden)
    harness.click(370, 66)
    harness.settle()

    #expect(page.calls.map(\.isEditing) == [true, false])
    #expect(page.calls.map(\.isAnimated) == [true, true])
    #expect(!page.isEditing && harness.text("Edit") != nil)
  }

  @Test("S3-30 Code can begin editing without animation, and the button becomes Done")
  func code() throws {
    let page = Page()
    let harness = BarHarness(page)

    page.setEditing(true, animated: false)

    #expect(page.calls.map(\.isAnimated) == [false])
    #expect(harness.text("Done") != nil)
  }

  @Test("A screen without its own `setEditing` only stores the state")
  func plain() throws {
    let page = Plain()
    let harness = BarHarness(page)

    harness.click(370, 66)
    harness.settle()

    #expect(page.isEditing && harness.text("Done") != nil)
  }

  @Test("The edit button is in the person's language, for assistive technology too")
  func language() throws {
    let harness = BarHarness(Page())
    harness.context.preferences.language = .german

    #expect(harness.text("Bearbeiten") != nil)
    #expect(harness.session.accessibilityTree.all.contains { $0.name == "Bearbeiten" })
  }

  @Test("A screen and its editing state do not keep each other alive")
  func lifetime() {
    weak var page: Page?
    do {
      let made = Page()
      _ = made.editButtonItem
      page = made
    }

    #expect(page == nil)
  }
}
