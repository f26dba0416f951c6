public import FlowCore

/// A tour: its slides, their indicator with a pause button, and the button for the next slide.
///
/// It fills the area that no bar covers. On a short and wide page, an indicator below the slides is
/// beside the button.
public struct TourView: Composite, SourcedElement {
  /// Where the page indicator of a tour lies.
  public enum IndicatorPosition: Hashable, Sendable {
    /// Below the slides.
    case below
    /// Over the slides, at their bottom, with 32 points at both sides, as in the article on page
    /// indicators (S1).
    case over
  }

  package let location: ElementSource
  private let tour: TourState
  private let titles: (next: String, end: String)
  private let position: IndicatorPosition
  private let foreground: KeyPath<Theme, RGBA>
  private let background: KeyPath<Theme, RGBA>

  /// The padding at both sides of an indicator over the slides, in points, as in the article on
  /// page indicators (S1).
  private static let overPadding = 32.0
  /// How far the icon of the pause button lies inside the button, in points; the icon, not the
  /// button, is aligned with the trailing edge.
  private static let pauseInset = 12.0

  /// Creates the view of a tour.
  ///
  /// - Parameters:
  ///   - tour: The state of the tour; keep it across layouts.
  ///   - next: The title of the button that shows the next slide.
  ///   - end: The title of that button on the last slide.
  ///   - indicator: Where the indicator lies.
  ///   - foreground: The theme colour of the filled part of the indicator.
  ///   - background: The theme colour of the rest of the indicator.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state tour: TourState, next: String, end: String, indicator: IndicatorPosition = .below,
    foreground: KeyPath<Theme, RGBA> = \.accent,
    background: KeyPath<Theme, RGBA> = \.tertiaryLabel,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.tour = tour
    titles = (next, end)
    position = indicator
    (self.foreground, self.background) = (foreground, background)
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    let isShort = context.size.isShortAndWide
    return SafeArea {
      TourSlides(tour, over: position == .over ? overlay : nil)
      Padding(
        Insets(
          top: position == .over ? Metrics.related : 0, leading: Metrics.margin,
          bottom: isShort ? Metrics.related : Metrics.margin, trailing: Metrics.margin)
      ) {
        if isShort { wideFooter(context) } else { footer }
      }
    }
  }

  private var indicator: Row {
    Row(spacing: 0) {
      PageIndicator(state: tour.pages, foreground: foreground, background: background)
      PauseButton(state: tour.pages)
    }
  }

  private var overlay: Padding {
    Padding(
      Insets(
        top: 0, leading: Self.overPadding, bottom: 0,
        trailing: Self.overPadding - Self.pauseInset)
    ) { indicator }
  }

  private var footer: ReadableWidth {
    ReadableWidth {
      if position == .below {
        Padding(
          Insets(
            top: 0, leading: Metrics.margin, bottom: Metrics.related,
            trailing: Metrics.margin - Self.pauseInset)
        ) { indicator }
      }
      button
    }
  }

  private func wideFooter(_ context: LayoutContext) -> Row {
    let width = buttonWidth(context)
    return Row(spacing: Metrics.related) {
      if position == .below { indicator } else { Spacer() }
      FixedWidth(width) { button }
      if position == .over { Spacer() }
    }
  }

  private var button: Button {
    Button(tour.isOnLast ? titles.end : titles.next, role: .primary, control: tour.next)
  }

  /// Fits both titles, so that the indicator has the same width on all slides.
  private func buttonWidth(_ context: LayoutContext) -> Double {
    let proposal = Size(width: context.size.width / 2, height: .infinity)
    return [titles.next, titles.end].map {
      Button($0, role: .primary, control: tour.next).size(in: proposal, context).width
    }.reduce(Self.minimumButtonWidth, max)
  }

  /// The minimum width of a button beside the indicator, in points; by eye.
  private static let minimumButtonWidth = 160.0
}
