/// The colours with which a picture is stored and, for each colour of the picture, the one that
/// takes its place.
///
/// If there is room for all colours, all stay exact. Otherwise the most frequent ones, which are
/// those of flat areas in a user interface, stay exact, and the others are grouped by repeated
/// division at the mean, a variant of median cut.
struct Palette {
  /// The share of the palette for exact colours if there is no room for all; by eye, with photos
  /// and blurred bars.
  private static let exactShare = 0.5

  /// As 0xRRGGBB.
  private(set) var colours: [UInt32] = []
  /// For each colour of the table, its index in the palette.
  private(set) var indices: [UInt8]

  /// Equal tables give equal palettes; traps unless the limit is 1 to 256.
  init(for table: ColourTable, limit: Int) {
    precondition((1...256).contains(limit), "a palette has 1 to 256 colours, not \(limit)")
    indices = [UInt8](repeating: 0, count: table.colours.count)
    let isExact = table.colours.count <= limit
    var order = Array(table.colours.indices)
    if !isExact {
      // The most frequent colours first; colours with equal counts in the order of their values.
      order.sort {
        (table.counts[$1], table.colours[$0]) < (table.counts[$0], table.colours[$1])
      }
    }
    let exact = isExact ? order.count : Int(Double(limit) * Self.exactShare)
    for index in order.prefix(exact) {
      indices[index] = UInt8(colours.count)
      colours.append(table.colours[index])
    }
    guard !isExact else { return }
    let boxes = ColourBox.divided(Array(order.dropFirst(exact)), of: table, into: limit - exact)
    for box in boxes {
      for index in box.members { indices[index] = UInt8(colours.count) }
      colours.append(box.mean(in: table))
    }
  }
}

/// Similar colours, which become one in a palette.
struct ColourBox {
  /// Indices in the table.
  private(set) var members: [Int]
  /// The channel in which the colours differ most, as the number of its lowest bit: 16, 8 or 0.
  private let shift: UInt32
  /// The gain of dividing the box: the sum of the squared distances of its pixels from their mean
  /// in that channel; 0 for a single colour.
  private let spread: Int

  private init(_ members: [Int], in table: ColourTable) {
    self.members = members
    var widest: (shift: UInt32, spread: Int) = (0, 0)
    for shift: UInt32 in [8, 16, 0] {
      var (count, sum, squares) = (0, 0, 0)
      for index in members {
        let value = Int(table.colours[index] >> shift & 0xff)
        count += table.counts[index]
        sum += value * table.counts[index]
        squares += value * value * table.counts[index]
      }
      // In whole numbers, so that the result is exactly the same on every machine; the square can
      // need more than 64 bits from 12 million pixels on.
      let spread = squares - Int(Int128(sum) * Int128(sum) / Int128(max(1, count)))
      if spread > widest.spread { widest = (shift, spread) }
    }
    (shift, spread) = widest
  }

  static func divided(_ members: [Int], of table: ColourTable, into limit: Int) -> [ColourBox] {
    var boxes = [ColourBox(members, in: table)]
    while boxes.count < limit {
      var widest = 0
      for index in boxes.indices where boxes[index].spread > boxes[widest].spread { widest = index }
      guard boxes[widest].spread > 0 else { break }
      let (lower, upper) = boxes[widest].halves(in: table)
      boxes[widest] = lower
      boxes.append(upper)
    }
    return boxes
  }

  /// Below and above the mean of the widest channel; neither is empty if there is a spread.
  private func halves(in table: ColourTable) -> (ColourBox, ColourBox) {
    let value = { (index: Int) in Int(table.colours[index] >> shift & 0xff) }
    let count = members.reduce(0) { $0 + table.counts[$1] }
    let sum = members.reduce(0) { $0 + value($1) * table.counts[$1] }
    let lower = members.filter { value($0) * count <= sum }
    let upper = members.filter { value($0) * count > sum }
    return (ColourBox(lower, in: table), ColourBox(upper, in: table))
  }

  func mean(in table: ColourTable) -> UInt32 {
    let count = max(1, members.reduce(0) { $0 + table.counts[$1] })
    return [16, 8, 0].reduce(into: UInt32(0)) { colour, shift in
      let sum = members.reduce(0) { sum, index in
        sum + Int(table.colours[index] >> shift & 0xff) * table.counts[index]
      }
      colour |= UInt32((sum + count / 2) / count) << UInt32(shift)
    }
  }
}
