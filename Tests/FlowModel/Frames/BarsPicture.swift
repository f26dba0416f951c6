import FlowCore

/// What strip and bars look like at an instant.
struct BarsPicture: Equatable {
  let progress: Double
  let opacity: Double
  let chrome: ChromeAppearance

  /// Everything as numbers of 0…1.
  var numbers: [Double] {
    [progress, opacity, chrome.status.light, chrome.status.dark]
      + chrome.navigationBar.numbers + chrome.toolbar.numbers
  }

  /// How much is seen of everything: what is hidden or invisible may have any colour.
  var seen: [Double] {
    [progress, opacity, chrome.status.light, chrome.status.dark]
      + chrome.navigationBar.seen + chrome.toolbar.seen
  }

  /// What jumps from this picture to the next, if anything.
  func jump(to next: BarsPicture, tolerance: Double) -> String? {
    // Colours are rounded, each time that one run begins amid another. The last thousandth of a
    // spring's way back is 2.4 ms of the way there: 0.007 of the shortest time of its own.
    let coarse = tolerance + 3.0 / 255
    for (index, (before, after)) in zip(seen, next.seen).enumerated() {
      let distance = (before - after).magnitude
      if distance > (index < 2 ? tolerance : coarse) { return "bars[\(index)] jump by \(distance)" }
    }
    return nil
  }
}

extension BarsPicture: CustomStringConvertible {
  var description: String { numbers.map { $0.fixed(4) }.joined(separator: " ") }
}

extension ResolvedBarAppearance {
  private var colours: [RGBA] { [background, barTint, tint, title] }

  fileprivate var numbers: [Double] {
    [presence, strength, blackness] + colours.flatMap { $0.numbers + [Double($0.alpha) / 255] }
  }

  fileprivate var seen: [Double] {
    let seen = presence * strength
    return [presence, seen, seen * blackness]
      + colours.flatMap { colour in
        let alpha = seen * Double(colour.alpha) / 255
        return [alpha] + colour.numbers.map { alpha * $0 }
      }
  }
}

extension RGBA {
  fileprivate var numbers: [Double] { [red, green, blue].map { Double($0) / 255 } }
}

/// The room between what some screens want strip and bars to be.
struct BarsRange {
  private var low: [Double]
  private var high: [Double]

  init(_ picture: BarsPicture) {
    low = picture.numbers
    high = low
  }

  /// Widens so that a picture lies within.
  mutating func take(_ picture: BarsPicture) {
    for (index, number) in picture.numbers.enumerated() {
      low[index] = min(low[index], number)
      high[index] = max(high[index], number)
    }
  }

  /// What of a picture lies outside, if anything; rounding may bring it there.
  func stray(of picture: BarsPicture) -> String? {
    for (index, number) in picture.numbers.enumerated()
    where number < low[index] - 1e-9 || number > high[index] + 1e-9 {
      return "bars[\(index)] are \(number), outside \(low[index])...\(high[index])"
    }
    return nil
  }
}

/// Whether strip and bars run one way, while one transition alone moves them.
struct Trend {
  private var numbers: [Double]
  private var fraction: Double
  /// Which way each number has gone as the transition went on: 1 up, -1 down, 0 not yet.
  private var ways: [Double]

  /// Begins at the start of a transition.
  init(_ picture: BarsPicture) {
    numbers = picture.numbers
    fraction = 0
    ways = numbers.map { _ in 0 }
  }

  /// Takes what is seen later, and says what has turned, if anything.
  mutating func take(_ picture: BarsPicture, at fraction: Double) -> String? {
    defer { (numbers, self.fraction) = (picture.numbers, fraction) }
    for (index, (before, after)) in zip(numbers, picture.numbers).enumerated() {
      // What differs by rounding only goes nowhere.
      guard (after - before).magnitude > 1e-12 else { continue }
      let transition = (after > before) == (fraction > self.fraction) ? 1.0 : -1
      if ways[index] == -transition { return "bars[\(index)] turn at a fraction of \(fraction)" }
      ways[index] = transition
    }
    return nil
  }
}
