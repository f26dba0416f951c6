import FlowCore

/// The progress strip and the bars at an instant.
struct BarsPicture: Equatable {
  let progress: Double
  let opacity: Double
  let chrome: ChromeAppearance

  /// All values, each 0…1.
  var numbers: [Double] {
    [progress, opacity, chrome.status.light, chrome.status.dark]
      + chrome.navigationBar.numbers + chrome.toolbar.numbers
  }

  /// How visible each of the `numbers` is, 0…1; the colours of a hidden bar are not visible.
  fileprivate var visibility: [Double] {
    [1, 1, 1, 1] + chrome.navigationBar.visibility + chrome.toolbar.visibility
  }

  /// The `numbers` weighted by visibility.
  var seen: [Double] {
    [progress, opacity, chrome.status.light, chrome.status.dark]
      + chrome.navigationBar.seen + chrome.toolbar.seen
  }

  func jump(to next: BarsPicture, tolerance: Double) -> String? {
    // Colours are rounded each time an animation begins in the middle of another one. Besides, a
    // reversed spring settles as soon as it is within 0.001 of its start. It had passed that point
    // after 2.4 ms, when an animation of the bars, of at least 330 ms, was already at 0.007.
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

  fileprivate var visibility: [Double] {
    let seen = presence * strength
    return [1, presence, seen] + colours.flatMap { _ in [seen, seen, seen, seen] }
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

/// The range that screens declare, for each value of the progress strip and the bars.
struct BarsRange {
  private var low: [Double]
  private var high: [Double]

  init(_ picture: BarsPicture) {
    low = picture.numbers
    high = low
  }

  mutating func update(_ picture: BarsPicture) {
    for (index, number) in picture.numbers.enumerated() {
      low[index] = min(low[index], number)
      high[index] = max(high[index], number)
    }
  }

  /// Describes the first value outside the range, if there is one; tolerates rounding errors.
  func stray(of picture: BarsPicture) -> String? {
    for (index, number) in picture.numbers.enumerated()
    where number < low[index] - 1e-9 || number > high[index] + 1e-9 {
      return "bars[\(index)] are \(number), outside \(low[index])...\(high[index])"
    }
    return nil
  }
}

/// Checks that each value only grows, or only shrinks, with the fraction of the only transition
/// that moves it.
struct Trend {
  private var numbers: [Double]
  private var visibility: [Double]
  private var fraction: Double
  /// 1 for a number that grows with the fraction, -1 for one that shrinks, 0 before any change.
  private var directions: [Double]

  /// Begins with the picture at the start of the transition.
  init(_ picture: BarsPicture) {
    numbers = picture.numbers
    visibility = picture.visibility
    fraction = 0
    directions = numbers.map { _ in 0 }
  }

  /// Describes the first value whose direction of change has turned, if there is one.
  mutating func update(_ picture: BarsPicture, at fraction: Double) -> String? {
    let (latest, latestVisibility) = (picture.numbers, picture.visibility)
    defer { (numbers, visibility, self.fraction) = (latest, latestVisibility, fraction) }
    // A change at an unchanged fraction has no direction.
    guard fraction != self.fraction else { return nil }
    for (index, (before, after)) in zip(numbers, latest).enumerated() {
      // Rounding has no direction; nor has a hidden bar, which may have any colour.
      guard (after - before).magnitude > 1e-12, min(visibility[index], latestVisibility[index]) > 0
      else { continue }
      let direction = (after > before) == (fraction > self.fraction) ? 1.0 : -1
      if directions[index] == -direction {
        return "bars[\(index)] turn at a fraction of \(fraction)"
      }
      directions[index] = direction
    }
    return nil
  }
}
