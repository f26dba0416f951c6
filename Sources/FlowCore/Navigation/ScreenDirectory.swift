/// Finds screens by the identifiers that a machine knows them by, and the other way round.
///
/// An identifier says where its screen stands, so that the many look-ups of a change need no
/// hashes.
struct ScreenDirectory {
  private var places: [Place] = []
  /// The places whose screens were forgotten: they are used again, under further identifiers.
  private var freePlaces: [Int] = []
  private var identifiers: [ObjectIdentifier: ScreenID] = [:]

  private struct Place {
    /// The latest that stood for it.
    var identifier: ScreenID
    var screen: (any Screen)?
  }

  /// The screen of an identifier that the machine names, which is one it was given.
  subscript(identifier: ScreenID) -> any Screen {
    let place = places[identifier.place]
    guard place.identifier == identifier, let screen = place.screen else {
      preconditionFailure("the machine names a screen that was released: \(identifier.rawValue)")
    }
    return screen
  }

  /// The identifier of a screen that is known.
  func identifier(of screen: any Screen) -> ScreenID? {
    identifiers[ObjectIdentifier(screen)]
  }

  /// Any of the screens that fit.
  func first(where fits: (any Screen) -> Bool) -> (any Screen)? {
    places.lazy.compactMap(\.screen).first(where: fits)
  }

  /// The identifier of a screen, a new one if it is not known yet.
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

  /// Forgets a screen, if it is known.
  mutating func forget(_ identifier: ScreenID) {
    let place = identifier.place
    guard places[place].identifier == identifier, let screen = places[place].screen else { return }
    places[place].screen = nil
    freePlaces.append(place)
    identifiers[ObjectIdentifier(screen)] = nil
  }
}

// The lower half of an identifier is a place, the upper half how often that was used before.
extension ScreenID {
  private static var half: Int { Int.bitWidth / 2 }

  fileprivate var place: Int { rawValue & ((1 << Self.half) - 1) }

  fileprivate var next: ScreenID { ScreenID(rawValue &+ (1 << Self.half)) }
}
