package import FlowCore

/// The text of a script that may have been cut off while it was recorded.
package struct TornScript {
  /// The text up to the last whole step; all of it if the script is not torn.
  package let yaml: String
  /// The number of lines left out; 0 if the script is whole.
  package let missing: Int

  /// Only a recording that ends in the middle of a line or step, or contains zero bytes, counts as
  /// torn.
  ///
  /// An error in any other script is a mistake that should be reported.
  package init(recording yaml: String, preferences: Preferences = Preferences()) {
    var lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rest = lines.removeLast()
    let isRecording = lines.contains {
      ScriptSeal.isSeal($0) || ScriptWriter.beginsRecording($0)
    }
    let isTorn =
      !rest.isEmpty || yaml.utf8.contains(0) || lines.last.map(Self.continuesBelow) ?? false
    guard isRecording, isTorn else {
      (self.yaml, missing) = (yaml, 0)
      return
    }
    let whole = Self.wholeSteps(of: lines, preferences: preferences)
    self.yaml = whole.map { "\($0)\n" }.joined()
    missing = lines.count - whole.count + (rest.isEmpty ? 0 : 1)
  }

  /// Whether no step of a recording ends with the line.
  private static func continuesBelow(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return ["- touch:", "exact:"].contains(text)
      || ["- at: ", "finger: "].contains { text.hasPrefix($0) }
  }

  /// The longest beginning of the lines that is a script.
  package static func wholeSteps(
    of lines: [String], preferences: Preferences = Preferences()
  ) -> ArraySlice<String> {
    let isScript = { (lines: ArraySlice<String>) in
      let yaml = lines.map { "\($0)\n" }.joined()
      return (try? Script(yaml: yaml, file: "", preferences: preferences)) != nil
    }
    let starts = lines.indices.filter { lines[$0].hasPrefix("- ") }
    // The steps of the header do not count towards the limit.
    let most = ScriptLimits.steps + starts.prefix { ScriptParser.isHeader(lines[$0]) }.count
    let end = starts.count > most ? starts[most] : lines.count
    guard !isScript(lines[..<end]) else { return lines[..<end] }
    // A script without its last steps is still a script, so bisection finds the first torn step;
    // then, if that is a list of moves, the first torn move.
    let ends = starts.prefix(most) + [end]
    guard ends.count > 1 else { return lines[..<0] }
    var (whole, torn) = (0, ends.count - 1)
    while torn - whole > 1 {
      let middle = (whole + torn) / 2
      if isScript(lines[..<ends[middle]]) { whole = middle } else { torn = middle }
    }
    var (start, last) = (ends[whole], ends[torn])
    // The last lines are tried one by one, because the first lines of a step alone are not a
    // script.
    while last - start > 8 {
      let middle = (start + last) / 2
      if isScript(lines[..<middle]) { start = middle } else { last = middle }
    }
    while last > start, !isScript(lines[..<last]) { last -= 1 }
    return lines[..<last]
  }
}
