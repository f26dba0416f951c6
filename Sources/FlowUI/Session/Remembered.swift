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
    memory.size(of: element, in: proposal, context)
  }

  package func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let key = RememberedElementKey(frame, showing: shown, context.constraints)
    let (name, size) = (page.layer.name, page.layer.size)
    page.append(
      LayoutMemory.layout(of: memory, key, in: context) { context in
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
  private var made: (shown: AnyHashable, element: any Element)?
  private var measured: (key: SizeKey, dependencies: LayoutDependencies, size: Size)?

  private struct SizeKey: Equatable {
    let proposal: Size
    let environment: EnvironmentKey
  }

  package init() {}

  fileprivate func element(
    showing shown: AnyHashable, _ make: () -> any Element
  ) -> any Element {
    if let made, made.shown == shown { return made.element }
    let element = make()
    made = (shown, element)
    measured = nil
    return element
  }

  /// The size of `element`, which is the one that was made last.
  fileprivate func size(
    of element: any Element, in proposal: Size, _ context: LayoutContext
  ) -> Size {
    let key = SizeKey(proposal: proposal, environment: EnvironmentKey(context))
    if let measured, measured.key == key, !measured.dependencies.isOutOfDate {
      return measured.size
    }
    let dependencies = LayoutDependencies()
    let size = dependencies.track { element.size(in: proposal, context) }
    measured = (key, dependencies, size)
    return size
  }
}

/// What the layout of a remembered element depends on, besides the `EnvironmentKey` and observable
/// objects.
struct RememberedElementKey: Equatable {
  private let frame: Rect
  private let shown: AnyHashable
  // As in `LayoutConstraints`; its size and insets are in the `EnvironmentKey`.
  private let window: Rect?
  private let clear: Rect?
  private let isFitting: Bool

  init(_ frame: Rect, showing shown: AnyHashable, _ constraints: LayoutConstraints) {
    (self.frame, self.shown) = (frame, shown)
    (window, clear) = (constraints.window, constraints.clear)
    isFitting = constraints.isFitting
  }
}
