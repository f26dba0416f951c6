internal import FlowCore
internal import FlowUI

/// The panel on the left: all demos in groups, and a search field.
@MainActor
final class DemoList {
  private let model: ViewerModel
  /// The search field.
  let search: TextFieldState
  private let scroll = ScrollState()
  private let rows = RowControls()

  init(_ model: ViewerModel) {
    self.model = model
    search = TextFieldState()
    search.onKey = { [weak self] in self?.leaveSearch(by: $0) ?? false }
    rows.onChoice = { [weak self] in self?.choose($0) }
  }

  /// The demos whose id, title or summary contain all search words.
  var found: [Demo] {
    let words = search.text.lowercased().split(separator: " ")
    return model.catalogue.demos.filter { demo in
      let text = "\(demo.id) \(demo.title) \(demo.summary)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Whether the search field or a demo has the focus.
  var hasFocus: Bool {
    search.hasFocus || found.indices.contains { rows.control(of: $0).hasFocus }
  }

  /// The list's input targets to which `moveFocus(by:)` moves the focus: the search field.
  var stops: [any FocusableInputTarget] { [search] }

  func element(in context: LayoutContext) -> any Element {
    let demos = found
    return Column {
      Padding(Insets(top: 8, leading: 12, bottom: 8, trailing: 12)) {
        Row { Text(model.catalogue.title, .heading) }
        Spacer(6)
        SearchField(search, accessibilityLabel: model.strings[.searchDemos])
      }
      ScrollArea(scroll) {
        Padding(Insets(top: 0, leading: 6, bottom: 12, trailing: 6)) {
          if demos.isEmpty {
            Spacer(24)
            Text(model.strings[.noDemo], .body, \.secondaryLabel, alignment: .centre)
          }
          for group in groups(of: demos) { section(group) }
          WhenLaidOut { [rows] in rows.settle(count: demos.count, visible: 0..<demos.count) }
        }
      }
    }
  }

  /// Opens the first demo found and clears the search.
  func openFirst() {
    guard let first = found.first else { return }
    model.open(first)
    search.text = ""
  }

  /// Moves the focus from the search field to the list with the Down key.
  private func leaveSearch(by key: KeyPress) -> Bool {
    guard key == KeyPress("Down"), !found.isEmpty else { return false }
    search.hasFocus = false
    rows.control(of: 0).hasFocus = true
    return true
  }

  private struct Group {
    let title: String?
    let demos: [(index: Int, demo: Demo)]
  }

  private func groups(of demos: [Demo]) -> [Group] {
    var groups: [Group] = []
    for entry in demos.enumerated().map({ ($0.offset, $0.element) }) {
      if let last = groups.last, last.title == entry.1.group {
        groups[groups.count - 1] = Group(title: last.title, demos: last.demos + [entry])
      } else {
        groups.append(Group(title: entry.1.group, demos: [entry]))
      }
    }
    return groups
  }

  private func section(_ group: Group) -> Column {
    Column {
      if let title = group.title {
        Padding(Insets(top: 12, leading: 8, bottom: 4, trailing: 8)) {
          Text(title, .caption, \.secondaryLabel)
        }
      }
      for (index, demo) in group.demos {
        DemoRow(
          demo: demo, isOpen: demo.id == model.demo.id, isNext: index == 0 && isSearching,
          control: rows.control(of: index))
      }
    }
  }

  /// Whether Enter opens the first demo found.
  private var isSearching: Bool { search.hasFocus && !search.text.isEmpty }

  private func choose(_ index: Int) {
    if found.indices.contains(index) { model.open(found[index]) }
  }
}

/// A row of the list: a demo's title, with its summary below.
private struct DemoRow: Element {
  let demo: Demo
  let isOpen: Bool
  /// Whether Enter in the search field opens this demo.
  let isNext: Bool
  let control: Control

  /// The padding around the text in points; by eye.
  private static let inset = Insets(horizontal: 8, vertical: 5)

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = texts.size(
      in: Rect(proposal).inset(by: Self.inset).size, context)
    return Size(
      width: proposal.width, height: inner.height + Self.inset.top + Self.inset.bottom)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    if isOpen {
      page.draw([.roundedRectangle(frame, radius: 6, context.theme.tint)])
    }
    page.draw(
      (isNext ? [context.theme.label.opacity(0.06)] : use.overlays(ink: context.theme.label))
        .map { .roundedRectangle(frame, radius: 6, $0) })
    page.draw(use.ring(around: frame.inset(by: 3), radius: 4, context.theme))
    var inside = context
    // Secondary text would be hard to read on the tint.
    if isOpen { inside.theme.secondaryLabel = context.theme.label }
    page.add(
      control, at: frame,
      as: AccessibilityNode(.radio, demo.title, value: demo.summary, isOpen ? .checked : [])
    ) {
      texts.layOut(in: frame.inset(by: Self.inset), inside, on: &$0)
    }
  }

  private var texts: Column {
    Column {
      Text(demo.title, .headline)
      Text(demo.summary, .footnote, \.secondaryLabel)
    }
  }
}
