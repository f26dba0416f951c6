internal import FlowCore

/// The navigation bar of one screen in the middle of transitions: its layout at rest, and what has
/// become of each part of it.
///
/// A transition has a lower and an upper bar and one number: the upper page's presence, 0…1. Titles
/// and back labels travel as one: the title of the lower bar becomes the back label of the upper
/// one, and where both say the same it is a single line of text all the way. The intervals are
/// Flutter's (NF 1.4). At 0 a lower bar is as at rest, at 1 an upper one; so a transition that
/// begins in the middle of another one changes nothing at that instant, and what both do to a part
/// adds up.
struct BarPicture {
  /// A part's opacity, 0…1.
  struct Opacities {
    var chevron = 1.0
    var back = 1.0
    var leading = 1.0
    var trailing = 1.0
    var title = 1.0
    var large = 1.0

    mutating func fade(_ part: Double) {
      chevron *= part
      back *= part
      leading *= part
      trailing *= part
      title *= part
      large *= part
    }
  }

  /// What its screen has in the bars.
  let side: BarSide
  /// Its layout at rest.
  let rest: BarLayout
  /// Whether it takes part in transitions.
  let isFlying: Bool
  private(set) var opacity = Opacities()
  private(set) var chevron: Rect?
  private(set) var back: BarLabel?
  private(set) var title: BarLabel
  private(set) var large: BarLabel?
  /// How far all of it has gone with its page, in points towards the trailing side.
  private(set) var shift = 0.0
  /// How much of the stage a page that comes from the leading side covers it, in points.
  private(set) var cover = 0.0
  /// How much of the colour of titles its back label has, 0…1.
  private(set) var titleShare = 0.0

  init(_ side: BarSide, isFlying: Bool, in context: LayoutContext) {
    self.side = side
    rest = BarLayout(side, in: context)
    self.isFlying = isFlying
    (chevron, back, title, large) = (rest.chevron, rest.back, rest.title, rest.large)
    if rest.item.isLarge { opacity.title = 1 - min(rest.remaining / Self.collapse, 1) }
    large?.origin.y -= BarLayout.largeTitle - rest.remaining
  }

  /// The small title shows where less than this is left of the large one's room, in points (NF
  /// 1.4).
  private static let collapse = 10.0

  /// Gives way to the bar of a page that is present by a part.
  mutating func giveWay(to upper: BarLayout, _ presence: Double, width: Double) {
    opacity.leading *= 1 - part(presence, 0, 0.4)
    opacity.trailing *= 1 - part(presence, 0, 0.6)
    // Of two chevrons in one place only the lower is drawn: a cross-fade would dim it for a moment.
    // The same holds for what they say.
    if upper.chevron == nil { opacity.chevron *= 1 - part(presence, 0, 0.6) }
    if upper.previous != rest.previous {
      opacity.back *= 1 - part(presence, 0, 0.2)
      back?.origin.x -= presence * (rest.back?.width ?? 0) / 2
    }
    // What goes on as the same words is drawn once, by the upper bar.
    let isShared = leads(to: upper) && upper.back?.text == rest.item.title
    opacity.title *= isShared ? 0 : 1 - part(presence, 0, 0.7)
    opacity.large *= isShared ? 0 : 1 - part(presence, 0, 0.6)
    guard leads(to: upper), let goal = upper.backStart else {
      title.origin.x -= presence * width / 2
      large?.origin.x -= presence * width
      return
    }
    title.fly(from: rest.title, to: goal, presence)
    large?.fly(from: rest.large ?? rest.title, to: goal, presence, rising: Self.rise(presence))
  }

  /// Comes in over the bar of the page beneath, as far as its own page is present.
  mutating func comeIn(over lower: BarPicture, _ presence: Double, width: Double) {
    let absence = 1 - presence
    opacity.leading *= part(presence, 0.6, 1)
    opacity.trailing *= part(presence, 0.4, 1)
    opacity.title *= part(presence, 0.25, 1)
    title.origin.x += absence * width / 2
    large?.origin.x += absence * width
    leave(lower, presence)
    guard let chevron = rest.chevron else { return }
    if lower.rest.chevron != nil {
      opacity.chevron = 0
    } else {
      opacity.chevron *= part(presence, 0.4, 1)
      let way = (1 - part(presence, 0, 0.5)) * 2 * chevron.size.width
      self.chevron?.origin.x += way
    }
  }

  /// Lets the back label set out from the title of the bar beneath, where that is what it names.
  private mutating func leave(_ lower: BarPicture, _ presence: Double) {
    guard let label = rest.back else { return }
    let isLarge = lower.rest.remaining > Self.collapse
    guard lower.leads(to: rest) else {
      opacity.back *= rest.previous == lower.rest.previous ? 0 : part(presence, 0.3, 1)
      return
    }
    var start = (isLarge ? lower.large : nil) ?? lower.title
    // The bar beneath may be on its way with its page.
    start.origin.x += lower.shift - shift
    back?.fly(from: label, to: start, 1 - presence, rising: 1 - Self.rise(presence))
    titleShare = max(titleShare, 1 - presence)
    if label.text == lower.rest.item.title {
      let shown = isLarge ? lower.opacity.large : lower.opacity.title
      opacity.back *= shown.interpolated(to: 1, fraction: presence)
    } else {
      opacity.back *= part(presence, isLarge ? 0.4 : 0.3, 1)
    }
  }

  /// How far a large title has risen where it becomes a label: it has, before the upper page gets
  /// to it; by eye.
  private static func rise(_ presence: Double) -> Double { min(presence / 0.6, 1) }

  /// Whether the way back from another bar's page leads to the page of this one.
  private func leads(to upper: BarLayout) -> Bool { upper.previous == rest.item.backName }

  /// Fades in place, where nothing shall move.
  mutating func fade(_ presence: Double) {
    opacity.fade(presence)
  }

  /// Goes with its page, as that lies by a transition, and fades.
  mutating func follow(_ pose: PagePose, _ presence: Double, width: Double) {
    shift += pose.shift * width
    opacity.fade(presence)
  }

  /// Lies beneath a page that comes from the leading side, up to that one's edge, in points.
  mutating func cover(upTo edge: Double) { cover = max(cover, edge) }

  /// How far a number is on the way between two others, 0…1.
  private func part(_ number: Double, _ start: Double, _ end: Double) -> Double {
    min(max((number - start) / (end - start), 0), 1)
  }
}

extension BarLayout {
  /// Where a title goes that becomes the back label: where that is, or would begin.
  fileprivate var backStart: BarLabel? {
    if let back { return back }
    guard let chevron else { return nil }
    var goal = title
    goal.origin.x = chevron.maxX
    return goal
  }
}
