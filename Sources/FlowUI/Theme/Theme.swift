public import FlowCore

/// All colours that components use.
///
/// Text has a contrast of at least 4.5:1 on the colours on which it may be drawn, which the comment
/// of each text colour lists; icons, large text, `track`, `scrollBar` and `focusRing` have at least
/// 3:1.
/// `background`, `groupedBackground`, `raised` and `bar` are opaque and called the backgrounds; the
/// contrast of a translucent colour holds on each of them.
public struct Theme: Hashable, Sendable {
  /// The colour behind all content.
  public var background: RGBA
  /// The colour behind groups of rows.
  public var groupedBackground: RGBA
  /// Cards and rows on a grouped background.
  public var raised: RGBA
  /// The colour behind the content of bars.
  public var bar: RGBA
  /// A pressed row.
  public var pressed: RGBA
  /// The highlight under the mouse pointer, drawn over a background, or over a `fill` whose only
  /// content is in the `label` colour.
  public var hover: RGBA
  /// The fill of a secondary button, a field or a segmented control, drawn over a background.
  public var fill: RGBA
  /// The outline of a `fill`, in themes where the fill alone is too faint; clear in others.
  public var edge = RGBA.clear
  /// Text, on all colours above except `edge`.
  public var label: RGBA
  /// Less important text, on all colours on which `label` may be drawn except a `fill` under the
  /// mouse pointer.
  public var secondaryLabel: RGBA
  /// Decoration such as disclosure chevrons and the track of the progress strip; without a
  /// guaranteed contrast.
  public var tertiaryLabel: RGBA
  /// Lines between rows.
  public var separator: RGBA
  /// Interactive elements; also for text, wherever `secondaryLabel` may be drawn.
  public var accent: RGBA
  /// Destructive actions and errors; also for text, like `accent`.
  public var destructive: RGBA
  /// Success; also for text, like `accent`.
  public var success: RGBA
  /// Text and icons on `accent`, under the mouse pointer or not.
  public var onAccent: RGBA
  /// The track of a switch that is off, and the unfilled part of a slider or a progress bar; its
  /// contrast is at least 3:1 on all backgrounds.
  public var track: RGBA
  /// The knob of a switch or a slider, on both parts of its track.
  public var knob: RGBA
  /// The selected segment of a segmented control, on `fill`.
  public var segment: RGBA
  /// The focus ring.
  public var focusRing: RGBA
  /// The thumb of a scroll bar.
  public var scrollBar: RGBA
  /// The dimming of the screen behind a menu, an alert or a sheet.
  public var scrim: RGBA
  /// Icons and controls in bars, the selected tab and the progress strip, on `bar`; `nil`, the
  /// default, for `accent`.
  public var barTint: RGBA?
  /// Titles in bars, and the status bar above them, on `bar`; `nil`, the default, for `label`.
  public var barLabel: RGBA?
}

extension Theme {
  /// The background of a secondary button, a field or a segmented control, with its edge, as a
  /// rounded rectangle.
  ///
  /// - Parameters:
  ///   - frame: The background's frame.
  ///   - radius: The corner radius in points.
  package func plate(_ frame: Rect, radius: Double) -> [Drawing] {
    [.roundedRectangle(frame, radius: radius, colour: fill)] + edge(frame, radius: radius)
  }

  /// The background of elements that are on, open or selected.
  ///
  /// The opacity of the accent is so low that the accent itself has a contrast of 3:1 on this
  /// background; by eye.
  public var tint: RGBA { accent.faded(0.15) }

  /// The edge of a `plate` without its fill; empty in themes without edges.
  package func edge(_ frame: Rect, radius: Double) -> [Drawing] {
    edge.alpha > 0 ? [.outline(frame, radius: radius, width: 1, colour: edge)] : []
  }

  /// The colour of the line along the edge of a moving page; clear in light themes without edges,
  /// where the shadow is enough.
  var pageEdge: RGBA { edge.alpha > 0 ? edge : isDark ? separator : .clear }

  /// Whether bars have colours for text and icons that are legible only on `bar`.
  var hasBarInk: Bool { barTint != nil || barLabel != nil }

  package var barInk: RGBA { barTint ?? accent }
  var barTitle: RGBA { barLabel ?? label }
  /// The colour of tabs that are not selected; the opacity is by eye.
  var barSecondary: RGBA { barLabel?.faded(0.75) ?? secondaryLabel }

  /// The theme for what is drawn in the colours of bars, but lies on the page because the bar is
  /// hidden; the same theme if it has neither `barTint` nor `barLabel`.
  var withoutBar: Theme {
    guard hasBarInk else { return self }
    var theme = self
    (theme.bar, theme.barTint, theme.barLabel) = (background, nil, nil)
    return theme
  }

  /// Dark on light.
  ///
  /// Greys and shades are by eye, within the limits of contrast.
  public static let light = Theme(
    background: .white, groupedBackground: RGBA(hex: 0xF2F2F7), raised: .white,
    bar: RGBA(hex: 0xF9F9F9), pressed: RGBA(hex: 0xEBEBF0), hover: RGBA.black.opacity(0.025),
    fill: RGBA(hex: 0xE9E9EE).opacity(0.8), label: .black,
    secondaryLabel: RGBA(hex: 0x3C3C43).opacity(0.75),
    tertiaryLabel: RGBA(hex: 0x3C3C43).opacity(0.3), separator: RGBA(hex: 0x3C3C43).opacity(0.29),
    accent: RGBA(hex: 0x0A66D8), destructive: RGBA(hex: 0xD70015),
    success: RGBA(hex: 0x1F7A34), onAccent: .white,
    track: RGBA(hex: 0x85858B), knob: .white, segment: .white,
    focusRing: RGBA(hex: 0x0A66D8).opacity(0.75), scrollBar: RGBA.black.opacity(0.45),
    scrim: RGBA.black.opacity(0.25))

  /// Light on dark.
  ///
  /// Greys and shades are by eye, within the limits of contrast. Raised surfaces are lighter, since
  /// shadows are invisible on black.
  public static let dark = Theme(
    background: .black, groupedBackground: RGBA(hex: 0x1C1C1E), raised: RGBA(hex: 0x2C2C2E),
    bar: RGBA(hex: 0x161618), pressed: RGBA(hex: 0x363638), hover: RGBA.white.opacity(0.03),
    fill: RGBA(hex: 0x363639).opacity(0.8), label: .white,
    secondaryLabel: RGBA(hex: 0xEBEBF5).opacity(0.6),
    tertiaryLabel: RGBA(hex: 0xEBEBF5).opacity(0.25), separator: RGBA(hex: 0x545458).opacity(0.6),
    accent: RGBA(hex: 0x4DA3FF), destructive: RGBA(hex: 0xFF746C),
    success: RGBA(hex: 0x30D158), onAccent: .black,
    track: RGBA(hex: 0x85858A), knob: .white, segment: RGBA(hex: 0x636368),
    focusRing: RGBA(hex: 0x4DA3FF).opacity(0.75), scrollBar: RGBA.white.opacity(0.45),
    scrim: RGBA.black.opacity(0.5))
}

extension Theme {
  package var isDark: Bool { label.relativeLuminance > background.relativeLuminance }

  /// The colour around a stage, in a window and in the viewer; by eye, darker or lighter than what
  /// lies on it.
  package var backdrop: RGBA { isDark ? RGBA(hex: 0x0E0E10) : RGBA(hex: 0xE9E9EE) }

  /// The highlight behind selected text, drawn over any background; text on it has a contrast of at
  /// least 4.5:1; by eye.
  package var selection: RGBA { accent.faded(0.3) }

  /// The highlight of a selection in an element without the keyboard focus; by eye.
  package var idleSelection: RGBA { label.faded(0.12) }
}
