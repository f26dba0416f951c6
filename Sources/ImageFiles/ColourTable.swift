/// The different colours of a picture, each with the number of its pixels.
struct ColourTable {
  /// As 0xRRGGBB, in the order in which they were found.
  private(set) var colours: [UInt32] = []
  /// In the order of `colours`.
  private(set) var counts: [Int] = []
  /// A hash table with open addressing: 1 more than the index of a colour, or 0 for an empty slot.
  private var slots = [Int32](repeating: 0, count: 1 << 12)

  mutating func add(_ count: Int, of colour: UInt32) -> Int32 {
    if colours.count * 2 >= slots.count { grow() }
    let slot = slot(of: colour)
    if slots[slot] == 0 {
      colours.append(colour)
      counts.append(0)
      slots[slot] = Int32(colours.count)
    }
    let index = slots[slot] - 1
    counts[Int(index)] += count
    return index
  }

  private func slot(of colour: UInt32) -> Int {
    // Fibonacci hashing: 2^32 divided by the golden ratio.
    var slot = Int((colour &* 2_654_435_769) >> 8) & (slots.count - 1)
    while slots[slot] != 0, colours[Int(slots[slot]) - 1] != colour {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for (index, colour) in colours.enumerated() { slots[slot(of: colour)] = Int32(index + 1) }
  }
}
