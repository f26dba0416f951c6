/// Finds screens by the identifiers that a machine knows them by, and the other way round.
struct ScreenDirectory {
  private var screens: [ScreenID: any Screen] = [:]
  private var identifiers: [ObjectIdentifier: ScreenID] = [:]
  private var count = 0

  /// The screen of an identifier that the machine names, which is one it was given.
  subscript(identifier: ScreenID) -> any Screen {
    guard let screen = screens[identifier] else {
      preconditionFailure("the machine names a screen that was released: \(identifier.rawValue)")
    }
    return screen
  }

  /// The identifier of a screen that is known.
  func identifier(of screen: any Screen) -> ScreenID? {
    identifiers[ObjectIdentifier(screen)]
  }

  /// The identifier of a screen, a new one if it is not known yet.
  mutating func register(_ screen: any Screen) -> ScreenID {
    if let known = identifier(of: screen) { return known }
    let identifier = ScreenID(count)
    count += 1
    screens[identifier] = screen
    identifiers[ObjectIdentifier(screen)] = identifier
    return identifier
  }

  /// Forgets a screen, if it is known.
  mutating func forget(_ identifier: ScreenID) {
    guard let screen = screens.removeValue(forKey: identifier) else { return }
    identifiers[ObjectIdentifier(screen)] = nil
  }
}
