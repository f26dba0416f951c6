extension LineBreaker {
  func measure(_ text: String) -> Double { measuring.width(of: text, in: style) }

  func fits(_ line: String) -> Bool { width == .infinity || measure(line) <= width }

  /// A part of a paragraph as a line shows it: without a space at its end, and with a hyphen where
  /// it breaks at a soft one.
  func shown(_ part: Substring) -> String {
    if part.last == " " { return withoutSoftHyphens(part.dropLast()) }
    let isHyphenated = part.last == "\u{AD}" && part.endIndex < part.base.endIndex
    return withoutSoftHyphens(part) + (isHyphenated ? "-" : "")
  }

  func withoutSoftHyphens(_ part: Substring) -> String {
    // The first byte of one: what has none, as plain English, is left as it is at once.
    guard part.utf8.contains(0xC2) else { return String(part) }
    return String(part.filter { $0 != "\u{AD}" })
  }

  /// A beginning of a text that does not fit on a line; `nil` when all of it does.
  ///
  /// Of a long text only so much is looked at as it takes.
  func excess(of text: Substring) -> Substring? {
    guard width < .infinity, !text.isEmpty else { return nil }
    var length = 256
    while true {
      // Bytes are counted at once, characters one by one.
      let part = text.utf8.count <= length ? text : text.prefix(length)
      if !fits(shown(part)) { return part }
      if part.endIndex == text.endIndex { return nil }
      length *= 4
    }
  }

  /// As much of a line, with all its spaces, as leaves room for an ellipsis, and that; `nil` when
  /// all of it fits.
  func shortened(line: String) -> String? {
    guard let excess = excess(of: line[...]) else { return nil }
    let ends = excess.indices.dropFirst() + [excess.endIndex]
    return longest(excess, endingAt: ends[...]) { fits($0 + "…") } + "…"
  }

  /// The longest beginning of a text that ends at one of some places, in order, and passes; else an
  /// empty one.
  func longest(
    _ text: Substring, endingAt ends: ArraySlice<String.Index>, where passes: (Substring) -> Bool
  ) -> Substring {
    var (least, step) = (ends.startIndex - 1, 1)
    while least + step < ends.endIndex, passes(text[..<ends[least + step]]) {
      (least, step) = (least + step, step * 2)
    }
    var most = min(least + step, ends.endIndex)
    while most - least > 1 {
      let middle = (least + most) / 2
      if passes(text[..<ends[middle]]) { least = middle } else { most = middle }
    }
    return least < ends.startIndex ? text.prefix(0) : text[..<ends[least]]
  }
}

extension [String.Index] {
  /// Those of some places, in order, that lie between a text's start and its end.
  func inside(_ text: Substring) -> ArraySlice<String.Index> {
    self[place(of: text.index(after: text.startIndex))..<place(of: text.endIndex)]
  }

  /// Where the first element is that is not before another.
  private func place(of element: String.Index) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
