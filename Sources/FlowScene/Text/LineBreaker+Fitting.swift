extension LineBreaker {
  func measure(_ text: String) -> Double { measuring.width(of: text, in: style) }

  func fits(_ line: String) -> Bool { width == .infinity || measure(line) <= width }

  /// The part of a paragraph as a line shows it: a trailing space is left out, and a trailing
  /// soft hyphen becomes a hyphen, unless it ends the paragraph.
  func shown(_ part: Substring) -> String {
    if part.last == " " { return withoutSoftHyphens(part.dropLast()) }
    let isHyphenated = part.last == "\u{AD}" && part.endIndex < part.base.endIndex
    return withoutSoftHyphens(part) + (isHyphenated ? "-" : "")
  }

  func withoutSoftHyphens(_ part: Substring) -> String {
    // The first UTF-8 byte of a soft hyphen: text without that byte, such as plain English, needs
    // no filtering.
    guard part.utf8.contains(0xC2) else { return String(part) }
    return String(part.filter { $0 != "\u{AD}" })
  }

  /// A prefix that is too long for a line; `nil` if the whole text fits.
  ///
  /// Only as much of a long text as necessary is measured.
  func overlongPrefix(of text: Substring) -> Substring? {
    guard width < .infinity, !text.isEmpty else { return nil }
    var length = 256
    while true {
      // Counting bytes takes constant time, counting characters does not.
      let part = text.utf8.count <= length ? text : text.prefix(length)
      if !fits(shown(part)) { return part }
      if part.endIndex == text.endIndex { return nil }
      length *= 4
    }
  }

  /// Cuts a line so that it fits together with an ellipsis; `nil` if the whole line fits.
  package func shortened(line: String) -> String? {
    guard let overlongPrefix = overlongPrefix(of: line[...]) else { return nil }
    let ends = overlongPrefix.indices.dropFirst() + [overlongPrefix.endIndex]
    return longest(overlongPrefix, endingAt: ends[...]) { fits($0 + "…") } + "…"
  }

  /// The longest prefix that passes a test and ends at one of the sorted `ends`; empty if none
  /// passes.
  func longest(
    _ text: Substring, endingAt ends: ArraySlice<String.Index>, where passes: (Substring) -> Bool
  ) -> Substring {
    var (longestPassing, step) = (ends.startIndex - 1, 1)
    while longestPassing + step < ends.endIndex, passes(text[..<ends[longestPassing + step]]) {
      (longestPassing, step) = (longestPassing + step, step * 2)
    }
    var shortestFailing = min(longestPassing + step, ends.endIndex)
    while shortestFailing - longestPassing > 1 {
      let middle = (longestPassing + shortestFailing) / 2
      if passes(text[..<ends[middle]]) { longestPassing = middle } else { shortestFailing = middle }
    }
    return longestPassing < ends.startIndex ? text.prefix(0) : text[..<ends[longestPassing]]
  }
}

extension [String.Index] {
  /// The indices between the start and the end of a text; this array must be sorted.
  func strictlyWithin(_ text: Substring) -> ArraySlice<String.Index> {
    self[offset(of: text.index(after: text.startIndex))..<offset(of: text.endIndex)]
  }

  private func offset(of element: String.Index) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
