internal import FlowCore

/// The navigation bar of one screen during transitions: its settled layout, and the current
/// position and opacity of each element.
///
/// A transition has a lower and an upper bar, and is driven by one number: the presence of the
/// upper page, 0…1. At 0 the lower bar has its settled layout, at 1 the upper one. The title of
/// the lower bar turns into the back label of the upper bar; if both have the same text, only one
/// of them is drawn throughout. The ranges of presence in which elements fade are Flutter's, but
/// narrower where two texts would cross while both are over 30 % opaque.
///
/// A transition that interrupts another one starts without a jump, and the effects of both on an
/// element accumulate.
@MainActor
struct BarPicture {
  struct Opacities {
    var chevron = 1.0
    var back = 1.0
    var leading = 1.0
    var trailing = 1.0
    var title = 1.0
    var large = 1.0
    var search = 1.0

    mutating func fade(_ factor: Double) {
      chevron *= factor
      back *= factor
      leading *= factor
      trailing *= factor
      title *= factor
      large *= factor
      search *= factor
    }
  }

  let side: BarSide
  let layout: BarLayout
  let isInTransition: Bool
  private(set) var opacity = Opacities()
  private(set) var chevron: Rect?
  private(set) var back: BarLabel?
  private(set) var title: BarLabel
  private(set) var large: BarLabel?
  /// The offset of the search field in addition to that of the whole bar, in points.
  private(set) var searchShift = 0.0
  /// The offset of the whole bar, in points towards the trailing side.
  private(set) var shift = 0.0
  /// The width covered by a page that comes from the leading side, in points from the leading edge.
  private(set) var cover = 0.0
  /// How far the back label's colour is blended with the title colour, 0…1.
  private(set) var titleShare = 0.0

  init(_ side: BarSide, _ font: BarTitleFont, isInTransition: Bool, in context: LayoutContext) {
    self.side = side
    layout = BarLayout(side, font, in: context)
    self.isInTransition = isInTransition
    (chevron, back, title, large) = (
      layout.chevron, layout.back, layout.title, layout.scrolledLarge
    )
    if layout.item.isLarge {
      // Only transitions, in which the large title is not clipped, use its opacity. A settled bar
      // clips it, and shows no letter of it once less than `collapse` remains.
      opacity.large = min(layout.remaining / Self.collapse, 1)
      opacity.title = 1 - opacity.large
    }
  }

  /// The remaining height of the large title, in points, below which the small title fades in and,
  /// in transitions, the large one fades out: Flutter's 10.
  private static let collapse = 10.0

  mutating func applyAsLower(below upper: BarLayout, _ presence: Double, width: Double) {
    opacity.leading *= 1 - ramp(presence, 0, 0.4)
    opacity.trailing *= 1 - ramp(presence, 0, 0.6)
    opacity.search *= 1 - ramp(presence, 0, 0.6)
    searchShift -= presence * width
    // If both bars have a chevron, or the same back label, only the lower bar's is drawn: a
    // cross-fade would dim it for a moment.
    if upper.chevron == nil { opacity.chevron *= 1 - ramp(presence, 0, 0.6) }
    if upper.previous != layout.previous || isBackTarget(of: upper) {
      opacity.back *= 1 - ramp(presence, 0, 0.2)
      back?.origin.x -= presence * (layout.back?.width ?? 0) / 2
    }
    // A title that becomes a back label with the same text is drawn once, by the upper bar.
    let isShared = isBackTarget(of: upper) && upper.back?.text == layout.item.title
    opacity.title *= isShared ? 0 : 1 - ramp(presence, 0, 0.7)
    opacity.large *= isShared ? 0 : 1 - ramp(presence, 0, 0.6)
    guard isBackTarget(of: upper), let target = upper.backStart else {
      title.origin.x -= presence * width / 2
      large?.origin.x -= presence * width
      return
    }
    title.move(from: layout.title, to: target, presence)
    large?.move(
      from: layout.scrolledLarge ?? layout.title, to: target, presence,
      rising: Self.rise(presence))
  }

  mutating func applyAsUpper(above lower: BarPicture, _ presence: Double, width: Double) {
    let absence = 1 - presence
    opacity.leading *= ramp(presence, 0.6, 1)
    opacity.trailing *= ramp(presence, trailingStart(width), 1)
    opacity.title *= ramp(presence, 0.3, 1)
    opacity.search *= ramp(presence, 0.3, 1)
    searchShift += absence * width
    title.origin.x += absence * width / 2
    large?.origin.x += absence * width
    moveBackLabel(from: lower, presence)
    guard let chevron = layout.chevron else { return }
    if lower.layout.chevron != nil {
      opacity.chevron = 0
    } else {
      opacity.chevron *= ramp(presence, 0.4, 1)
      let shift = (1 - ramp(presence, 0, 0.5)) * 2 * chevron.size.width
      self.chevron?.origin.x += shift
    }
  }

  /// The presence at which the trailing items begin to fade in: so late that they are at most 30 %
  /// opaque until the arriving title has moved past them.
  private func trailingStart(_ width: Double) -> Double {
    guard let items = layout.trailing.map(\.frame.minX).min() else { return 0.4 }
    let passed = 1 - 2 * (items - layout.title.frame.maxX) / max(width, 1)
    return min(max(0.4, (passed - 0.3) / 0.7), 0.99)
  }

  private mutating func moveBackLabel(from lower: BarPicture, _ presence: Double) {
    guard let label = layout.back else { return }
    let isLarge = lower.layout.remaining > Self.collapse
    guard lower.isBackTarget(of: layout) else {
      opacity.back *= layout.previous == lower.layout.previous ? 0 : ramp(presence, 0.3, 1)
      return
    }
    var start = (isLarge ? lower.large : nil) ?? lower.title
    // The lower bar may itself be moving with its page.
    start.origin.x += lower.shift - shift
    back?.move(from: label, to: start, 1 - presence, rising: 1 - Self.rise(presence))
    titleShare = max(titleShare, 1 - presence)
    if label.text == lower.layout.item.title {
      let shown = isLarge ? lower.opacity.large : lower.opacity.title
      opacity.back *= interpolate(shown, 1, presence)
    } else {
      opacity.back *= ramp(presence, isLarge ? 0.4 : 0.3, 1)
    }
  }

  /// The fraction of the height that a large title has risen to the back label, which it reaches at
  /// a presence of 0.6; by eye.
  private static func rise(_ presence: Double) -> Double { min(presence / 0.6, 1) }

  /// Whether the upper bar's back control leads to this bar's screen, which is assumed if the
  /// titles are equal.
  private func isBackTarget(of upper: BarLayout) -> Bool { upper.previous == layout.item.backName }

  mutating func fade(_ presence: Double) {
    opacity.fade(presence)
  }

  mutating func follow(_ pose: PagePose, _ presence: Double, width: Double) {
    shift += pose.shift * width
    opacity.fade(presence)
  }

  mutating func cover(upTo edge: Double) { cover = max(cover, edge) }

  private func ramp(_ number: Double, _ start: Double, _ end: Double) -> Double {
    min(max((number - start) / (end - start), 0), 1)
  }
}

extension BarLayout {
  /// The label that the lower bar's title turns into.
  fileprivate var backStart: BarLabel? {
    if let back { return back }
    guard let chevron else { return nil }
    var target = title
    target.origin.x = chevron.maxX
    return target
  }
}
