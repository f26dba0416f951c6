internal import FlowCore
internal import FoundationEssentials
internal import ImageFiles

/// What a page shows, as the JSON that is embedded in it.
///
/// Whatever repeats from frame to frame is stored once, and referred to by its index.
struct PageData: Encodable {
  /// A group of lines about the flow's state.
  struct Section: Encodable, Hashable {
    let title: String
    /// Pairs of a name and a value.
    let lines: [[String]]
  }

  /// What the flow shows from an instant on.
  struct Frame: Encodable {
    /// The instant, in milliseconds.
    let time: Double
    /// The picture, as the index of its strip and that of its last part; with `--report`, `nil`
    /// where the film has no picture.
    var picture: [Int]?
    /// With `--report`, the expected picture, as the same two indices for `expectedStrips`.
    var expected: [Int]?
    /// With `--report`, the difference as text; `nil` for none.
    var difference: String?
    /// The index in `states`.
    var state: Int?
    /// The index in `trees`.
    var tree: Int?
    /// The positions of pressed pointers, in points.
    var fingers: [[Double]] = []
  }

  /// Pictures in strips.
  struct Strip: Encodable {
    let width: Int
    let height: Int
    /// For each part: x, y, width, height, and its top in the strip, in pixels.
    let parts: [[Int]]
    /// The WebP file in base64.
    let webp: String

    init(_ strip: FilmStrips.Strip) {
      (width, height) = (strip.width, strip.height)
      parts = strip.parts.map { [$0.x, $0.y, $0.width, $0.height, $0.offset] }
      webp = Data(strip.file).base64EncodedString()
    }
  }

  /// A line of the trace.
  struct Event: Encodable {
    /// The instant, in milliseconds.
    let time: Double
    let verb: String
    let subject: String
    let details: String
  }

  /// The version of this JSON format.
  let version = 1
  let title: String
  /// The script's name and the flow's settings, in a few words each.
  let subtitle: [String]
  /// Why the script or the comparison failed, in one line; `nil` if neither did.
  var failure: String?
  /// The instant of the failure, in milliseconds.
  var failureTime: Double?
  /// Pixels per point.
  var scale = 1.0
  var frames: [Frame] = []
  var strips: [Strip] = []
  /// With `--report`, the expected pictures.
  var expectedStrips: [Strip]?
  var sections = Pool<Section>()
  /// The distinct states of the flow, each as indices in `sections`.
  var states = Pool<[Int]>()
  /// The distinct lines of accessibility trees.
  var lines = Pool<String>()
  /// The distinct accessibility trees, each as indices in `lines`.
  var trees = Pool<[Int]>()
  var trace: [Event] = []

  init(title: String, subtitle: [String]) {
    (self.title, self.subtitle) = (title, subtitle)
  }

  /// The JSON as the content of a `script` element, which must not contain `</script>`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}

/// Distinct values, in the order in which they were first added.
struct Pool<Value: Hashable & Encodable>: Encodable {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The index of a value, which is added if it is missing.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

extension Instant {
  /// Milliseconds since the session began.
  var milliseconds: Double { Double(nanoseconds) / 1e6 }
}
