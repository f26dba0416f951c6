public import FlowCore

/// A row of a list: a title with an optional subtitle, value, icon and mark, and with elements of
/// your own at both ends.
///
/// ```swift
/// ListRow(film.title, subtitle: film.year, mark: .disclosure, control: control) {
///   Image(.loaded(film.poster), width: 44, accessibilityLabel: "")
/// }
/// ```
public struct ListRow: SourcedElement {
  /// The accessory at the trailing end of a row.
  public enum Mark: Hashable, Sendable {
    /// No accessory.
    case none
    /// A chevron: the row opens another screen.
    case disclosure
    /// A check mark: the row is selected.
    case chosen
    /// Space for a check mark: the row can be selected.
    case unchosen
  }

  /// Custom colours of a row, which replace those of the theme.
  public struct Colours: Hashable, Sendable {
    /// The background.
    public let background: RGBA
    /// The text.
    public let text: RGBA

    /// Creates colours.
    public init(background: RGBA, text: RGBA) {
      self.background = background
      self.text = text
    }
  }

  /// The minimum width of a row that shows its icon, without the margins, in multiples of the body
  /// text size: leaves room for about ten letters of the title; by eye.
  private static let minWidthWithIcon = 9.0

  /// The sides of the accessories at comfortable density, in points.
  private static let sides = (chevron: 16.0, check: 20.0)

  package let location: ElementSource
  private let title: String
  private let subtitle: String?
  private let value: String?
  private let icon: Icon?
  private let mark: Mark
  private let colours: Colours?
  private let control: Control?
  private let leading: [any Element]
  private let trailing: [any Element]
  /// Whether the row has an outline with rounded corners, which its highlight must not cover.
  var isOutlined = false

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The secondary text below the title.
  ///   - value: The secondary text at the trailing side.
  ///   - icon: The icon before the text.
  ///   - mark: The accessory at the trailing end.
  ///   - colours: Custom colours; `nil` for those of the theme.
  ///   - control: The control that handles presses; a row without one is not interactive.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - leading: Returns elements before the icon and the text. They are left out, as the icon is,
  ///     in a row whose width without its margins is less than nine times the text size.
  ///   - trailing: Returns elements after the text and the value, such as a switch. A press on one
  ///     of their controls does not press the row. Assistive technologies get title, subtitle and
  ///     value, and then the controls at both ends; the title or the value must therefore contain
  ///     what the other elements show.
  public init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: Icon? = nil,
    mark: Mark = .none, colours: Colours? = nil, control: Control? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder leading: () -> [any Element] = { [] },
    @ElementBuilder trailing: () -> [any Element] = { [] }
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.icon = icon
    self.mark = mark
    self.colours = colours
    self.control = control
    self.leading = leading()
    self.trailing = trailing()
  }

  /// The height of a row whose text does not wrap, in points.
  public static func height(hasSubtitle: Bool, _ context: LayoutContext) -> Double {
    let lines =
      context.style(.body).lineHeight + (hasSubtitle ? context.style(.footnote).lineHeight : 0)
    let metrics = context.metrics
    return max(hasSubtitle ? metrics.tallRow : metrics.row, lines + 2 * metrics.rowInset)
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let minHeight = Self.height(hasSubtitle: subtitle != nil, context)
    let inner = Size(width: proposal.width - 2 * context.metrics.margin, height: .infinity)
    let contentHeight =
      contents(inner.width, maxLines: nil, context).size(in: inner, context).height
    return Size(
      width: proposal.width,
      height: max(minHeight, contentHeight + 2 * context.metrics.rowInset))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (use, metrics) = (control?.use(in: frame, context), context.metrics)
    let radius = isOutlined ? context.corners.control : 0
    if let colours { page.draw([.fill(frame, radius: radius, colour: colours.background)]) }
    let outline: [Drawing] =
      isOutlined ? [.outline(frame, radius: radius, width: 1, colour: context.theme.separator)] : []
    page.draw(
      use?.rowDrawings(
        in: frame, radius: radius, ink: colours?.text, outline: outline, context) ?? outline)
    // If the frame is not tall enough for the whole text, each text is truncated to one line.
    let fits =
      context.constraints.isFitting || size(in: frame.size, context).height <= frame.size.height
    let inner = frame.inset(by: Insets(horizontal: metrics.margin, vertical: 0))
    let layOutContents = { (page: inout PageLayout) in
      contents(inner.size.width, maxLines: fits ? nil : 1, context).layOut(
        in: inner, context.withInks { ink($0, use) }, on: &page)
    }
    page.addPressable(control, at: frame, as: node, layOutContents)
  }

  private var node: AccessibilityNode {
    let value = [subtitle, value].compactMap(\.self).joined(separator: ", ")
    let role: AccessibilityNode.Role =
      switch mark {
      case .none, .disclosure: control == nil ? .text : .button
      case .chosen, .unchosen: .radio
      }
    return AccessibilityNode(
      role, name: title, value: value.isEmpty ? nil : value, states: mark == .chosen ? .checked : []
    )
  }

  private func contents(_ width: Double, maxLines: Int?, _ context: LayoutContext) -> Row {
    // With large text, the text takes precedence over what is before it.
    let hasIcon = width >= Self.minWidthWithIcon * context.style(.body).size
    return Row(spacing: context.metrics.gap) {
      if hasIcon { leading }
      if hasIcon, let icon { IconView(icon, colour: \.accent) }
      if let value, maxLines == nil {
        LabeledRow(
          leading: texts(maxLines: nil),
          trailing: Text(value, style: .body, colour: \.secondaryLabel, alignment: .trailing))
      } else {
        texts(maxLines: maxLines)
        Spacer()
        if let value { Text(value, style: .body, colour: \.secondaryLabel, maxLines: 1) }
      }
      trailing
      switch mark {
      case .none: [any Element]()
      case .disclosure: [IconView(.chevron, side: Self.sides.chevron, colour: \.tertiaryLabel)]
      case .chosen: [IconView(.check, side: Self.sides.check, colour: \.accent)]
      case .unchosen: [Spacer(context.side(Self.sides.check))]
      }
    }
  }

  private func texts(maxLines: Int?) -> Column {
    Column {
      Text(title, alignment: .layoutLeading, maxLines: maxLines)
      if let subtitle {
        Text(
          subtitle, style: .footnote, colour: \.secondaryLabel, alignment: .layoutLeading,
          maxLines: maxLines)
      }
    }
  }

  /// Custom colours replace the theme's; the colours of a disabled row are paler.
  private func ink(_ colour: RGBA, _ use: Control.Use?) -> RGBA {
    let colour = colours?.text ?? colour
    return use?.ink(colour) ?? colour
  }
}
