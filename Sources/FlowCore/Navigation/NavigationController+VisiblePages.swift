extension NavigationController {
  /// A visible screen and the pose of its page.
  public struct Page {
    /// The screen.
    public let screen: any Screen
    /// The pose of its page.
    public let pose: PagePose
  }

  /// The visible screens and their poses, the lowest first.
  ///
  /// When one transition has cut another short, the pose of a page that takes part in both is the
  /// combination of both poses.
  public var visiblePages: [Page] {
    guard let transition = machine.transition else {
      return [Page(screen: directory[machine.shown], pose: .settled)]
    }
    let now = machine.drawnInstant(at: context.clock.now)
    var posed = PosedPages()
    for earlier in transition.carried(at: now) {
      posed.add(
        upper: earlier.upper, lower: earlier.lower, arriving: nil, style: styles[earlier],
        presence: earlier.presence(at: now))
    }
    posed.add(
      upper: transition.upper, lower: transition.lower, arriving: transition.to,
      style: styles.running, presence: transition.presence(machine.fraction(at: now)))
    return posed.pages.map { Page(screen: directory[$0.screen], pose: $0.pose) }
  }

  /// A transition that moves two of the visible pages.
  package struct MovingTransition {
    package let from: any Screen
    package let to: any Screen
    /// The fraction of the transition, from 0 to 1, towards `to`.
    package let fraction: Double
  }

  /// The transitions that move the visible pages: those that were cut short, the earliest first,
  /// and then the running one.
  package var movingTransitions: [MovingTransition] {
    guard let transition = machine.transition else { return [] }
    let now = machine.drawnInstant(at: context.clock.now)
    let earlier = transition.carried(at: now).map { carried in
      let (lower, upper) = (directory[carried.lower], directory[carried.upper])
      let (from, to) = carried.isArriving ? (lower, upper) : (upper, lower)
      return MovingTransition(from: from, to: to, fraction: carried.fraction(at: now))
    }
    let running = MovingTransition(
      from: directory[transition.from], to: directory[transition.to],
      fraction: machine.fraction(at: now))
    return earlier + [running]
  }

  /// The presence from which an arriving page accepts presses.
  ///
  /// Chosen by eye: by then the page is close to its final position, and the second click of a
  /// double click is over.
  static let arrival = 0.9

  /// Whether the top screen accepts all presses, and not only those that grab the page.
  ///
  /// A pushed page accepts them once it has almost arrived; a page that a pop reveals, immediately.
  package var topAcceptsAllPresses: Bool {
    guard visiblePages.contains(where: { $0.screen === top }) else { return false }
    let arriving: Transition? =
      switch machine.phase {
      case .animating(let transition, _) where transition.isPush: transition
      case .settling(let transition, _, .finish) where transition.isPush: transition
      case .idle, .animating, .settling, .dragging, .frozen: nil
      }
    return arriving == nil || machine.fraction(at: context.clock.now) >= Self.arrival
  }

  /// Returns the page at a point, with the reason, if that page accepts no taps because it is
  /// leaving or still arriving.
  ///
  /// - Parameter point: In fractions of the stage's width from the leading edge and of its height.
  package func pageWithoutTaps(at point: Point) -> (screen: any Screen, reason: String)? {
    if let departing, departing.covers(point) { return (departing.screen, "leaving") }
    guard !topAcceptsAllPresses, let page = visiblePages.last(where: { $0.covers(point) }) else {
      return nil
    }
    return (page.screen, page.screen === top ? "arriving" : "leaving")
  }

  /// The departing screen if it was dragged, so that it can be grabbed again; otherwise `nil`.
  package var grabbableDepartingScreen: (any Screen)? {
    driverSlot.isTaken ? departing?.screen : nil
  }

  /// The page that leaves in a transition that runs by itself; `nil` if another transition will
  /// follow.
  package var departing: Page? {
    guard let transition = machine.transition, machine.heading == transition.lower,
      machine.top == transition.lower
    else { return nil }
    switch machine.phase {
    case .animating, .settling:
      return visiblePages.last { $0.screen === directory[transition.upper] }
    case .idle, .dragging, .frozen: return nil
    }
  }
}

extension NavigationController.Page {
  /// Returns whether the page covers a point and is at least half opaque.
  ///
  /// The point is in fractions of the stage's width from the leading edge and of its height.
  func covers(_ point: Point) -> Bool {
    pose.opacity >= 0.5 && (point.x - pose.shift - 0.5).magnitude <= pose.validScale / 2
      && (point.y - pose.drop - 0.5).magnitude <= pose.validScale / 2
  }
}

/// Overlapping pages, each with its combined pose from all transitions in which it takes part.
private struct PosedPages {
  private(set) var pages: [(screen: ScreenID, pose: PagePose)] = []

  /// Adds the two pages of a transition.
  ///
  /// - Parameter arriving: The page that the running transition brings in, which starts with a
  ///   fresh pose; `nil` for a carried transition.
  mutating func add(
    upper: ScreenID, lower: ScreenID, arriving: ScreenID?, style: any TransitionStyle,
    presence: Double
  ) {
    if let arriving { pages.removeAll { $0.screen == arriving } }
    let lowerPose = style.lowerPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == lower }) {
      pages[index].pose = pages[index].pose.on(lowerPose)
    } else {
      let index = pages.firstIndex { $0.screen == upper } ?? pages.count
      pages.insert((lower, lowerPose), at: index)
    }
    let upperPose = style.upperPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == upper }) {
      pages[index].pose = pages[index].pose.on(upperPose)
    } else {
      pages.append((upper, upperPose))
    }
  }
}
