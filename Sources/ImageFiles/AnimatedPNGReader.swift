/// Reads the pictures of an animated PNG file (APNG) one after another; a PNG file without
/// animation has one.
package struct AnimatedPNGReader {
  /// The time for which a picture is shown.
  ///
  /// It is `count` / `rate` seconds; both numbers are positive.
  package struct Delay: Hashable, Sendable {
    package let count: Int
    package let rate: Int
  }

  private struct Frame {
    let control: FrameControl
    var pixels: [UInt8] = []
  }

  /// How long each picture is shown.
  package var delays: [Delay] { frames.map(\.control.delay) }
  /// Whether the file is an animation, even one of a single picture.
  package let isAnimation: Bool

  private let file: [UInt8]
  private let width: Int
  private let height: Int
  /// The chunks before the first pixels, without those of the animation.
  private var header: [PNGChunk] = []
  private var frames: [Frame] = []
  private var next = 0
  /// The red, green, blue and alpha bytes of the picture shown last, as changed by its disposal.
  private var canvas: [UInt8]

  /// Reads the structure of a file.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, or is truncated, invalid, empty or too large.
  package init(_ file: [UInt8]) throws(PNGError) {
    try PNGHeader.check(file)
    let chunks = PNGChunk.chunks(of: file)
    let size = chunks[0].data
    guard size.count == 13 else { throw .broken("its header has another length") }
    (width, height) = (size.number(at: 0), size.number(at: 4))
    self.file = file
    isAnimation = chunks.contains { $0.type == "acTL" }
    canvas = [UInt8](repeating: 0, count: isAnimation ? width * height * 4 : 0)
    if isAnimation { try collect(chunks) } else { frames = [Frame(control: .still)] }
  }

  private mutating func collect(_ chunks: [PNGChunk]) throws(PNGError) {
    // Keep chunks such as a palette, which apply to all pictures.
    header = chunks.prefix { $0.type != "IDAT" }
      .filter { !["acTL", "fcTL"].contains($0.type) }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        guard let control = FrameControl(chunk.data, width: width, height: height) else {
          throw .broken("a picture of the animation lies outside of it")
        }
        frames.append(Frame(control: control))
      // Pixels before the first `fcTL` are a picture for programs that do not play animations.
      case "IDAT" where !frames.isEmpty: frames[frames.count - 1].pixels += chunk.data
      case "fdAT" where !frames.isEmpty:
        frames[frames.count - 1].pixels += chunk.data.dropFirst(4)
      default: break
      }
    }
    let count = chunks.first { $0.type == "acTL" }.map { Array($0.data.prefix(4)) }
    guard !frames.isEmpty, count == PNGChunk.big(UInt32(frames.count)),
      !frames.contains(where: \.pixels.isEmpty)
    else {
      throw .broken("a picture of the animation is missing")
    }
  }

  /// The next picture, on black where it is transparent; `nil` after the last one.
  ///
  /// - Throws: `PNGError` if its pixels are invalid.
  package mutating func picture() throws(PNGError) -> RGBImage? {
    guard next < frames.count else { return nil }
    let frame = frames[next]
    next += 1
    guard isAnimation else { return try PNG.decode(file) }
    let control = frame.control
    let before = control.disposal == .restore ? canvas : []
    draw(try PNG.decodeWithAlpha(single(frame)), control)
    let image = shown
    switch control.disposal {
    case .keep: break
    case .clear: clear(control)
    case .restore: canvas = before
    }
    return image
  }

  private func single(_ frame: Frame) -> [UInt8] {
    var chunks = header
    let size =
      PNGChunk.big(UInt32(frame.control.width)) + PNGChunk.big(UInt32(frame.control.height))
    chunks[0] = PNGChunk("IHDR", size + chunks[0].data.dropFirst(8))
    return PNGChunk.file(of: chunks + [PNGChunk("IDAT", frame.pixels), PNGChunk("IEND", [])])
  }

  /// The canvas composited onto black, with the channels as they are stored.
  private var shown: RGBImage {
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    for pixel in 0..<width * height {
      let alpha = Int(canvas[pixel * 4 + 3])
      for channel in 0..<3 {
        bytes[pixel * 3 + channel] = UInt8((Int(canvas[pixel * 4 + channel]) * alpha + 127) / 255)
      }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  private mutating func draw(_ image: RGBAImage, _ control: FrameControl) {
    for row in 0..<control.height {
      let (from, to) = (row * control.width * 4, ((control.y + row) * width + control.x) * 4)
      if control.isOver {
        for pixel in 0..<control.width { blend(image.bytes, from + pixel * 4, to + pixel * 4) }
      } else {
        canvas.replaceSubrange(
          to..<to + control.width * 4, with: image.bytes[from..<from + control.width * 4])
      }
    }
  }

  /// The colours are not premultiplied.
  private mutating func blend(_ bytes: [UInt8], _ from: Int, _ to: Int) {
    let (over, under) = (Int(bytes[from + 3]), Int(canvas[to + 3]))
    let rest = under * (255 - over)
    let alpha = over * 255 + rest
    guard alpha > 0 else { return }
    for channel in 0..<3 {
      let sum = Int(bytes[from + channel]) * over * 255 + Int(canvas[to + channel]) * rest
      canvas[to + channel] = UInt8((sum + alpha / 2) / alpha)
    }
    canvas[to + 3] = UInt8((alpha + 127) / 255)
  }

  private mutating func clear(_ control: FrameControl) {
    for row in control.y..<control.y + control.height {
      let start = (row * width + control.x) * 4
      canvas.replaceSubrange(
        start..<start + control.width * 4, with: repeatElement(0, count: control.width * 4))
    }
  }
}

/// How a picture of an animation is shown: the data of a chunk `fcTL`.
private struct FrameControl {
  /// What happens to the picture's area before the next picture is drawn.
  enum Disposal: UInt8 {
    case keep, clear, restore
  }

  static let still = FrameControl()

  let width: Int, height: Int
  let x: Int, y: Int
  let delay: AnimatedPNGReader.Delay
  let disposal: Disposal
  /// Whether the picture is composited onto the canvas, rather than replacing its pixels.
  let isOver: Bool

  private init() {
    (width, height, x, y) = (0, 0, 0, 0)
    (delay, disposal, isOver) = (AnimatedPNGReader.Delay(count: 1, rate: 1), .keep, false)
  }

  /// `nil` if the data is invalid for an animation of this size.
  init?(_ data: [UInt8], width: Int, height: Int) {
    guard data.count >= 26, let disposal = Disposal(rawValue: data[24]) else { return nil }
    (self.width, self.height) = (data.number(at: 4), data.number(at: 8))
    (x, y) = (data.number(at: 12), data.number(at: 16))
    // A rate of 0 stands for 100. A count of 0 becomes 1; otherwise the picture would never be
    // visible.
    let rate = data.number(at: 22, bytes: 2)
    delay = AnimatedPNGReader.Delay(
      count: max(1, data.number(at: 20, bytes: 2)), rate: rate == 0 ? 100 : rate)
    (self.disposal, isOver) = (disposal, data[25] == 1)
    guard self.width > 0, self.height > 0, x + self.width <= width, y + self.height <= height
    else { return nil }
  }
}
