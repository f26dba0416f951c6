internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import SluiceCommandLine

/// Makes a film of the stage's time line while the window's time passes, a few pictures a frame.
@MainActor
final class FilmMaker {
  enum Content: CaseIterable {
    case timeLine
    case lastTransition

    var title: Phrase {
      switch self {
      case .timeLine: .wholeTimeLine
      case .lastTransition: .filmOfTransition
      }
    }
  }

  /// The number of pictures that are made in each frame of the window; by eye.
  private static let picturesPerFrame = 2

  private let export: FilmExport
  /// Retained so that the flow keeps running.
  private let run: StageRun
  /// Called with the fraction made so far, 0…1.
  var onProgress: (Double) -> Void = { _ in }
  var onEnd: (Result<FilmExport, any Error>) -> Void = { _ in }
  private var isOver = false

  init(
    _ format: FilmExport.Format, of playback: Playback, in period: ClosedRange<Instant>,
    glyphs: GlyphLibrary, on clock: FlowClock
  ) {
    run = playback.setup.start(
      measuring: glyphs, blocks: TextBlocks(), calls: .input)
    export = FilmExport(
      format, of: Script(inputs: playback.log, end: playback.end), session: run.session, in: period,
      glyphs: glyphs)
    clock.add(self)
  }

  /// Nothing is written.
  func cancel() { isOver = true }
}

extension FilmMaker: ClockParticipant {
  var deadline: Instant? { nil }
  var isMoving: Bool { !isOver }

  func advance(to instant: Instant) {
    guard !isOver else { return }
    do {
      for _ in 0..<Self.picturesPerFrame {
        guard try export.step() else {
          isOver = true
          return onEnd(.success(export))
        }
      }
      onProgress(export.fraction)
    } catch {
      isOver = true
      onEnd(.failure(error))
    }
  }
}

extension Sharing {
  /// Does nothing if there is no transition to show, or while another film is made.
  func saveFilm(_ format: FilmExport.Format, of content: FilmMaker.Content) {
    guard film == nil, let period = period(of: content) else { return }
    let maker = FilmMaker(
      format, of: model.playback, in: period, glyphs: glyphs, on: model.clock)
    film = maker
    let name = name
    maker.onProgress = { [weak self] fraction in
      guard let self else { return }
      model.toast.say(
        strings[.filmProgress.with("\((fraction * 100).fixed(0))", Command.saveFilm.shortcutText)])
    }
    maker.onEnd = { [weak self] result in self?.endFilm(result, format, name) }
    model.toast.say(strings[.filmProgress.with("0", Command.saveFilm.shortcutText)])
  }

  func cancelFilm() {
    film?.cancel()
    film = nil
    model.toast.say(strings[.filmCancelled])
  }

  /// The period that a film shows; `nil` if there is no transition.
  ///
  /// The whole time line begins with the last change of the stage's size, because all pictures of a
  /// film have the same size.
  func period(of content: FilmMaker.Content) -> ClosedRange<Instant>? {
    switch content {
    case .timeLine: lastResize...model.playback.end
    case .lastTransition: model.lastTransition.map { $0.start...($0.end ?? model.playback.end) }
    }
  }

  /// The last instant up to the present at which the stage's size changed; the flow's start if it
  /// never did.
  private var lastResize: Instant {
    let playback = model.playback
    var (size, instant) = (playback.setup.size, Instant.zero)
    for timed in playback.log.prefix(playback.reportedCount) {
      // A script may resize the stage to the size that it has.
      guard case .environment(.resize(let new)) = timed.input, new != size else { continue }
      (size, instant) = (new, timed.instant)
    }
    return instant
  }

  private func endFilm(
    _ result: Result<FilmExport, any Error>, _ format: FilmExport.Format, _ name: String
  ) {
    film = nil
    do {
      let path = try files.freePath(name, format.ending)
      try result.get().finish(at: path)
      sayIsSaved(path)
    } catch {
      model.toast.say(
        strings[.cannotSave.with(strings[.theFilm], problem(error))], isProblem: true)
    }
  }
}
