internal import FlowCore

/// A colour that somebody has kept.
public struct KeptColour: Hashable, Sendable {
  /// What links call it: words in lower case with hyphens between.
  public let id: String
  /// What people call it.
  public let title: String
  /// Where it was met, or who has sent it.
  let origin: Origin
  /// When it was kept.
  let day: String
  /// What it looks like.
  let colour: RGBA

  /// Where a colour comes from.
  enum Origin: Hashable {
    case place(String)
    case sender(String)
  }

  private init(_ id: String, _ title: String, _ origin: Origin, _ day: String, _ hex: UInt32) {
    self.id = id
    self.title = title
    self.origin = origin
    self.day = day
    colour = RGBA(hex: hex)
  }

  /// The colours that are in every account to begin with, the latest first.
  public static let samples = [
    KeptColour("ferry-at-dusk", "Ferry at dusk", .place("Quay"), "Thursday", 0x4C86B8),
    KeptColour("old-brick", "Old brick", .place("Mill Lane"), "Wednesday", 0xB5533C),
    KeptColour("lichen", "Lichen", .sender("Milo"), "Sunday", 0xA9B665),
    KeptColour("honey-jar", "Honey jar", .place("Market"), "Saturday", 0xE8B04A),
    KeptColour("wet-slate", "Wet slate", .place("Station roof"), "2 October", 0x59616E),
    KeptColour("foxglove", "Foxglove", .sender("Ines"), "29 September", 0xB86A9B),
    KeptColour("first-frost", "First frost", .place("Meadow"), "27 September", 0xDCE6EA),
  ]

  /// Where it comes from and when it came, in a line.
  var remark: String {
    switch origin {
    case .place(let place): "\(place), \(day)"
    case .sender(let sender): "From \(sender), \(day)"
    }
  }

  /// The ink that is read best on it.
  var ink: RGBA {
    colour.contrast(with: .white) > colour.contrast(with: .black) ? .white : .black
  }

  /// The colour between black and white in five shades, the lightest first and itself in the
  /// middle.
  var shades: [RGBA] {
    [
      colour.interpolated(to: .white, fraction: 0.6),
      colour.interpolated(to: .white, fraction: 0.3), colour,
      colour.interpolated(to: .black, fraction: 0.3),
      colour.interpolated(to: .black, fraction: 0.6),
    ]
  }
}

/// The colours of an account, and which of them were sent by others and never looked at.
public final class KeptColours {
  /// Called when a colour was looked at for the first time.
  public var onChange: (() -> Void)?

  let all = KeptColour.samples
  private var fresh: Set<String> = ["lichen", "foxglove"]

  /// Begins with the samples.
  public init() {}

  /// How many of them were never looked at.
  public var freshCount: Int { fresh.count }

  func isFresh(_ colour: KeptColour) -> Bool { fresh.contains(colour.id) }

  /// Takes notice that somebody looks at a colour.
  func see(_ colour: KeptColour) {
    if fresh.remove(colour.id) != nil { onChange?() }
  }
}
