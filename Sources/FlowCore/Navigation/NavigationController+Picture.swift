extension NavigationController {
  /// A visible screen.
  public struct Page {
    /// The screen.
    public let screen: any Screen
    /// The pose of its page.
    public let pose: PagePose
  }

  /// The visible screens and their poses, the lowest first.
  ///
  /// When one transition has cut another short, a page that takes part in both has the combination
  /// of both poses.
  public var visiblePages: [Page] {
    guard let transition = machine.transition else {
      return [Page(screen: directory[machine.shown], pose: .settled)]
    }
    let now = machine.pictured(context.clock.now)
    var picture = TransitionPicture()
    for earlier in transition.carried(at: now) {
      picture.add(
        upper: earlier.upper, lower: earlier.lower, arriving: nil, style: styles[earlier],
        presence: earlier.presence(at: now))
    }
    picture.add(
      upper: transition.upper, lower: transition.lower, arriving: transition.to,
      style: styles.running, presence: transition.presence(machine.fraction(at: now)))
    return picture.pages.map { Page(screen: directory[$0.screen], pose: $0.pose) }
  }

  /// The presence from which an arriving page accepts presses, by eye: by then it is close to its
  /// final position, and the second half of a double click has passed.
  static let arrival = 0.9

  /// Whether the top screen accepts all presses; while a push still brings it in, only presses that
  /// grab the page itself count.
  ///
  /// A revealed page accepts all presses at once. A page whose transition has not begun accepts
  /// none, because it is not visible yet.
  package var isTopTouchable: Bool {
    guard visiblePages.contains(where: { $0.screen === top }) else { return false }
    let arriving: Transition? =
      switch machine.phase {
      case .animating(let transition, _) where transition.isPush: transition
      case .settling(let transition, _, .finish) where transition.isPush: transition
      case .idle, .animating, .settling, .dragging, .frozen: nil
      }
    return arriving == nil || machine.fraction(at: context.clock.now) >= Self.arrival
  }

  /// The screen that a drag has dismissed and that can be grabbed again while it leaves, if any.
  ///
  /// It leaves by a finishing pop, or by a grabbed push that goes back.
  package var leaving: (any Screen)? { driverSlot.isTaken ? departing?.screen : nil }

  /// The upper page of a transition that removes it by itself, if one runs and no further one is
  /// due.
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
  /// Whether the page is visible at a point, given as fractions of the width from the leading edge,
  /// and of the height.
  func covers(_ place: Point) -> Bool {
    pose.opacity >= 0.5 && place.x >= pose.shift && place.x <= pose.shift + 1
      && place.y >= pose.drop && place.y <= pose.drop + 1
  }
}

/// Pages stacked on one another, with the combined poses of all transitions that they take part in.
private struct TransitionPicture {
  private(set) var pages: [(screen: ScreenID, pose: PagePose)] = []

  /// Adds the two pages of a transition.
  ///
  /// - Parameter arriving: The page that the transition brings in. It starts with a fresh pose: an
  ///   upper page on top of everything, a lower one just beneath the upper one.
  mutating func add(
    upper: ScreenID, lower: ScreenID, arriving: ScreenID?, style: any TransitionStyle,
    presence: Double
  ) {
    if let arriving { pages.removeAll { $0.screen == arriving } }
    let lowerPose = style.lowerPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == lower }) {
      pages[index].pose = pages[index].pose.on(lowerPose)
    } else {
      let place = pages.firstIndex { $0.screen == upper } ?? pages.count
      pages.insert((lower, lowerPose), at: place)
    }
    let upperPose = style.upperPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == upper }) {
      pages[index].pose = pages[index].pose.on(upperPose)
    } else {
      pages.append((upper, upperPose))
    }
  }
}
