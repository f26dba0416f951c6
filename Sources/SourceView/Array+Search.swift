extension Array {
  /// Uses binary search: the elements that satisfy the predicate must all come first.
  func lastIndexOfPrefix(where isTrue: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
