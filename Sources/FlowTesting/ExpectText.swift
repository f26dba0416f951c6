internal import FlowCore
internal import FlowUI
public import Testing

/// Expects the accessibility tree to equal its reference, `References/NAME.txt` beside the test's
/// file: roles, names, values and states.
///
/// Fails and records as `expectPicture` does.
///
/// - Parameters:
///   - stage: The flow.
///   - name: The reference's name; the name of the variant is appended, unless it is the default
///     one.
///   - filePath: The path of the test's file; references are in the folder `References` beside it.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectDescription(
  of stage: TestStage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "\(stage.session.accessibilityTree)",
    Reference(name, stage.variant, "txt", beside: filePath, sourceLocation))
}

/// Expects the trace so far to equal its reference, `References/NAME.trace` beside the test's file:
/// input, transitions and calls of screens, each with its time.
///
/// Fails and records as `expectPicture` does.
///
/// - Parameters:
///   - stage: The flow.
///   - name: The reference's name; the name of the variant is appended, unless it is the default
///     one.
///   - filePath: The path of the test's file; references are in the folder `References` beside it.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectTrace(
  of stage: TestStage, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    stage.trace.map(\.description).joined(separator: "\n"),
    Reference(name, stage.variant, "trace", beside: filePath, sourceLocation))
}

private func expect(_ text: String, _ reference: Reference) {
  let actual = Array("\(text)\n".utf8)
  guard let bytes = reference.bytes else { return reference.failMissing(actual: actual) }
  guard bytes != actual else { return }
  let lines = LineChanges(from: String(decoding: bytes, as: UTF8.self), to: "\(text)\n").lines
  reference.fail(
    lines.prefix(10).joined(separator: "\n"), actual: actual, expected: bytes,
    difference: Array(lines.joined(separator: "\n").utf8))
}

/// The lines in which two texts differ: those of the old one after `-`, those of the new one after
/// `+`.
struct LineChanges {
  let lines: [String]

  init(from old: String, to new: String) {
    let (old, new) = (Self.split(old), Self.split(new))
    // Lines that are canonically equivalent may still have different bytes.
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let removed = difference.removals.map { change -> (Int, String) in
      guard case .remove(let offset, let line, _) = change else { return (0, "") }
      return (offset, "-\(offset + 1): \(line)")
    }
    let inserted = difference.insertions.map { change -> (Int, String) in
      guard case .insert(let offset, let line, _) = change else { return (0, "") }
      return (offset, "+\(offset + 1): \(line)")
    }
    lines = (removed + inserted).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
