extension NavigationController {
  /// A screen in the picture.
  public struct Page {
    /// The screen.
    public let screen: any Screen
    /// How it lies.
    public let pose: PagePose
  }

  /// The screens in the picture and how they lie, the lowest first.
  ///
  /// While a transition goes on that another one has cut short, a page that takes part in both lies
  /// as one pose upon the other.
  public var visiblePages: [Page] {
    guard let transition = machine.transition else {
      return [Page(screen: directory[machine.shown], pose: .atRest)]
    }
    let now = machine.pictured(context.clock.now)
    var picture = TransitionPicture()
    for earlier in transition.carried(at: now) {
      picture.add(
        upper: earlier.upper, lower: earlier.lower, arriving: nil, look: looks[earlier],
        presence: earlier.presence(at: now))
    }
    picture.add(
      upper: transition.upper, lower: transition.lower, arriving: transition.to,
      look: looks.running, presence: transition.presence(machine.fraction(at: now)))
    return picture.pages.map { Page(screen: directory[$0.screen], pose: $0.pose) }
  }

  /// The presence from which an arriving page takes presses: by then it is about where it will
  /// stay, and the second half of a double click has passed; by eye.
  static let arrival = 0.9

  /// Whether the top screen takes all presses: not while a push still brings it in, when only those
  /// count that take hold of the page itself.
  ///
  /// A page that is revealed takes all of them at once, and one that waits for its turn none: it
  /// cannot be seen yet.
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

  /// The screen that a finger has sent away and could take hold of again while it leaves, if any.
  ///
  /// It leaves by a pop that finishes, or by a push that was taken hold of and goes back.
  package var leaving: (any Screen)? { drivenTransition == nil ? nil : departing?.screen }

  /// The upper page of a transition that takes it away by itself, if one runs and nothing waits
  /// behind it.
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
  /// Whether the page can be seen at a place, given in parts of the stage's width from the leading
  /// edge and of its height.
  func covers(_ place: Point) -> Bool {
    pose.opacity >= 0.5 && place.x >= pose.shift && place.x <= pose.shift + 1
      && place.y >= pose.drop && place.y <= pose.drop + 1
  }
}

/// Pages on top of each other, with the poses of all transitions they take part in.
private struct TransitionPicture {
  private(set) var pages: [(screen: ScreenID, pose: PagePose)] = []

  /// Adds the two pages of a transition.
  ///
  /// - Parameter arriving: The one that comes in by it, and starts afresh: an upper page on top of
  ///   everything, a lower one just beneath the other.
  mutating func add(
    upper: ScreenID, lower: ScreenID, arriving: ScreenID?, look: any TransitionStyle,
    presence: Double
  ) {
    if let arriving { pages.removeAll { $0.screen == arriving } }
    let lowerPose = look.lowerPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == lower }) {
      pages[index].pose = pages[index].pose.on(lowerPose)
    } else {
      let place = pages.firstIndex { $0.screen == upper } ?? pages.count
      pages.insert((lower, lowerPose), at: place)
    }
    let upperPose = look.upperPose(presence: presence)
    if let index = pages.firstIndex(where: { $0.screen == upper }) {
      pages[index].pose = pages[index].pose.on(upperPose)
    } else {
      pages.append((upper, upperPose))
    }
  }
}
