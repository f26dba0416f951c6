internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import ImageFiles

/// Compares a script's flow with the references beside the script.
///
/// `NAME.yaml` is compared with `NAME.apng`, a film of the whole script, and with `NAME.png`, the
/// picture at its end, if they exist.
@MainActor
struct FlowCheck {
  /// The rate of a new film, in pictures a second.
  private static let rate = 30
  /// The pixels per point of a new film.
  private static let scale = 0.5

  let path: String
  let catalogue: Catalogue
  let tolerance: PictureTolerance
  /// Whether references that differ are replaced, and missing films are made.
  let updates: Bool
  /// The folder for pictures of differences; `nil` for none.
  let failures: String?

  private var stem: String { String(path.dropLast(".yaml".count)) }

  /// Compares, and returns the results: one for each reference, or one if there is none.
  func results() throws(Failure) -> [TestResult] {
    let references = [".apng", ".png"].map { ReferenceFile(stem + $0) }.filter(\.exists)
    if references.isEmpty, !updates {
      return [failed(path, "\(path): there is no reference \(film); --update makes it")]
    }
    let script = try script()
    guard !references.isEmpty else { return [try made(script)] }
    return try references.map { reference throws(Failure) in try result(reference, script) }
  }

  private func result(
    _ reference: ReferenceFile, _ script: Script
  ) throws(Failure) -> TestResult {
    let expected = try reference.read()
    let actual = try played(script, like: expected)
    let comparison = ReferenceComparison(
      expected: expected, actual: actual, tolerance: tolerance)
    guard !comparison.isEmpty else { return passed(reference.path) }
    if updates {
      try write(actual, to: reference.path)
      return passed(reference.path, "updated: \(comparison.summary)")
    }
    var message = "\(reference.path): \(comparison.summary)"
    if let place = try picture(of: comparison, reference.path) { message += " (see \(place))" }
    return failed(reference.path, message)
  }

  private var film: String { stem + ".apng" }

  private func made(_ script: Script) throws(Failure) -> TestResult {
    try write(try played(script, like: nil), to: film)
    return passed(film, "made")
  }

  // MARK: Playing

  /// Plays the script, and renders a picture or a film with the rate and the scale of a reference.
  private func played(
    _ script: Script, like reference: FlowReference?
  ) throws(Failure) -> FlowReference {
    let stage = try stage()
    let scale = scale(of: reference, on: stage)
    do {
      let renderer = SnapshotRenderer(glyphs: stage.glyphs)
      guard let rate = reference.map({ $0.rate }) ?? Self.rate else {
        try ScriptPlayer(script, session: stage.session).playToRest()
        return FlowReference(stage.session.layerTree, scale: scale, renderer)
      }
      var frames = FilmFrames(script, session: stage.session, every: .seconds(1) / rate)
      var film = FlowReference(rate: rate)
      while let tree = try frames.frame() { film.add(tree, scale: scale, renderer) }
      return film
    } catch {
      throw Failure("\(path): \(error)", status: Failure.unexpectedResult)
    }
  }

  /// The script with named steps resolved to points.
  private func script() throws(Failure) -> Script {
    do {
      let script = try ScriptOptions.parse(["--script=\(path)"]).read(for: try flow())
      guard script.needsFlow else { return script }
      let stage = try stage()
      return try script.resolved(on: stage.session, glyphs: stage.glyphs)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(path): \(error)", status: Failure.unexpectedResult)
    }
  }

  private func flow() throws(Failure) -> FlowOptions {
    let link = try FlowTest.link(of: path)
    do {
      return try FlowOptions.parse(["--", link.description])
    } catch {
      throw Failure("\(path): \(FlowOptions.message(for: error))")
    }
  }

  private func stage() throws(Failure) -> Stage { try Stage(try flow(), in: catalogue) }

  /// The pixels per point with which a reference was made; the default if no legal scale fits its
  /// width.
  private func scale(of reference: FlowReference?, on stage: Stage) -> Double {
    guard let reference, let image = reference.pictures.first?.image else { return Self.scale }
    let scale = Double(image.width) / stage.session.size.width
    return StageLimits.allows(scale: scale) ? scale : Self.scale
  }

  // MARK: Results

  private func passed(_ path: String, _ note: String? = nil) -> TestResult {
    TestResult(path: path, status: 0, message: note ?? "", milliseconds: nil, link: nil)
  }

  private func failed(_ path: String, _ message: String) -> TestResult {
    TestResult(
      path: path, status: Failure.unexpectedResult, message: message, milliseconds: nil, link: nil)
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

  /// Writes the picture of a difference if one is wanted; returns its path.
  private func picture(
    of comparison: ReferenceComparison, _ path: String
  ) throws(Failure) -> String? {
    guard let failures else { return nil }
    try Folder.make(failures, for: "--failures")
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let place = "\(failures)/\(name)"
    do {
      try Output(path: place).write(try comparison.file())
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot make \(place): \(error)")
    }
    return place
  }
}
