internal import FlowCore
public import FlowSnapshot
internal import FlowUI
internal import ImageFiles
public import Testing

/// Expects a flow to look like its reference, `References/NAME.png` beside the test's file.
///
/// A missing reference is a failure. With `SLUICE_RECORD=1` in the environment, references that
/// differ or are missing are written, and the test still fails. A failure says which layers have
/// changed, and attaches the expected picture, the actual one and the difference, which `swift test
/// --attachments-path DIR` keeps.
///
/// - Parameters:
///   - stage: The flow.
///   - name: The reference's name; the name of the variant is appended, unless it is the default
///     one.
///   - scale: Pixels per point, 0.25…8.
///   - filePath: The path of the test's file; references are in the folder `References` beside it.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `PNGError` if the picture would have more than 64 million pixels.
@MainActor
public func expectPicture(
  of stage: TestStage, named name: String, scale: Double = 1, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try FlowReference.check(stage.session.size, scale: scale)
  let renderer = SnapshotRenderer(glyphs: stage.glyphs)
  let actual = FlowReference(stage.session.layerTree, scale: scale, renderer: renderer)
  try expect(
    actual, Reference(name, stage.variant, "png", beside: filePath, sourceLocation))
}

/// Expects the film of a script to equal its reference, `References/NAME.apng` beside the test's
/// file: each picture at its time, from the start until nothing moves.
///
/// Fails and records as `expectPicture` does; the difference is a film, too.
///
/// - Parameters:
///   - stage: A stage on which neither `play` nor `wait` has been called, and of which no other
///     film has been made; traps otherwise.
///   - script: The script to play; its steps may name elements and state expectations.
///   - name: The reference's name; the name of the variant is appended, unless it is the default
///     one.
///   - rate: The number of pictures a second, 1…60; traps otherwise.
///   - scale: Pixels per point, 0.25…8.
///   - filePath: The path of the test's file; references are in the folder `References` beside it.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `ScriptFailure` if a step names a missing element or an expectation fails, with a
///   picture of that instant attached to the test; `FilmError`; or `PNGError` if a picture would
///   have more than 64 million pixels, or the film more than 512 million.
@MainActor
public func expectFilm(
  of stage: TestStage, playing script: Script, named name: String, rate: Int = 30,
  scale: Double = 0.5, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  precondition((1...60).contains(rate), "a film has 1 to 60 pictures a second, not \(rate)")
  precondition(!stage.isUsed, "a film begins with a flow to which nothing has happened yet")
  stage.isUsed = true
  let played =
    script.needsFlow
    ? try stage.fresh().resolved(script) : script
  var frames = FilmFrames(played, session: stage.session, every: FilmFrames.interval(rate: rate))
  var actual = FlowReference(rate: rate, scale: scale)
  let renderer = SnapshotRenderer(glyphs: stage.glyphs)
  while let tree = try frames.frame() { try actual.add(tree, renderer) }
  try expect(
    actual, Reference(name, stage.variant, "apng", beside: filePath, sourceLocation))
}

@MainActor
private func expect(_ actual: FlowReference, _ reference: Reference) throws {
  let file = try actual.file()
  guard let bytes = reference.bytes else { return reference.failMissing(actual: file) }
  let expected: FlowReference
  do {
    expected = try FlowReference(bytes)
  } catch {
    return reference.fail("\(reference.name) cannot be read: \(error)", actual: file)
  }
  let comparison = ReferenceComparison(expected: expected, actual: actual)
  guard !comparison.isEmpty else { return }
  reference.fail(
    comparison.lines.joined(separator: "\n"), actual: file, expected: bytes,
    difference: try? comparison.file())
}
