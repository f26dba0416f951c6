package import FlowCore

/// An element that keeps its layout until something that the layout depends on may have changed.
///
/// It makes a new layout:
///
/// - After any input, except when a pointer drags a page or moves on a `SessionTarget`.
/// - After a call of `FlowSession.setNeedsLayout`.
/// - When what it shows, its frame or its layout context has changed.
/// - When an observable object that the layout has read has changed.
///
/// Use it for large parts of a page that seldom change while other parts move. It draws the same as
/// its content alone.
package struct Remembered: Element {
  private let memory: ElementMemory
  private let shown: AnyHashable
  private let element: any Element

  /// Creates an element; use one memory for each remembered element of a page.
  ///
  /// `shown` must contain everything that the content shows and that is not observable, including
  /// texts.
  @MainActor
  package init(
    in memory: ElementMemory, showing shown: some Hashable, _ content: () -> any Element
  ) {
    self.memory = memory
    self.shown = shown
    element = memory.element(showing: self.shown, content)
  }

  package func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  package func size(in proposal: Size, _ context: LayoutContext) -> Size {
    memory.size(in: proposal, context)
  }

  package func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let part = RememberedPart(frame: frame, window: context.constraints.window, shown: shown)
    let (name, size) = (page.layer.name, page.layer.size)
    page.append(
      LayoutMemory.layout(of: memory, part, in: context) { context in
        var layout = PageLayout(name: name, size: size)
        layout.add(element, in: frame, context)
        return layout
      })
  }
}

/// Keeps the content of a `Remembered` element and its size; the session's `LayoutMemory` keeps the
/// layout.
@MainActor
package final class ElementMemory {
  private var element: (shown: AnyHashable, element: any Element)?
  private var size: (key: SizeKey, dependencies: LayoutDependencies, size: Size)?

  private struct SizeKey: Equatable {
    let proposal: Size
    let environment: CopyOnWrite<LayoutEnvironment>
    let area: Size
    let insets: Insets
  }

  package init() {}

  fileprivate func element(
    showing shown: AnyHashable, _ make: () -> any Element
  ) -> any Element {
    if let element, element.shown == shown { return element.element }
    let made = make()
    element = (shown, made)
    size = nil
    return made
  }

  fileprivate func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let key = SizeKey(
      proposal: proposal, environment: context.sharedEnvironment, area: context.size,
      insets: context.insets)
    if let size, size.key == key, !size.dependencies.isOutOfDate { return size.size }
    let dependencies = LayoutDependencies()
    let made = dependencies.track { element?.element.size(in: proposal, context) ?? .zero }
    size = (key, dependencies, made)
    return made
  }
}

struct RememberedPart: Equatable {
  let frame: Rect
  /// The visible part of the content of a scroll area; `nil` if all of it is visible.
  let window: Rect?
  let shown: AnyHashable
}
