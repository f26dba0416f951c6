public import FlowCore

/// A row of a list: a title, perhaps with a line below it, a value beside it, and a mark at its
/// end.
public struct ListRow: Element {
  /// What stands at a row's end.
  public enum Mark: Hashable, Sendable {
    /// Nothing.
    case none
    /// It leads to another screen.
    case leadsOn
    /// It is the one that is chosen.
    case chosen
    /// It could be chosen.
    case unchosen
  }

  /// A row's own colours, where it is not the theme's.
  public struct Colours: Hashable, Sendable {
    /// Behind it.
    public let background: RGBA
    /// What it says.
    public let text: RGBA

    /// Creates colours.
    public init(background: RGBA, text: RGBA) {
      self.background = background
      self.text = text
    }
  }

  /// How wide a row must be for an icon, in sizes of its text: about ten letters are left; by eye.
  private static let wide = 9.0

  private let title: String
  private let subtitle: String?
  private let value: String?
  private let icon: Icon?
  private let mark: Mark
  private let colours: Colours?
  private let control: Control?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - subtitle: What it says below, more quietly.
  ///   - value: What it says at the end of the line.
  ///   - icon: What stands before the words.
  ///   - mark: What stands at its end.
  ///   - colours: Its own colours; the theme's where there are none.
  ///   - control: What is pressed; a row without one only shows something.
  public init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: Icon? = nil,
    mark: Mark = .none, colours: Colours? = nil, control: Control? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.icon = icon
    self.mark = mark
    self.colours = colours
    self.control = control
  }

  /// How high rows are, in points.
  public static func height(hasSubtitle: Bool, _ context: LayoutContext) -> Double {
    let lines =
      context.style(.body).lineHeight + (hasSubtitle ? context.style(.footnote).lineHeight : 0)
    let metrics = context.metrics
    return max(hasSubtitle ? metrics.tallRow : metrics.row, lines + 2 * metrics.rowInset)
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let least = Self.height(hasSubtitle: subtitle != nil, context)
    let inner = Size(width: offer.width - 2 * context.metrics.margin, height: .infinity)
    let words = contents(inner.width, maxLines: nil, context).size(in: inner, context).height
    return Size(width: offer.width, height: max(least, words + 2 * context.metrics.rowInset))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (use, metrics) = (control?.use(in: frame, context), context.metrics)
    if let colours { page.draw([.fill(frame, colours.background)]) }
    if let use {
      let overlays = colours.map { use.overlays(ink: $0.text) } ?? use.overlays(context.theme)
      page.draw(overlays.map { overlay($0, frame, context) })
      page.draw(
        use.ring(
          around: frame.inset(by: metrics.focusReach + 2),
          radius: metrics.controlRadius - metrics.focusReach, context.theme,
          ink: colours?.text))
    }
    // In a list of rows of one height, words are cut off at the end of their line.
    let fits = context.isFitting || size(in: frame.size, context).height <= frame.size.height
    let inner = frame.inset(by: Insets(horizontal: metrics.margin, vertical: 0))
    let place = { (page: inout PageLayout) in
      contents(inner.size.width, maxLines: fits ? nil : 1, context).place(
        in: inner, inked(context, use), on: &page)
    }
    guard let control else { return page.describe(as: node, in: frame, place) }
    page.add(control, at: frame, as: node, content: place)
  }

  private var node: AccessibilityNode {
    let value = [subtitle, value].compactMap(\.self).joined(separator: ", ")
    let role: AccessibilityNode.Role =
      switch mark {
      case .none, .leadsOn: control == nil ? .text : .button
      case .chosen, .unchosen: .radio
      }
    return AccessibilityNode(
      role, title, value: value.isEmpty ? nil : value, mark == .chosen ? .checked : [])
  }

  private func overlay(_ colour: RGBA, _ frame: Rect, _ context: LayoutContext) -> Drawing {
    let metrics = context.metrics
    return context.isInCard
      ? .roundedRectangle(
        frame.inset(by: metrics.trim), radius: metrics.cardRadius - metrics.trim, colour)
      : .fill(frame, colour)
  }

  private func contents(_ width: Double, maxLines: Int?, _ context: LayoutContext) -> Row {
    // Where a person wants large text, words come before icons.
    let hasIcon = width >= Self.wide * context.style(.body).size
    return Row(spacing: context.metrics.gap) {
      if hasIcon, let icon { IconView(icon, \.accent) }
      if let value, maxLines == nil {
        LabeledRow(words(maxLines: nil), Text(value, .body, \.secondaryLabel, alignment: .trailing))
      } else {
        words(maxLines: maxLines)
        Spacer()
        if let value { Text(value, .body, \.secondaryLabel, maxLines: 1) }
      }
      switch mark {
      case .none: [any Element]()
      case .leadsOn: [IconView(.chevron, side: 16, \.tertiaryLabel)]
      case .chosen: [IconView(.check, side: 20, \.accent)]
      case .unchosen: [Spacer(context.side(20))]
      }
    }
  }

  private func words(maxLines: Int?) -> Column {
    Column {
      Text(title, maxLines: maxLines)
      if let subtitle { Text(subtitle, .footnote, \.secondaryLabel, maxLines: maxLines) }
    }
  }

  /// The context with the row's own colours in the place of the theme's, and paler where it does
  /// nothing.
  private func inked(_ context: LayoutContext, _ use: Control.Use?) -> LayoutContext {
    var inked = context
    for ink in [\Theme.label, \.secondaryLabel, \.tertiaryLabel, \.accent] {
      let colour = colours?.text ?? context.theme[keyPath: ink]
      inked.theme[keyPath: ink] = use?.ink(colour) ?? colour
    }
    return inked
  }
}
