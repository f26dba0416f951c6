internal import FlowCore
internal import FlowUI

/// Settings, with messages about invalid texts in front of them, so that no setting moves when a
/// message appears.
struct SettingMessages: WrapperElement {
  let fields: [SettingField]
  let element: any Element

  /// The distance to the field and the radius of the corners, in points; by eye.
  private static let (gap, radius) = (4.0, 8.0)

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    element.layOut(in: frame, context, on: &page)
    for field in fields {
      guard let problem = field.problem, let box = field.frame else { continue }
      addMessage(problem, beside: box, in: frame, context, on: &page)
    }
  }

  /// Adds a message below the field or, if there is no room below, above it.
  private func addMessage(
    _ text: String, beside box: Rect, in frame: Rect, _ context: LayoutContext,
    on page: inout PageLayout
  ) {
    let message = Padding(Insets(horizontal: 10, vertical: 8)) { ValidationMessage(text) }
    let height = message.size(in: Size(width: frame.size.width, height: .infinity), context).height
    let below = box.maxY + Self.gap
    let bubble = Rect(
      x: frame.minX, y: below + height <= frame.maxY ? below : box.minY - Self.gap - height,
      width: frame.size.width, height: height)
    var layout = PageLayout(
      name: "problem", size: Size(width: frame.maxX, height: frame.maxY))
    layout.draw(
      [
        .shadow(bubble, radius: Self.radius),
        .roundedRectangle(bubble, radius: Self.radius, colour: context.theme.raised),
      ] + context.theme.edge(bubble, radius: Self.radius))
    message.layOut(in: bubble, context, on: &layout)
    page.add(layout.layer)
    page.describe(as: AccessibilityNode(.text, name: text, states: .live), in: bubble)
  }
}

/// A setting's control, which reports its frame when it is laid out.
struct FrameReportingSetting: WrapperElement {
  let element: any Element
  let remember: @MainActor (Rect) -> Void

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    remember(frame)
    element.layOut(in: frame, context, on: &page)
  }
}
