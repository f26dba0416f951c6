internal import FlowCore

/// The content of an alert: text that may scroll, and its buttons below.
@MainActor
struct AlertContent {
  private let scroll: ScrollState
  private let width: Double
  private let texts: [any Element]
  private let buttons: Padding

  /// The padding around the content, in points; by eye.
  private static let padding = 20.0
  /// The distance between the title and the message, in points; by eye.
  private static let titleGap = 6.0

  init(_ alert: Alert, width: Double, _ context: LayoutContext) {
    scroll = alert.scroll
    self.width = width
    texts = Self.texts(of: alert)
    let top = texts.isEmpty ? Self.padding : Self.padding / 2
    let inner = max(0, width - 2 * Self.padding)
    buttons = Padding(Self.insets(top: top, bottom: Self.padding)) {
      Self.arrangedButtons(of: alert, in: inner, context)
    }
  }

  func height(_ context: LayoutContext) -> Double {
    height(of: texts, context) + height(of: [buttons], context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let buttonsHeight = height(of: [buttons], context)
    let room = frame.size.height - buttonsHeight
    // Text and buttons scroll together if the buttons alone do not fit, or leave less than a third
    // of the height for text that needs more.
    guard room >= min(height(of: texts, context), frame.size.height / 3) else {
      return ScrollArea(state: scroll) {
        texts
        buttons
      }.layOut(in: frame, context, on: &page)
    }
    ScrollArea(state: scroll) { texts }.layOut(
      in: frame.inset(by: Insets(bottom: buttonsHeight)), context, on: &page)
    buttons.layOut(in: frame.inset(by: Insets(top: room)), context, on: &page)
  }

  private func height(of elements: [any Element], _ context: LayoutContext) -> Double {
    Column { elements }.size(in: Size(width: width, height: .infinity), context).height
  }

  private static func insets(top: Double, bottom: Double) -> Insets {
    Insets(top: top, leading: padding, bottom: bottom, trailing: padding)
  }

  @ElementBuilder private static func texts(of alert: Alert) -> [any Element] {
    if !alert.title.isEmpty || !alert.message.isEmpty {
      Padding(insets(top: padding, bottom: padding / 2)) {
        if !alert.title.isEmpty {
          AccessibilityHidden(Text(alert.title, style: .headline, alignment: .centre))
        }
        if !alert.title.isEmpty, !alert.message.isEmpty { Spacer(titleGap) }
        if !alert.message.isEmpty {
          Text(alert.message, style: .subtitle, colour: \.secondaryLabel, alignment: .centre)
        }
      }
    }
  }

  /// The buttons, stacked, or side by side with the first one at the trailing end.
  ///
  /// Also stores in the alert whether they are side by side, for its arrow keys.
  private static func arrangedButtons(
    of alert: Alert, in width: Double, _ context: LayoutContext
  ) -> any Element {
    let buttons = zip(alert.actions, alert.controls).map { action, control in
      Button(
        action.title.isEmpty ? context.strings[.ok] : action.title, role: action.role.button,
        control: control)
    }
    let half = (width - context.metrics.related) / 2
    let widest = buttons.map {
      $0.size(in: Size(width: .infinity, height: .infinity), context).width
    }.max()
    alert.isReversed = buttons.count == 2 && (widest ?? 0) <= half
    guard alert.isReversed else { return Column(spacing: context.metrics.related) { buttons } }
    return Row { buttons.reversed().map { EqualShare($0) } }
  }
}

private struct EqualShare: Element {
  private let element: any Element

  init(_ element: any Element) {
    self.element = element
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? .flexible : element.stretch(along: axis)
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    element.layOut(in: frame, context, on: &page)
  }
}

extension Alert.Action.Role {
  fileprivate var button: Button.Role {
    switch self {
    case .default: .primary
    case .destructive: .destructive
    case .cancel, .other: .secondary
    }
  }
}
