internal import FlowCore
internal import FoundationEssentials
internal import ImageFiles

/// What a page shows, as the JSON that is embedded in it.
///
/// Whatever repeats from frame to frame is stored once, and referred to by its index.
struct PageData: Encodable {
  struct Section: Encodable, Hashable {
    let title: String
    /// Pairs of a name and a value.
    let lines: [[String]]
  }

  /// What the flow shows from an instant on.
  struct Frame: Encodable {
    /// In milliseconds.
    let time: Double
    /// The indices of its strip and of its last change there; with `--report`, `nil` where the film
    /// has no picture.
    var picture: [Int]?
    /// With `--report`, the same two indices for `expectedStrips`.
    var expected: [Int]?
    /// With `--report`, how the two pictures differ; `nil` if they are equal.
    var difference: String?
    /// An index in `states`.
    var state: Int?
    /// An index in `trees`.
    var tree: Int?
    /// Pressed pointers, in points.
    var fingers: [[Double]] = []
  }

  struct Strip: Encodable {
    /// What is drawn on a picture to get the next one.
    struct Change: Encodable {
      /// For each move: x, y, width, height, its distance to the right and down, all in pixels, and
      /// the runs of its tone curve.
      let moves: [[Int]]
      /// For each patch: x, y, width, height, and its left and top in the strip, in pixels.
      let patches: [[Int]]
    }

    let width: Int
    let height: Int
    let changes: [Change]
    /// A WebP file in base64.
    let webp: String

    /// The names that the page's script, in `page.html`, reads.
    private enum CodingKeys: String, CodingKey {
      case width, height, webp
      case changes = "parts"
    }

    init(_ strip: FilmStrips.Strip) {
      (width, height) = (strip.width, strip.height)
      changes = strip.changes.map { change in
        Change(
          moves: change.moves.map {
            [$0.x, $0.y, $0.width, $0.height, $0.right, $0.down] + $0.tones.runs
          },
          patches: change.patches.map { [$0.x, $0.y, $0.width, $0.height, $0.left, $0.top] })
      }
      webp = Data(strip.file).base64EncodedString()
    }
  }

  struct Event: Encodable {
    /// In milliseconds.
    let time: Double
    let verb: String
    let subject: String
    let details: String
  }

  /// The version of this JSON format.
  let version = 2
  let title: String
  /// The script's name and the flow's settings, in a few words each.
  let subtitle: [String]
  /// In one line, why the script or the comparison failed.
  var failure: String?
  /// In milliseconds.
  var failureTime: Double?
  /// Pixels per point.
  var scale = 1.0
  var frames: [Frame] = []
  var strips: [Strip] = []
  /// With `--report`.
  var expectedStrips: [Strip]?
  var sections = Pool<Section>()
  /// Distinct states, each as indices in `sections`.
  var states = Pool<[Int]>()
  /// Distinct lines of accessibility trees.
  var lines = Pool<String>()
  /// Distinct accessibility trees, each as indices in `lines`.
  var trees = Pool<[Int]>()
  var trace: [Event] = []

  init(title: String, subtitle: [String]) {
    (self.title, self.subtitle) = (title, subtitle)
  }

  /// The JSON, with each `<` escaped: the content of a `script` element must not contain
  /// `</script>`.
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

  /// Adds the value if it is missing.
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
  /// Since the session began.
  var inMilliseconds: Double { Double(nanoseconds) / 1e6 }
}
