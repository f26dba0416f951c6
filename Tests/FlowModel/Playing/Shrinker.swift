/// Finds a shorter and simpler script that fails like a long one.
package struct Shrinker<Line> {
  /// Whether a script fails.
  package let fails: ([Line]) async -> Bool
  /// What a line could be instead, the simplest first: simpler by an order that comes to an end.
  package let simpler: (Line) -> [Line]

  package init(
    fails: @escaping ([Line]) async -> Bool, simpler: @escaping (Line) -> [Line] = { _ in [] }
  ) {
    (self.fails, self.simpler) = (fails, simpler)
  }

  /// A script that fails, and no longer does without any of its lines, or with any of them simpler.
  package func shrunk(_ script: [Line]) async -> [Line] {
    var script = await shortened(script)
    while let better = await simplified(script) { script = await shortened(better) }
    return script
  }

  /// Leaves out stretches of lines, long ones first, as long as what remains fails (delta
  /// debugging).
  package func shortened(_ script: [Line]) async -> [Line] {
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

  /// The script with the first line simplified that can be, or `nil` where none can.
  private func simplified(_ script: [Line]) async -> [Line]? {
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
