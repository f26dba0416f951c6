internal import FlowCore

/// One screen's share in the bars while a transition runs.
struct BarSide {
  let screen: any Screen
  let item: NavigationItem
  /// What its back control says; `nil` where it has none.
  let previous: String?
}

/// A transition as the bars see it.
struct BarFlight {
  let coordinator: TransitionCoordinator
  let from: BarSide
  let to: BarSide

  init(_ coordinator: TransitionCoordinator, from: BarSide, to: BarSide) {
    self.coordinator = coordinator
    self.from = from
    self.to = to
  }

  /// The side of the page beneath, and of the one that comes and goes upon it.
  var sides: (lower: BarSide, upper: BarSide) { isArrival ? (from, to) : (to, from) }

  /// How much of the upper page is there, 0…1.
  var presence: Double { isArrival ? coordinator.fraction : 1 - coordinator.fraction }

  /// Whether the upper page is the one that comes.
  var isArrival: Bool {
    switch coordinator.operation {
    case .push, .present: true
    case .pop, .dismiss: false
    }
  }
}

/// The navigation bar at an instant: the bar of one screen, or those of all that take part in transitions.
struct BarScene {
  /// The bars, that of the lowest page first.
  private(set) var pictures: [BarPicture] = []
  /// How high the bar is below the status bar, in points.
  private(set) var height: Double
  /// How much of its background shows, 0…1.
  private(set) var density: Double

  /// The bar of a screen at rest.
  init(_ side: BarSide, in context: LayoutContext) {
    let layout = BarLayout(side.item, previous: side.previous, in: context)
    pictures = [BarPicture(layout)]
    (height, density) = (layout.height, layout.density)
  }

  /// The bars of transitions that run, each having cut short the one before; traps when there are none.
  init(_ flights: [BarFlight], _ travel: NavigationBars.Travel, in context: LayoutContext) {
    self.init(flights[0].from, in: context)
    var screens = [flights[0].from.screen]
    for flight in flights {
      let (lower, upper) = flight.sides
      let indices = [lower, upper].map { side in
        if let index = screens.firstIndex(where: { $0 === side.screen }) { return index }
        screens.append(side.screen)
        pictures.append(BarPicture(BarLayout(side.item, previous: side.previous, in: context)))
        return screens.count - 1
      }
      let beneath = pictures[indices[0]]
      switch travel {
      case .shared:
        pictures[indices[0]].giveWay(to: pictures[indices[1]].rest, flight.presence)
        pictures[indices[1]].comeIn(over: beneath, flight.presence, width: context.size.width)
      case .fading:
        pictures[indices[0]].fade(1 - flight.presence)
        pictures[indices[1]].fade(flight.presence)
      }
      let ends = indices.map { pictures[$0].rest }
      let (start, goal) = flight.isArrival ? (ends[0], ends[1]) : (ends[1], ends[0])
      let fraction = flight.coordinator.fraction
      height = height.interpolated(
        to: goal.height, fraction: Self.share(fraction, isShrinking: goal.height < start.height))
      density = density.interpolated(to: goal.density, fraction: fraction)
    }
  }

  /// How much of a change in height has happened: a bar is high only as long as most of the page is seen
  /// that wants it so, or its lower edge would cross what stands at the top of the other one; by eye.
  private static func share(_ fraction: Double, isShrinking: Bool) -> Double {
    let part = 0.4
    return isShrinking ? min(fraction / part, 1) : max(0, (fraction - 1 + part) / part)
  }
}
