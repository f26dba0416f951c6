internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import ImageFiles

/// Compares a script's flow with the references beside the script.
///
/// `NAME.yaml` is compared with `NAME.apng`, a film of the whole script, and with `NAME.png`, the
/// picture at the script's end, if these files exist.
@MainActor
struct FlowCheck {
  /// The endings of references: of a film and of a picture.
  nonisolated static let endings = [".apng", ".png"]

  let path: String
  let catalogue: Catalogue
  let tolerance: PictureTolerance
  /// Whether references that differ are replaced, and a film is made of a script that has none.
  let updates: Bool
  let failures: FailureFolder?

  private var stem: String { ScriptFile(path).stem }
  private var film: String { stem + ".apng" }
  private var references: [ReferenceFile] {
    Self.endings.map { ReferenceFile(stem + $0) }.filter(\.exists)
  }

  /// Returns a result for each reference.
  ///
  /// There is a single result if there is no reference, or if the script fails before the first
  /// comparison.
  func results() -> [TestResult] {
    let references = references
    do {
      if references.isEmpty, !updates {
        // A script that names no flow, or a wrong one, is reported for that instead.
        _ = try ScriptFlow(of: path).options(in: catalogue)
        return [failed(path, "\(path): there is no reference \(film); --update makes it")]
      }
      let player = try FlowCheckPlayer(path, in: catalogue)
      guard !references.isEmpty else { return [try made(by: player)] }
      return references.map { result($0, player) }
    } catch {
      return [failed(path, error.message, status: error.status)]
    }
  }

  private func result(_ reference: ReferenceFile, _ player: FlowCheckPlayer) -> TestResult {
    do {
      return try compared(reference, player)
    } catch {
      return failed(reference.path, error.message, status: error.status)
    }
  }

  private func compared(
    _ reference: ReferenceFile, _ player: FlowCheckPlayer
  ) throws(Failure) -> TestResult {
    // No film is made while another reference exists.
    let canMakeFilm = updates && references.count == 1
    let expected = try reference.read(hint: canMakeFilm ? "; delete it for a new film" : "")
    let actual = try player.played(like: expected, at: reference.path, anySize: updates)
    let comparison = ReferenceComparison(
      expected: expected, actual: actual, tolerance: tolerance)
    guard !comparison.isEmpty else { return passed(reference.path) }
    if updates {
      try write(actual, to: reference.path)
      return passed(reference.path, "updated: \(comparison.summary)")
    }
    var message = "\(reference.path): \(comparison.summary)"
    if let file = try picture(of: comparison, reference.path) { message += " (see \(file))" }
    return failed(reference.path, message)
  }

  private func made(by player: FlowCheckPlayer) throws(Failure) -> TestResult {
    try write(try player.played(), to: film)
    return passed(film, "made")
  }

  // MARK: Results

  private func passed(_ path: String, _ note: String? = nil) -> TestResult {
    TestResult(path: path, status: 0, message: note ?? "", milliseconds: nil, link: nil)
  }

  private func failed(
    _ path: String, _ message: String, status: Int32 = Failure.unexpectedResult
  ) -> TestResult {
    TestResult(path: path, status: status, message: message, milliseconds: nil, link: nil)
  }

  private func write(_ reference: FlowReference, to path: String) throws(Failure) {
    do {
      try Output(path: path).write(try reference.file())
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot make \(path): \(error)")
    }
  }

  /// Returns the path of the picture; `nil` without `failures`.
  private func picture(
    of comparison: ReferenceComparison, _ path: String
  ) throws(Failure) -> String? {
    guard let failures else { return nil }
    let folder = failures.folder(for: path)
    let picturePath = "\(folder)/\(path.split(separator: "/").last ?? "")"
    let file: [UInt8]
    do {
      file = try comparison.file()
    } catch {
      throw Failure("cannot make \(picturePath): \(error)")
    }
    try Folder.with(folder, for: "--failures") { () throws(Failure) in
      try Output(path: picturePath).write(file)
    }
    return picturePath
  }
}
