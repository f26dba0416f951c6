internal import FlowCore

/// The navigation bar at an instant: the bar of one screen, or those of all that take part in
/// transitions.
struct BarScene {
  /// Whether transitions run.
  let isFlying: Bool
  /// The bars, in the order in which their pages came into the transitions.
  private(set) var pictures: [BarPicture]
  /// Where which bar ends, from the leading side on.
  private(set) var regions: [BarRegion]
  /// How much of the theme's background shows, 0…1.
  private(set) var density: Double
  /// How the bar goes with its page, where the other one has none; `nil` where both have one.
  private(set) var ride: BarRide?

  /// The bar of a screen at rest, as far as it is there, 0…1.
  init(_ side: BarSide, presence: Double, in context: LayoutContext) {
    self.init(side, presence: presence, isFlying: false, in: context)
  }

  /// The bars of transitions that run, each having cut short the one before; traps when there are
  /// none.
  init(_ flights: [BarFlight], in context: LayoutContext) {
    let first = flights[0].from
    self.init(first, presence: first.isHidden ? 0 : 1, isFlying: true, in: context)
    for flight in flights {
      let (lower, upper) = flight.sides
      let indices = [lower, upper].map { side in
        if let known = pictures.firstIndex(where: { $0.side.screen === side.screen }) {
          return known
        }
        pictures.append(BarPicture(side, isFlying: true, in: context))
        return pictures.count - 1
      }
      move(flight, lower: indices[0], upper: indices[1], width: context.size.width)
    }
  }

  private init(_ side: BarSide, presence: Double, isFlying: Bool, in context: LayoutContext) {
    let picture = BarPicture(side, isFlying: isFlying, in: context)
    self.isFlying = isFlying
    pictures = [picture]
    density = picture.rest.density
    regions = [
      BarRegion(start: 0, end: context.size.width, height: picture.rest.height * presence)
    ]
  }

  /// The height of the highest of the bars below the status bar, in points.
  var reach: Double { pictures.map(\.rest.height).max() ?? 0 }

  /// Lets a transition move the bars of its two pages, and what both of them have in common.
  private mutating func move(_ flight: BarFlight, lower: Int, upper: Int, width: Double) {
    let (presence, poses) = (flight.presence, flight.coordinator.poses)
    let (below, above) = (pictures[lower], pictures[upper])
    // Titles fly from the trailing side: over a page that comes from the leading one they would
    // meet it.
    let isMirrored = poses.upper.shift < 0
    let flies = isMirrored && flight.travel == .shared ? .withPages : flight.travel
    switch flight.hasHidden ? .withPages : flies {
    case .shared:
      pictures[lower].giveWay(to: above.rest, presence, width: width)
      pictures[upper].comeIn(over: below, presence, width: width)
    case .fading:
      pictures[lower].fade(1 - presence)
      pictures[upper].fade(presence)
    case .withPages:
      let isCovered = flight.hasHidden || isMirrored
      pictures[lower].follow(poses.lower, isCovered ? 1 : 1 - presence, width: width)
      pictures[upper].follow(poses.upper, 1, width: width)
      if isMirrored { pictures[lower].cover(upTo: (1 + poses.upper.shift) * width) }
    }
    regions.show(
      edge: poses.upper.shift * width, presence: presence,
      heights: (
        flight.sides.lower.isHidden ? 0 : below.rest.height,
        flight.sides.upper.isHidden ? 0 : above.rest.height
      ), isArrival: flight.isArrival, width: width)
    if flight.hasHidden {
      let isLower = flight.sides.upper.isHidden
      density = (isLower ? below : above).rest.density
      ride = BarRide(poses, presence, isLower: isLower)
    } else {
      let goal = flight.isArrival ? above : below
      density = density.interpolated(
        to: goal.rest.density, fraction: flight.coordinator.fraction)
    }
  }
}

/// How the bar lies that goes with its page, as if it were a part of it, because the other page has
/// none.
struct BarRide {
  /// How much of it can be seen where the pages do not slide, 0…1.
  let opacity: Double
  /// How much black lies over it, as over its page, 0…1.
  let dim: Double

  init(_ poses: (lower: PagePose, upper: PagePose), _ presence: Double, isLower: Bool) {
    let slides = poses.upper.shift != 0
    opacity = isLower ? (slides ? 1 : 1 - presence) : poses.upper.opacity
    dim = isLower ? poses.lower.dim : poses.upper.dim
  }
}
