internal import CFriBidi

/// A directional run: a part of a line whose characters read in one direction.
public struct DirectedRun: Hashable, Sendable {
  /// The range of its characters, in reading order.
  public let range: Range<String.Index>
  /// The embedding level of the bidirectional algorithm: even levels read from left to right, odd
  /// ones from right to left.
  public let level: Int
  /// Whether the run reads from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }

  /// The runs of a line in visual order from left to right, by the Unicode bidirectional algorithm.
  ///
  /// - Parameters:
  ///   - line: One line of a paragraph; an empty one has no runs.
  ///   - base: Whether the base direction is right to left; `nil` takes it from the first character
  ///     with a strong direction, and left to right if there is none.
  public static func visualRuns(of line: String, isRightToLeft base: Bool? = nil) -> [DirectedRun] {
    let scalars = line.unicodeScalars.map(\.value)
    guard !scalars.isEmpty else { return [] }
    let levels = uniform(embeddingLevels(of: scalars, base), inCharactersOf: line)
    var runs: [DirectedRun] = []
    var index = line.startIndex
    var start = 0
    for end in 1...levels.count where end == levels.count || levels[end] != levels[start] {
      let next = line.unicodeScalars.index(index, offsetBy: end - start)
      runs.append(DirectedRun(range: index..<next, level: Int(levels[start])))
      (start, index) = (end, next)
    }
    return reordered(runs)
  }

  /// No character may be split between runs, so all of its scalars get the level of the first.
  private static func uniform(
    _ levels: [FriBidiLevel], inCharactersOf line: String
  ) -> [FriBidiLevel] {
    guard levels.contains(where: { $0 != levels.first }) else { return levels }
    var index = 0
    return line.flatMap { character in
      let count = character.unicodeScalars.count
      defer { index += count }
      return [FriBidiLevel](repeating: levels[index], count: count)
    }
  }

  /// Rule L2: from the highest level down to 1, reverses each sequence of runs at that level or
  /// higher.
  private static func reordered(_ runs: [DirectedRun]) -> [DirectedRun] {
    var runs = runs
    let highest = runs.map(\.level).max() ?? 0
    guard highest > 0 else { return runs }
    for level in (1...highest).reversed() {
      var start = 0
      while start < runs.count {
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return runs
  }

  private static func embeddingLevels(of scalars: [UInt32], _ base: Bool?) -> [FriBidiLevel] {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = base.map { $0 ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR } ?? FRIBIDI_PAR_ON
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    // Rule L1: trailing whitespace gets the base level.
    _ = fribidi_reorder_line(0, types, count, 0, direction, &levels, nil, nil)
    return levels
  }
}
