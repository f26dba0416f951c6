internal import ArgumentParser

/// A range of seeds, as an argument of the command line: `1..400`, or a single seed.
struct SeedRange: CustomStringConvertible, Sendable {
  let seeds: ClosedRange<UInt64>

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
