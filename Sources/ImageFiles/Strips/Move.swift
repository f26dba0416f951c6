extension FilmStrips {
  /// A rectangle of a picture that repeats one of the previous picture in another position or in
  /// other tones, such as a page that slides or is dimmed.
  package struct Move: Hashable, Sendable {
    /// The rectangle in the later picture, in pixels.
    package let x: Int, y: Int, width: Int, height: Int
    /// How far it has moved since the earlier picture, in pixels to the right and down.
    package let right: Int, down: Int
    /// How the bytes of its colours have changed.
    package let tones: ToneCurve

    /// A picture with the rectangle drawn on it.
    func drawn(on picture: PixelGrid, from earlier: PixelGrid) -> PixelGrid {
      var result = picture
      let table = tones.table.map(UInt32.init)
      for row in y..<y + height {
        let to = row * earlier.width + x
        let from = (row - down) * earlier.width + x - right
        for column in 0..<width {
          let pixel = earlier.pixels[from + column]
          result.pixels[to + column] =
            0xFF00_0000 | table[Int(pixel >> 16 & 255)] << 16 | table[Int(pixel >> 8 & 255)] << 8
            | table[Int(pixel & 255)]
        }
      }
      return result
    }
  }

  /// How the bytes of colours change, equally in red, green and blue.
  package struct ToneCurve: Hashable, Sendable {
    /// Pairs of numbers: how many successive byte values change alike, and what is added to each of
    /// them, modulo 256.
    ///
    /// Together the pairs cover the values 0 to 255; empty if nothing changes.
    package let runs: [Int]

    static let unchanged = ToneCurve(runs: [])

    private init(runs: [Int]) { self.runs = runs }

    /// How many more bytes of pixels a change must explain to be worth another run, which takes
    /// some 5 bytes in a page; by trial.
    private static let smallestGain: Int32 = 32

    /// Takes for each byte its most frequent later value, unless the change of the previous byte is
    /// nearly as frequent; `counts` has 256 later values for each byte.
    init(mostFrequent counts: [Int32]) {
      var runs: [Int] = []
      var change = 0
      for byte in 0..<256 {
        let later = counts[byte * 256..<(byte + 1) * 256]
        let index = later.indices.max { later[$0] < later[$1] } ?? later.startIndex
        // `byte * 257` is the index at which the later value equals the byte.
        let same = byte * 257 + change
        let known = later.indices.contains(same) ? later[same] : 0
        if later[index] - known >= Self.smallestGain { change = index - byte * 257 }
        if runs.last == change { runs[runs.count - 2] += 1 } else { runs += [1, change] }
      }
      self.runs = runs == [256, 0] ? [] : runs
    }

    /// The later value of each byte.
    package var table: [UInt8] {
      guard !runs.isEmpty else { return Array(0...255) }
      var table: [UInt8] = []
      for run in stride(from: 0, to: runs.count, by: 2) {
        for _ in 0..<runs[run] {
          table.append(UInt8(truncatingIfNeeded: table.count + runs[run + 1]))
        }
      }
      return table
    }
  }
}
