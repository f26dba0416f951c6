internal import FlowCore

extension ProofReport: CustomStringConvertible {
  /// The whole report as text: a table of routes by gates, then the findings, the result in one
  /// line, and the counts.
  public var description: String {
    let blocks = [table, findings, [verdict, summary]].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The counts in one line: `12 screens, 31 transitions, 3 gates, 20 routes, 1,836 replays`.
  public var summary: String {
    [
      screens.count.counted("screen"), crossings.count.counted("transition"),
      gates.count.counted("gate"), routes.count.counted("route"), replayCount.counted("replay"),
    ].joined(separator: ", ")
  }

  package var verdict: String {
    if !leaks.isEmpty { return "not every gate holds" }
    if gates.isEmpty { return "nothing is proved: no gate was reached" }
    if isCutShort { return "nothing is proved: not everything was tried" }
    let part = limits.isEmpty ? "" : " in the part that was tried; nothing is proved of the rest"
    return "every gate that was reached holds\(part)"
  }

  /// How often each route was tried at each gate, and how often it leaked.
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
    leakLines + deadEnds.map { "dead end: \($0)" } + unreachable.map { "unreachable: \($0)" }
      + backwardSteps.map { "progress: \($0)" } + neverSettles.map { "never settles: \($0)" }
      + limits.map { "incomplete: \(Self.text(ofLimit: $0))\(unfinishedText)" }
  }

  /// The first leak of each screen behind a gate, and the other routes to it.
  private var leakLines: [String] {
    leakGroups.map { group in
      let routes = Array(group.map(\.route).uniqued().dropFirst())
      let others =
        routes.isEmpty
        ? "" : "; and \(routes.count.counted("more route")): \(Self.list(routes))"
      return "leak: \(group[0])\(others)"
    }
  }

  /// The leaks, grouped by gate and screen, in the order of each group's first leak.
  package var leakGroups: [[Leak]] {
    var groups: [[Leak]] = []
    for leak in leaks {
      if let index = groups.firstIndex(where: { $0[0].isOfSameScreen(leak) }) {
        groups[index].append(leak)
      } else {
        groups.append([leak])
      }
    }
    return groups
  }

  private static func text(ofLimit name: String) -> String {
    switch ProofStop(rawValue: name) {
    case .time: "the time was over before everything was tried"
    case .interruption: "it was interrupted before everything was tried"
    case nil: "the limit of \(name) was reached before everything was tried"
    }
  }

  private var unfinishedText: String {
    unfinished.isEmpty ? "" : ", on \(Self.list(unfinished))"
  }

  /// The first five names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \((names.count - 5).grouped) more" : shown
  }
}

extension Int {
  /// Such as `1,836 replays`.
  func counted(_ word: String) -> String { "\(grouped) \(word)\(self == 1 ? "" : "s")" }

  fileprivate var grouped: String {
    let digits = Array(String(magnitude))
    let text = digits.indices.map { index in
      let isBoundary = index > 0 && (digits.count - index) % 3 == 0
      return (isBoundary ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + text.joined()
  }
}
