internal import FlowCore

extension ProofReport: CustomStringConvertible {
  /// The whole report as text: a table of routes by gates, then the findings, then the counts.
  public var description: String {
    let blocks = [table, findings, [summary]].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The counts in one line: `12 screens, 31 transitions, 3 gates, 20 routes, 1,836 replays`.
  public var summary: String {
    [
      count(screens.count, "screen"), count(crossings.count, "transition"),
      count(gates.count, "gate"), count(routes.count, "route"), count(replayCount, "replay"),
    ].joined(separator: ", ")
  }

  /// A row for each route and a column for each gate: how often the route was tried there, and how
  /// often it leaked.
  private var table: [String] {
    guard !gates.isEmpty else { return [] }
    let head = ["route"] + gates.map(\.name)
    let rows = routes.map { route in
      [route]
        + gates.map { gate in
          guard let result = gate.results.first(where: { $0.route == route }) else { return "–" }
          return result.leaks == 0
            ? "holds \(result.replays)" : "LEAKS \(result.leaks) of \(result.replays)"
        }
    }
    return aligned([head] + rows)
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var findings: [String] {
    leaks.map { "leak: \($0)" } + deadEnds.map { "dead end: \($0)" }
      + unreachable.map { "unreachable: \($0)" } + backwardSteps.map { "progress: \($0)" }
      + neverSettles.map { "never settles: \($0)" }
      + limits.map { "incomplete: the limit of \($0) was reached before everything was tried" }
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number.grouped) \(word)\(number == 1 ? "" : "s")"
  }
}

extension Int {
  /// The number with a comma before each group of three digits.
  fileprivate var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.indices.map { index in
      let isBoundary = index > 0 && (digits.count - index) % 3 == 0
      return (isBoundary ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + text.joined()
  }
}
