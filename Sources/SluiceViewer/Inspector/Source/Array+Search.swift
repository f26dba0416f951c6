extension Array {
  /// The place of the last element of which something is true, where that is so of the first ones
  /// and of no other.
  func lastPlace(where isTrue: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
