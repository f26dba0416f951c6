internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// The time between two checks of an expectation with a time limit: 1/60 s.
  private static let interval = Duration.nanoseconds(16_666_667)

  /// Checks expectations; with a time limit, repeatedly until all of them hold at the same instant.
  ///
  /// Without fonts, nothing is checked, and the whole time passes.
  mutating func expect(
    _ expectations: [Expectation], within time: Duration?
  ) throws(ScriptFailure) {
    guard let glyphs else { return wait(time ?? .zero) }
    let limit = now.advanced(by: time ?? .zero)
    while let (expected, seen) = firstFailure(of: expectations, glyphs) {
      guard now < limit else {
        let within = time.map { " within \($0.time)" } ?? ""
        throw failure("expected \(expected)\(within), but saw \(seen)")
      }
      session.advance(to: min(limit, now.advanced(by: Self.interval)))
    }
  }

  private func firstFailure(
    of expectations: [Expectation], _ glyphs: GlyphLibrary
  ) -> (Expectation, seen: String)? {
    let all = StageElement.all(in: session.accessibilityTree)
    for expectation in expectations {
      if let seen = problem(expectation, all, glyphs) { return (expectation, seen) }
    }
    return nil
  }

  /// What was found instead; `nil` if the expectation holds.
  private func problem(
    _ expectation: Expectation, _ all: [StageElement], _ glyphs: GlyphLibrary
  ) -> String? {
    switch expectation {
    case .screen(let name):
      let seen = session.topScreenName
      return seen == name ? nil : "the screen \(seen.inQuotes)"
    case .stack(let names):
      let seen = session.stackNames
      return seen == names ? nil : "the stack [\(seen.joined(separator: ", "))]"
    case .focused(let name): return focusProblem(name, all)
    case .progress(let text): return progressProblem(text, all)
    case .element(let name, let states, let value):
      return elementProblem(name, states, value, all)
    case .absent(let name):
      return Self.numberedElements(name, in: all).first.map(\.wholeDescription)
    case .contrast(let least):
      return contrastProblem(least, all, glyphs)
    case .settled(let isSettled):
      guard session.isMoving == isSettled else { return nil }
      return isSettled ? "something that moves" : "nothing that moves"
    }
  }

  /// The text with the lowest contrast, if that is too low; text of disabled elements is exempt
  /// (WCAG 2.1, 1.4.3).
  private func contrastProblem(
    _ least: Double, _ all: [StageElement], _ glyphs: GlyphLibrary
  ) -> String? {
    let disabled = all.map(\.node).filter { $0.states.contains(.disabled) }
    let lines = SnapshotRenderer(glyphs: glyphs)
      .contrasts(of: session.layerTree, measuring: glyphs)
      .filter { line in !disabled.contains { $0.frame.contains(line.frame.middle) } }
    let lowest = lines.min { $0.ratio < $1.ratio }
    return lowest.flatMap { $0.ratio < least ? $0.description : nil }
  }

  private func focusProblem(_ name: ElementName, _ all: [StageElement]) -> String? {
    let focused = all.filter { $0.node.states.contains(.focused) }
    let found = Self.numberedElements(name, in: all)
    if found.contains(where: { $0.node.states.contains(.focused) }) { return nil }
    return focused.last.map { "it on \($0.description)" } ?? "it nowhere"
  }

  private func progressProblem(_ text: String, _ all: [StageElement]) -> String? {
    let values = all.filter { $0.node.role == .progressBar }.compactMap(\.node.value)
    let wanted = Double(percent: text.withPlainSpaces)
    let isThere = values.contains { value in
      value.withPlainSpaces == text.withPlainSpaces
        || (wanted.map { Double(progress: value).isWithinPercent(of: $0) } ?? false)
    }
    guard !isThere else { return nil }
    return values.isEmpty ? "no progress bar" : values.joined(separator: ", ")
  }

  private func elementProblem(
    _ name: ElementName, _ states: [String], _ value: String?, _ all: [StageElement]
  ) -> String? {
    let found = Self.numberedElements(name, in: all)
    let wanted = value?.withPlainSpaces
    let isThere = found.contains { element in
      states.allSatisfy(element.node.states.names.contains)
        && (wanted.map { $0 == element.node.value?.withPlainSpaces } ?? true)
    }
    guard !isThere else { return nil }
    if let first = found.first { return first.wholeDescription }
    let others = name.role.map { role in all.filter { $0.node.role == role } } ?? []
    guard !others.isEmpty else { return "none on the screen \(session.topScreenName.inQuotes)" }
    return others.prefix(8).map(\.wholeDescription).joined(separator: ", ")
  }
}

extension Double? {
  /// Whether both are at most half a percentage point apart; `false` for `nil`.
  fileprivate func isWithinPercent(of percent: Double) -> Bool {
    map { ($0 - percent).magnitude <= 0.5 } ?? false
  }
}

extension Double {
  /// Reads a percentage from a progress bar's text, such as `60 %` or `3 of 5`.
  fileprivate init?(progress text: String) {
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    if text.hasSuffix("%"), let percent = numbers.first {
      self = percent
    } else if numbers.count == 2, numbers[1] > 0 {
      self = numbers[0] / numbers[1] * 100
    } else {
      return nil
    }
  }
}
