internal import FlowCore

/// A palette that a user shares: a few colours from one location.
public struct SharedPalette: Hashable, Sendable {
  /// The identifier in links: lower-case words joined by hyphens.
  public let id: String
  let title: String
  let maker: String
  let origin: String
  let tones: [Tone]

  struct Tone: Hashable {
    let name: String
    let colour: RGBA

    init(_ name: String, _ hex: UInt32) {
      self.name = name
      colour = RGBA(hex: hex)
    }
  }

  private init(_ id: String, _ title: String, _ maker: String, _ origin: String, _ tones: [Tone]) {
    self.id = id
    self.title = title
    self.maker = maker
    self.origin = origin
    self.tones = tones
  }

  /// The palettes that others share; the first one is the palette of the day.
  public static let samples = [
    SharedPalette(
      "harbour-morning", "Harbour morning", "Ines Quill", "North quay, six in the morning",
      [
        Tone("Fog over the water", 0xC9D6DC), Tone("Cold rope", 0xA08C6A),
        Tone("Trawler", 0x2F5D7C), Tone("Buoy", 0xD9583B), Tone("Tar", 0x2B2B2F),
      ]),
    SharedPalette(
      "market-stall", "Market stall", "Milo Arden", "Saturday market",
      [
        Tone("Quince", 0xE3C24B), Tone("Beetroot", 0x7D2146), Tone("Chard", 0x3F7A45),
        Tone("Crate", 0xB98A5A), Tone("Canvas", 0xEFE7D6),
      ]),
    SharedPalette(
      "last-train", "Last train", "Ada Fenn", "Station roof, after rain",
      [
        Tone("Signal", 0xC9363E), Tone("Wet slate", 0x59616E), Tone("Platform lamp", 0xF1D38A),
        Tone("Sleepers", 0x4A3A32), Tone("Sky at ten", 0x27304F),
      ]),
    SharedPalette(
      "orchard", "Orchard", "Theo Brandt", "Mill Lane, in October",
      [
        Tone("Russet", 0xA9673B), Tone("Moss", 0x6C7A3C), Tone("Cider", 0xD9A441),
        Tone("Bark", 0x5B4A3E), Tone("Grass after rain", 0x8FB573),
      ]),
    SharedPalette(
      "glasshouse", "Glasshouse", "Lena Oduya", "Botanic garden",
      [
        Tone("Fern", 0x2F6B4A), Tone("Condensation", 0xCFE3DC), Tone("Terracotta", 0xC46D4B),
        Tone("Orchid", 0xB86AA8), Tone("Copper pipe", 0x9A5B3C),
      ]),
  ]
}

/// The palettes that an account has kept.
@MainActor
public final class Palettes {
  /// The number of palettes that each account has from the start; none of them is a shared one.
  private static let own = 2

  private var kept: Set<String> = []

  /// Creates the palettes that an account has from the start.
  public init() {}

  var count: Int { Self.own + kept.count }

  func contains(_ palette: SharedPalette) -> Bool { kept.contains(palette.id) }

  func toggle(_ palette: SharedPalette) {
    if kept.remove(palette.id) == nil { kept.insert(palette.id) }
  }
}
