/// Maps identifiers of the machine to screens, and screens to identifiers.
///
/// An identifier contains the index of its screen's slot, so that the frequent look-ups by
/// identifier need no hashing.
struct ScreenDirectory {
  private var slots: [Slot] = []
  /// The slots of forgotten screens, which are reused under new identifiers.
  private var freeSlots: [Int] = []
  private var identifiers: [ObjectIdentifier: ScreenID] = [:]

  private struct Slot {
    /// The latest identifier that was assigned to the slot.
    var identifier: ScreenID
    var screen: (any Screen)?
  }

  subscript(identifier: ScreenID) -> any Screen {
    guard let screen = screen(identifier) else {
      preconditionFailure("the machine names a screen that was released: \(identifier.rawValue)")
    }
    return screen
  }

  func screen(_ identifier: ScreenID) -> (any Screen)? {
    let slot = slots[identifier.slot]
    return slot.identifier == identifier ? slot.screen : nil
  }

  func identifier(of screen: any Screen) -> ScreenID? {
    identifiers[ObjectIdentifier(screen)]
  }

  func first(where fits: (any Screen) -> Bool) -> (any Screen)? {
    slots.lazy.compactMap(\.screen).first(where: fits)
  }

  mutating func register(_ screen: any Screen) -> ScreenID {
    if let known = identifier(of: screen) { return known }
    let identifier: ScreenID
    if let slot = freeSlots.popLast() {
      identifier = slots[slot].identifier.next
      slots[slot] = Slot(identifier: identifier, screen: screen)
    } else {
      identifier = ScreenID(slots.count)
      slots.append(Slot(identifier: identifier, screen: screen))
    }
    identifiers[ObjectIdentifier(screen)] = identifier
    return identifier
  }

  /// Returns the forgotten screen; `nil` if it was forgotten before.
  @discardableResult
  mutating func forget(_ identifier: ScreenID) -> (any Screen)? {
    let slot = identifier.slot
    guard slots[slot].identifier == identifier, let screen = slots[slot].screen else {
      return nil
    }
    slots[slot].screen = nil
    freeSlots.append(slot)
    identifiers[ObjectIdentifier(screen)] = nil
    return screen
  }
}

// The lower half of an identifier is its slot, the upper half the number of times that the slot was
// used before.
extension ScreenID {
  private static var half: Int { Int.bitWidth / 2 }

  fileprivate var slot: Int { rawValue & ((1 << Self.half) - 1) }

  fileprivate var next: ScreenID { ScreenID(rawValue &+ (1 << Self.half)) }
}

/// Identifies a screen of one navigation machine; never reused.
package struct ScreenID: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
