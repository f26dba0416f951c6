internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// How long replaying a stored run or a link may take; by eye: as long as a person waits for a
  /// program.
  static let longestReplay = Duration.seconds(10)

  /// Plays up to an instant, and pauses there; returns false if it takes too long, and then pauses
  /// at the instant that it has reached.
  func replay(upTo instant: Instant) -> Bool {
    let limit = ContinuousClock.now + Self.longestReplay
    // Play even if the instant is the first one: there may be input at it.
    repeat {
      guard ContinuousClock.now < limit else { return false }
      show(min(instant, playback.now.advanced(by: .seconds(1))))
    } while playback.now < instant
    return true
  }

  /// Continues the latest run of another window that did not end normally; the run on the stage is
  /// kept as one of its demo's time lines.
  func continueLostRun() {
    guard let lostRuns else { return }
    guard let run = lostRuns.takeNext() else { return toast.say(strings[.noLostRun]) }
    let link = run.record.link
    do {
      let (setup, script) = try read(link)
      viewport.keepSize()
      restart(setup, playing: script, because: .aLostRun)
    } catch {
      return toast.say(error.message, isProblem: true)
    }
    onOpen()
    if replay(upTo: Instant.zero.advanced(by: link.moment?.time ?? .zero)) {
      closeStage()
      time.isPaused = false
      restore(run.record)
      // The journal begins anew, with the restored time lines.
      playback.onRestart?()
      onLostRun(run.record)
      lostRuns.didContinue(run)
      if !keepsMessage { sayContinued(run.record, others: lostRuns.count) }
    } else {
      lostRuns.setAside(run)
      restart(StageSetup(demo: demo))
      time.isPaused = false
    }
  }

  /// Keeps the time lines and the demos that were left in a run that did not end normally.
  func restore(_ record: JournalRecord) {
    let lines: [SavedTimeLine] = record.earlier.compactMap { link in
      guard let setup = try? setup(of: link), let script = try? link.script() else {
        return nil
      }
      return SavedTimeLine(setup, playedAllOf: script)
    }
    restored += lines
    history.restore(lines.filter { $0.setup.demo.id == demo.id }, before: playback.saved)
    sessions.restore(lines.filter { $0.setup.demo.id != demo.id })
  }

  /// Says that a run is continued, whether its recording goes on, and how many other runs can be
  /// continued.
  ///
  /// If a demo has ended the run with a signal, its crash report is shown, so only the number is
  /// said, and nothing if there is a message on the run's recording.
  func sayContinued(_ record: JournalRecord, others: Int) {
    let more = others > 0 ? strings[.moreLostRuns.with("\(others)")] : nil
    guard record.signal == nil else {
      if let more, record.recordingStart == nil { toast.say(more) }
      return
    }
    guard record.recordingStart != nil else {
      return toast.say(others > 0 ? strings[.resumedOne.with("\(others)")] : strings[.resumed])
    }
    let text = strings[.resumedRecording.with(Command.record.shortcutText)]
    toast.say([text, more].compactMap(\.self).joined(separator: " "))
  }
}
