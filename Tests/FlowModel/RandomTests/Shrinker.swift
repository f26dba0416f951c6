/// Reduces a failing script to a shorter and simpler one that fails as well.
package struct Shrinker<Line> {
  package let fails: nonisolated(nonsending) ([Line]) async -> Bool
  /// Returns simpler lines, the simplest first; replacing them again and again must come to an end.
  package let simpler: (Line) -> [Line]

  package init(
    fails: nonisolated(nonsending) @escaping ([Line]) async -> Bool,
    simpler: @escaping (Line) -> [Line] = { _ in [] }
  ) {
    (self.fails, self.simpler) = (fails, simpler)
  }

  /// The returned script no longer fails if any line is removed or simplified.
  package nonisolated(nonsending) func shrunk(_ script: [Line]) async -> [Line] {
    var script = await shortened(script)
    while let better = await simplified(script) { script = await shortened(better) }
    return script
  }

  /// Removes ranges of lines, long ones first (delta debugging).
  package nonisolated(nonsending) func shortened(_ script: [Line]) async -> [Line] {
    var script = script
    var length = max(1, script.count / 2)
    while true {
      let count = script.count
      for start in stride(from: count - length, to: -length, by: -length) {
        let shorter = Array(script.prefix(max(0, start)) + script.dropFirst(start + length))
        if await fails(shorter) { script = shorter }
      }
      guard length > 1 || script.count < count else { return script }
      length = max(1, length / 2)
    }
  }

  /// `nil` if no simplified script fails.
  private nonisolated(nonsending) func simplified(_ script: [Line]) async -> [Line]? {
    for index in script.indices {
      for line in simpler(script[index]) {
        var other = script
        other[index] = line
        if await fails(other) { return other }
      }
    }
    return nil
  }
}
