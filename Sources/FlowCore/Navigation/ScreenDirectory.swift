/// Maps identifiers of the machine to screens, and screens to identifiers.
///
/// An identifier contains the index of its screen's slot, so that the frequent look-ups by
/// identifier need no hashing.
struct ScreenDirectory {
  private var places: [Place] = []
  /// The slots of forgotten screens, which are reused under new identifiers.
  private var freePlaces: [Int] = []
  private var identifiers: [ObjectIdentifier: ScreenID] = [:]

  private struct Place {
    /// The latest identifier that was assigned to the slot.
    var identifier: ScreenID
    var screen: (any Screen)?
  }

  /// The screen of a registered identifier; traps if the screen was released.
  subscript(identifier: ScreenID) -> any Screen {
    let place = places[identifier.place]
    guard place.identifier == identifier, let screen = place.screen else {
      preconditionFailure("the machine names a screen that was released: \(identifier.rawValue)")
    }
    return screen
  }

  /// The identifier of a screen; `nil` if it is not registered.
  func identifier(of screen: any Screen) -> ScreenID? {
    identifiers[ObjectIdentifier(screen)]
  }

  /// Any registered screen that satisfies the predicate.
  func first(where fits: (any Screen) -> Bool) -> (any Screen)? {
    places.lazy.compactMap(\.screen).first(where: fits)
  }

  /// The identifier of a screen, which is registered if it is not known yet.
  mutating func register(_ screen: any Screen) -> ScreenID {
    if let known = identifier(of: screen) { return known }
    let identifier: ScreenID
    if let place = freePlaces.popLast() {
      identifier = places[place].identifier.next
      places[place] = Place(identifier: identifier, screen: screen)
    } else {
      identifier = ScreenID(places.count)
      places.append(Place(identifier: identifier, screen: screen))
    }
    identifiers[ObjectIdentifier(screen)] = identifier
    return identifier
  }

  /// Forgets a screen; does nothing if it is not registered.
  mutating func forget(_ identifier: ScreenID) {
    let place = identifier.place
    guard places[place].identifier == identifier, let screen = places[place].screen else { return }
    places[place].screen = nil
    freePlaces.append(place)
    identifiers[ObjectIdentifier(screen)] = nil
  }
}

// The lower half of an identifier is its slot, the upper half the number of times that the slot was
// used before.
extension ScreenID {
  private static var half: Int { Int.bitWidth / 2 }

  fileprivate var place: Int { rawValue & ((1 << Self.half) - 1) }

  fileprivate var next: ScreenID { ScreenID(rawValue &+ (1 << Self.half)) }
}

/// Identifies a screen of one navigation machine; never reused.
package struct ScreenID: Hashable, Sendable {
  /// An arbitrary number; equal numbers mean the same screen.
  package let rawValue: Int

  /// Creates an identifier.
  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
