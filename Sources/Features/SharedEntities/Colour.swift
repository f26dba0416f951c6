/// A colour that flows pass between scenes, stored as its web name.
public struct Colour: Hashable, Sendable {
  /// The web name, normally `#rrggbb` in lower case.
  public let name: String

  /// Creates a colour from a name, which is not validated.
  public init(name: String) {
    self.name = name
  }

  /// Creates a colour from components in 0…1.
  ///
  /// Each component is clamped, multiplied by 255 and truncated, so that only 1 gives `ff`. NaN
  /// counts as 0.
  public init(red: Double, green: Double, blue: Double) {
    name = [red, green, blue].reduce("#") { name, component in
      let value = Int(component.isNaN ? 0 : min(max(component, 0), 1) * 255)
      return name + (value < 16 ? "0" : "") + String(value, radix: 16)
    }
  }

  /// The red, green and blue components, 0…255; `nil` if the name is not `#rrggbb`.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    let digits = name.dropFirst()
    guard name.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    return (
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value)
    )
  }
}
