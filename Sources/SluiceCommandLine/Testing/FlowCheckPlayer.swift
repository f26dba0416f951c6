internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import ImageFiles

/// Plays a script for a comparison with references.
@MainActor
struct FlowCheckPlayer {
  /// The rate of a new film, in pictures a second.
  private static let rate = 30
  /// The scale of a new film, in pixels per point.
  private static let scale = 0.5

  private let path: String
  private let catalogue: Catalogue
  private let flow: FlowOptions
  private let script: Script

  init(_ path: String, in catalogue: Catalogue) throws(Failure) {
    (self.path, self.catalogue) = (path, catalogue)
    flow = try ScriptFlow(of: path).options(in: catalogue)
    do {
      let script = try ScriptOptions.parse(["--script=\(path)"]).read(for: flow)
      guard script.needsFlow else {
        self.script = script
        return
      }
      let prepared = try PreparedFlow(flow, in: catalogue)
      // The flow runs only as long as it is retained.
      defer { withExtendedLifetime(prepared) {} }
      self.script = try script.resolved(on: prepared.session, glyphs: prepared.glyphs)
    } catch let failure as Failure {
      throw failure
    } catch let failure as ScriptFailure {
      throw Failure(failure.description, status: Failure.unexpectedResult)
    } catch {
      throw Failure("\(path): \(error)")
    }
  }

  /// Takes pictures of the kind, rate and scale of a reference; by default a film.
  ///
  /// The pictures may differ in size from the reference only if `anySize` is true; `path` is that
  /// of the reference, for messages.
  func played(
    like reference: FlowReference? = nil, at path: String = "", anySize: Bool = true
  ) throws(Failure) -> FlowReference {
    let prepared = try PreparedFlow(flow, in: catalogue)
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    let renderer = SnapshotRenderer(glyphs: prepared.glyphs)
    func scale(_ size: Size) throws(Failure) -> Double {
      guard let reference else { return Self.scale }
      return try Self.scale(of: reference, showing: size, at: path, anySize: anySize)
    }
    do {
      // A reference without a rate is a single picture.
      guard let rate = reference.map({ $0.rate }) ?? Self.rate else {
        try ScriptPlayer(script, session: prepared.session).playUntilSettled()
        let tree = prepared.session.layerTree
        return FlowReference(tree, scale: try scale(tree.root.size), renderer: renderer)
      }
      var film = FlowReference(rate: rate, scale: try scale(prepared.session.size))
      var frames = FilmFrames(
        script, session: prepared.session, every: FilmFrames.interval(rate: rate))
      while let tree = try frames.frame() { try film.add(tree, renderer) }
      return film
    } catch let failure as Failure {
      throw failure
    } catch let timeout as SettleTimeout {
      throw failure(timeout, status: Failure.unexpectedResult)
    } catch FilmError.unsettled(let timeout) {
      throw failure(timeout, status: Failure.unexpectedResult)
    } catch {
      throw failure(error, status: Failure.badInput)
    }
  }

  private func failure(_ error: any Error, status: Int32) -> Failure {
    Failure("\(path): \(error)", status: status)
  }

  /// The scale of the reference if it is known and gives pictures of an allowed size, or else that
  /// of a new film.
  ///
  /// Throws if the pictures would differ in size from the reference, unless `anySize` is true.
  private static func scale(
    of reference: FlowReference, showing size: Size, at path: String, anySize: Bool
  ) throws(Failure) -> Double {
    guard let image = reference.pictures.first?.image else { return Self.scale }
    let pixels = PixelSize(of: image)
    let scale = reference.scale ?? FlowReference.scale(of: pixels, showing: size)
    if let scale, PixelSize(of: size, scale: scale) == pixels { return scale }
    guard anySize else {
      let problem =
        scale.map { "but a stage of \(size.text) points has \(PixelSize(of: size, scale: $0))" }
        ?? "which a stage of \(size.text) points has at no scale"
      throw Failure("\(path) has \(pixels) pixels, \(problem); --update replaces it")
    }
    return scale.flatMap { SizeLimits.allowsPicture(size, scale: $0) ? $0 : nil } ?? Self.scale
  }
}
