internal import FlowCore

/// The navigation bar at an instant: the bar of one settled screen, or those of all screens in
/// running transitions.
@MainActor
struct BarScene {
  let isInTransition: Bool
  /// In the order in which their pages joined the transitions.
  private(set) var pictures: [BarPicture]
  /// From the leading side.
  private(set) var regions: [BarRegion]
  /// The opacity of the theme's bar background, 0…1.
  private(set) var density: Double
  /// How the bar moves with its page if only one of the pages has a bar.
  private(set) var movement: BarMovement?

  /// `presence` is the fraction of the bar's height that is shown, 0…1.
  init(_ side: BarSide, _ font: BarTitleFont, presence: Double, in context: LayoutContext) {
    self.init(side, font, presence: presence, isInTransition: false, in: context)
  }

  /// Creates the bar during transitions, each of which interrupted the previous one; traps if there
  /// are none.
  init(_ transitions: [BarTransition], _ font: BarTitleFont, in context: LayoutContext) {
    let first = transitions[0].from
    self.init(first, font, presence: first.isHidden ? 0 : 1, isInTransition: true, in: context)
    for transition in transitions {
      let (lower, upper) = transition.sides
      let indices = [lower, upper].map { side in
        if let known = pictures.firstIndex(where: { $0.side.screen === side.screen }) {
          return known
        }
        pictures.append(BarPicture(side, font, isInTransition: true, in: context))
        return pictures.count - 1
      }
      move(transition, lower: indices[0], upper: indices[1], width: context.size.width)
    }
  }

  private init(
    _ side: BarSide, _ font: BarTitleFont, presence: Double, isInTransition: Bool,
    in context: LayoutContext
  ) {
    let picture = BarPicture(side, font, isInTransition: isInTransition, in: context)
    self.isInTransition = isInTransition
    pictures = [picture]
    density = picture.layout.density
    regions = [
      BarRegion(start: 0, end: context.size.width, height: picture.layout.height * presence)
    ]
  }

  /// The height of the tallest bar below the status bar, in points.
  var reach: Double { pictures.map(\.layout.height).max() ?? 0 }

  private mutating func move(_ transition: BarTransition, lower: Int, upper: Int, width: Double) {
    let (presence, poses) = (transition.presence, transition.coordinator.poses)
    let (below, above) = (pictures[lower], pictures[upper])
    // If the upper page comes from the leading side, shared titles would move against it; titles
    // then move with their pages instead.
    let isMirrored = poses.upper.shift < 0
    let titles =
      isMirrored && transition.titleTransition == .shared ? .withPages : transition.titleTransition
    switch transition.hasHidden ? .withPages : titles {
    case .shared:
      pictures[lower].applyAsLower(below: above.layout, presence, width: width)
      pictures[upper].applyAsUpper(above: below, presence, width: width)
    case .fading:
      pictures[lower].fade(1 - presence)
      pictures[upper].fade(presence)
    case .withPages:
      let isCovered = transition.hasHidden || isMirrored
      pictures[lower].follow(poses.lower, isCovered ? 1 : 1 - presence, width: width)
      pictures[upper].follow(poses.upper, 1, width: width)
      if isMirrored { pictures[lower].cover(upTo: (1 + poses.upper.shift) * width) }
    }
    regions.show(
      edge: poses.upper.shift * width, presence: presence,
      heights: (
        transition.sides.lower.isHidden ? 0 : below.layout.height,
        transition.sides.upper.isHidden ? 0 : above.layout.height
      ), isArrival: transition.isArrival, width: width)
    if transition.hasHidden {
      let isLower = transition.sides.upper.isHidden
      density = (isLower ? below : above).layout.density
      movement = BarMovement(poses, presence, isLower: isLower)
    } else {
      let arriving = transition.isArrival ? above : below
      density = interpolate(density, arriving.layout.density, transition.coordinator.fraction)
    }
  }
}

/// The opacity and dimming of a bar that moves with its page, because the other page has no bar.
@MainActor
struct BarMovement {
  let opacity: Double
  /// The opacity of the black over the bar; the same as over its page.
  let dim: Double

  init(_ poses: (lower: PagePose, upper: PagePose), _ presence: Double, isLower: Bool) {
    let slides = poses.upper.shift != 0
    opacity = isLower ? (slides ? 1 : 1 - presence) : poses.upper.opacity
    dim = isLower ? poses.lower.dim : poses.upper.dim
  }
}
