import ImageFiles
import Testing

/// Tests that every picture of a film can be assembled again from the film's strips.
@Suite struct FilmStripsTests {
  private static let (width, height) = (160, 120)

  private func picture(_ colour: (_ x: Int, _ y: Int) -> UInt32) -> RGBImage {
    RGBImage(width: Self.width, height: Self.height, colour: colour)
  }

  /// Something like lines of text, on white, that repeat nowhere.
  private func text(_ x: Int, _ y: Int) -> UInt32 {
    let hash = (UInt32(truncatingIfNeeded: x) &* 73_856_093) ^ (UInt32(y + 100) &* 19_349_663)
    return y % 16 < 9 && ((hash &* 2_654_435_761) >> 16) % 5 == 0 ? 0x336699 : 0xFFFFFF
  }

  private func dimmed(_ colour: UInt32, by percent: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { sum, shift in
      sum | ((colour >> shift & 255) * (100 - percent) / 100) << shift
    }
  }

  private func assembled(_ position: FilmStrips.Position, from strips: FilmStrips) throws
    -> RGBImage
  {
    let strip = strips.strips[position.strip]
    let sheet = try LosslessWebP.decode(strip.file)
    var bytes = [UInt8](repeating: 0, count: strip.width * strip.height * 3)
    for change in strip.changes[...position.change] {
      let earlier = bytes
      for move in change.moves {
        let table = move.tones.table
        for y in move.y..<move.y + move.height {
          for byte in move.x * 3..<(move.x + move.width) * 3 {
            let from = (y - move.down) * strip.width * 3 + byte - move.right * 3
            bytes[y * strip.width * 3 + byte] = table[Int(earlier[from])]
          }
        }
      }
      for patch in change.patches {
        for (row, column) in (0..<patch.height * patch.width).map({
          $0.quotientAndRemainder(dividingBy: patch.width)
        }) {
          let from = ((patch.top + row) * strip.width + patch.left + column) * 4
          guard sheet.bytes[from + 3] == 255 else { continue }
          let to = ((patch.y + row) * strip.width + patch.x + column) * 3
          bytes.replaceSubrange(to..<to + 3, with: sheet.bytes[from..<from + 3])
        }
      }
    }
    return RGBImage(width: strip.width, height: strip.height, bytes: bytes)
  }

  /// Checks that each picture is assembled from the strips as it was added.
  private func strips(_ pictures: [RGBImage]) throws -> FilmStrips {
    var strips = FilmStrips()
    let positions = try pictures.map { try strips.add($0) }
    try strips.finish()
    for (position, picture) in zip(positions, pictures) {
      #expect(try assembled(position, from: strips) == picture)
    }
    return strips
  }

  @Test(
    "A page that slides over a dimmed one is stored as moves, not pixels, in all four directions",
    arguments: [(-9, 0), (9, 0), (0, -7), (0, 7)])
  func sliding(right: Int, down: Int) throws {
    let pictures = (0..<8).map { step in
      picture { x, y in
        let (column, row) = (x - right * (step + 1), y - down * (step + 1))
        let isUpper = (20..<140).contains(column) && (16..<104).contains(row)
        return isUpper
          ? text(column, row) : dimmed(text(x + step, y), by: UInt32(step))
      }
    }

    let strips = try strips(pictures)

    #expect(strips.strips.count == 1)
    for change in strips.strips[0].changes.dropFirst() {
      #expect(change.moves.contains { $0.right == right && $0.down == down })
      #expect(change.moves.contains { $0.tones.table != Array(0...255) })
    }
    // Only the first picture is stored, and the pixels that appear at the edges in the others.
    let sheet = try LosslessWebP.decode(strips.strips[0].file)
    let opaque = stride(from: 3, to: sheet.bytes.count, by: 4).count { sheet.bytes[$0] == 255 }
    #expect(opaque < Self.width * Self.height * 3)
  }

  @Test("Equal pictures in a row are stored once, and small changes as small patches")
  func small() throws {
    let first = picture { _, _ in 0xFFFFFF }
    let second = picture { x, y in
      [(3, 3), (150, 3), (70, 100)].contains { $0 == (x, y) } ? 0 : 0xFFFFFF
    }

    let strips = try strips([first, first, second, second, first])

    #expect(strips.strips.count == 1)
    let changes = strips.strips[0].changes
    #expect(changes.map(\.patches.count) == [1, 3, 3])
    #expect(changes.dropFirst().allSatisfy { $0.patches.allSatisfy { $0.width * $0.height == 1 } })
  }

  @Test("Pictures narrower than the largest shift that is tried are stored", arguments: [1, 2, 40])
  func narrow(width: Int) throws {
    let pictures = (0..<4).map { step in
      RGBImage(width: width, height: 60) { x, y in dimmed(text(x, y), by: UInt32(step * 10)) }
    }

    #expect(try strips(pictures).strips.count == 1)
  }

  @Test("Noise is stored exactly, too, and a picture of another size begins a new strip")
  func noise() throws {
    let noise = (0..<3).map { step in
      picture { x, y in UInt32((x * 7919 + y * 104_729 + step * 999_983) % 0xFF_FFFD) }
    }
    let small = RGBImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6])

    let strips = try strips(noise + [small, noise[0]])

    #expect(strips.strips.map(\.changes.count) == [3, 1, 1])
    #expect(strips.strips.map(\.width) == [Self.width, 2, Self.width])
    #expect(strips.strips.map(\.height) == [Self.height, 1, Self.height])
  }

  @Test("A picture that equals the last one of a full strip does not begin a new strip")
  func full() throws {
    let pictures = (0..<128).map { step in
      RGBImage(width: 2, height: 1, bytes: [UInt8(step), 0, 0, 0, 0, 0])
    }

    let strips = try strips(pictures + [pictures[127]])

    #expect(strips.strips.map(\.changes.count) == [128])
  }
}
