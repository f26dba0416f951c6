internal import FlowCore
internal import FlowUI

/// The window's layout: the demos at the left, the inspector at the right, and the stage with its
/// bars between them.
struct ShellLayout: Element {
  let model: ViewerModel
  let demos: any Element
  let bar: any Element
  let stage: any Element
  let transport: any Element
  let inspector: any Element
  let divider: InspectorDivider
  let playKey: PlayKey

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let frames = ShellFrames(in: frame.size, model.panels)
    guard !model.panels.isStageAlone else {
      return stage.layOut(in: frame, context, on: &page)
    }
    let add = { (panel: any Element, frame: Rect, page: inout PageLayout) in
      panel.layOut(in: frame, context.panel(in: frame), on: &page)
    }
    if let list = frames.demos { add(demos, list, &page) }
    add(bar, frames.bar, &page)
    stage.layOut(in: frames.stage, context, on: &page)
    add(transport, frames.transport, &page)
    let edge = InspectorDivider.frame(at: frames.bar.maxX, height: frame.size.height)
    if let right = frames.inspector {
      add(inspector, right, &page)
      page.add(divider, at: edge, as: divider.node(context.strings))
    }
    let line = frames.inspector == nil ? [] : divider.drawings(in: edge, context)
    page.add(lines(around: frames, line, context))
    // In front of the panels' scroll areas, which Space would scroll.
    page.add(playKey, at: Rect(.zero))
  }

  private func lines(
    around frames: ShellFrames, _ divider: [Drawing], _ context: LayoutContext
  ) -> Layer {
    let (colour, room) = (context.theme.separator, frames.stage)
    var lines = Layer(
      name: "lines", size: context.size,
      drawings: [
        .hairline(Point(x: room.minX, y: room.minY), width: room.size.width, colour: colour),
        .hairline(Point(x: room.minX, y: room.maxY), width: room.size.width, colour: colour),
      ])
    if frames.demos != nil {
      lines.drawings.append(
        .fill(Rect(x: room.minX, y: 0, width: 1, height: context.size.height), colour: colour))
    }
    lines.drawings += divider
    return lines
  }
}

/// Plays and pauses with Space if the focused control does not take it.
final class PlayKey: InputTarget {
  private let toggle: () -> Void

  init(_ toggle: @escaping () -> Void) { self.toggle = toggle }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard key == KeyPress("Space") else { return false }
    toggle()
    return true
  }
}

/// A panel is a page of its own, so that its pixels are cached until something on it changes.
///
/// Lay it out in a context from `LayoutContext.panel(in:at:)`; it creates its content for that
/// size.
struct Panel: Element {
  private let name: String
  private let make: (LayoutContext) -> any Element

  init(_ name: String, _ make: @escaping (LayoutContext) -> any Element) {
    self.name = name
    self.make = make
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var panel = PageLayout(name: name, kind: .page, size: frame.size)
    panel.draw([.fill(Rect(frame.size), colour: context.theme.panel)])
    make(context).layOut(in: Rect(frame.size), context, on: &panel)
    page.add(panel, at: frame.origin)
  }
}

extension Theme {
  /// In dark colours lighter than a bar, so that panels stand out from the stage between them.
  fileprivate var panel: RGBA { isDark ? groupedBackground : bar }
}

extension LayoutContext {
  /// The density is the window's, unless another is given.
  func panel(in frame: Rect, at density: Density? = nil) -> LayoutContext {
    var inside = self
    inside.density = density ?? self.density
    (inside.size, inside.insets) = (frame.size, .zero)
    inside.pointer = pointer.flatMap { pointer in
      frame.contains(pointer)
        ? Point(x: pointer.x - frame.minX, y: pointer.y - frame.minY) : nil
    }
    return inside
  }
}

/// The frames of the window's parts, in points.
struct ShellFrames {
  /// `nil` while it is closed.
  let demos: Rect?
  let bar: Rect
  let stage: Rect
  let transport: Rect
  /// `nil` while it is closed.
  let inspector: Rect?

  /// One row of buttons.
  private static let barHeight = 44.0
  /// Two rows and the time line, which has named tracks in a tall window.
  static let (lowTransport, roomyTransport) = (144.0, 183.0)
  /// The height from which a window has room for named tracks; in a lower window, the stage needs
  /// the room more; by eye.
  private static let highWindow = 640.0

  @MainActor
  init(in size: Size, _ panels: Panels) {
    let left = panels.isOpen(.demos) ? panels.width(of: .demos) : 0
    let right = panels.isOpen(.inspector) ? panels.width(of: .inspector) : 0
    let middle = Rect(
      x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
    demos = left > 0 ? Rect(x: 0, y: 0, width: left, height: size.height) : nil
    inspector =
      right > 0 ? Rect(x: middle.maxX, y: 0, width: right, height: size.height) : nil
    let isAlone = panels.isStageAlone
    let below = size.height >= Self.highWindow ? Self.roomyTransport : Self.lowTransport
    stage = isAlone ? middle : middle.inset(by: Insets(top: Self.barHeight, bottom: below))
    bar = Rect(x: middle.minX, y: 0, width: middle.size.width, height: Self.barHeight)
    transport = Rect(x: middle.minX, y: stage.maxY, width: middle.size.width, height: below)
  }
}
