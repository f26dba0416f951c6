internal import FlowCore

/// A colour that a user has saved.
public struct KeptColour: Hashable, Sendable {
  /// The identifier in links: lower-case words joined by hyphens.
  public let id: String
  /// The name to display.
  public let title: String
  let origin: Origin
  let day: String
  let colour: RGBA

  enum Origin: Hashable {
    case location(String)
    case sender(String)
  }

  private init(_ id: String, _ title: String, _ origin: Origin, _ day: String, _ hex: UInt32) {
    self.id = id
    self.title = title
    self.origin = origin
    self.day = day
    colour = RGBA(hex: hex)
  }

  /// The colours of a new account, the latest first.
  public static let samples = [
    KeptColour("ferry-at-dusk", "Ferry at dusk", .location("Quay"), "Thursday", 0x4C86B8),
    KeptColour("old-brick", "Old brick", .location("Mill Lane"), "Wednesday", 0xB5533C),
    KeptColour("lichen", "Lichen", .sender("Milo"), "Sunday", 0xA9B665),
    KeptColour("honey-jar", "Honey jar", .location("Market"), "Saturday", 0xE8B04A),
    KeptColour("wet-slate", "Wet slate", .location("Station roof"), "2 October", 0x59616E),
    KeptColour("foxglove", "Foxglove", .sender("Ines"), "29 September", 0xB86A9B),
    KeptColour("first-frost", "First frost", .location("Meadow"), "27 September", 0xDCE6EA),
  ]

  var remark: String {
    switch origin {
    case .location(let location): "\(location), \(day)"
    case .sender(let sender): "From \(sender), \(day)"
    }
  }

  var ink: RGBA { colour.ink }

  var shades: [RGBA] {
    [
      colour.interpolated(to: .white, fraction: 0.6),
      colour.interpolated(to: .white, fraction: 0.3), colour,
      colour.interpolated(to: .black, fraction: 0.3),
      colour.interpolated(to: .black, fraction: 0.6),
    ]
  }
}

/// The colours of an account; those that others have sent are new until they have been seen.
@MainActor
public final class KeptColours {
  /// Called when a new colour has been seen.
  public var onChange: (() -> Void)?

  let all = KeptColour.samples
  private var fresh: Set<String> = ["lichen", "foxglove"]

  /// Creates the sample colours.
  public init() {}

  /// The number of new colours: those sent by others that have not been seen yet.
  public var freshCount: Int { fresh.count }

  func isFresh(_ colour: KeptColour) -> Bool { fresh.contains(colour.id) }

  func see(_ colour: KeptColour) {
    if fresh.remove(colour.id) != nil { onChange?() }
  }
}
