internal import ArgumentParser

/// Seeds in a row, as a word of a command line: `1..400`, or one alone.
struct SeedRange: CustomStringConvertible, Sendable {
  let seeds: ClosedRange<UInt64>

  /// - Throws: `ValidationError` for what is no row of seeds, or one of over a million.
  init(_ word: String) throws {
    let ends = word.split(separator: "..", omittingEmptySubsequences: false).map { UInt64($0) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last,
      last - first < 1_000_000
    else {
      throw ValidationError("expected seeds as 58 or 1..400, a million at most, not '\(word)'")
    }
    seeds = first...last
  }

  var description: String {
    seeds.count == 1 ? "\(seeds.lowerBound)" : "\(seeds.lowerBound)..\(seeds.upperBound)"
  }
}
