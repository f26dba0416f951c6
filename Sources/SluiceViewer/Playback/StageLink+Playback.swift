internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

extension StageLink {
  /// Creates a link to the instant that is shown, with the input up to it.
  ///
  /// The link leads at most to the end of the first week, because links and scripts state no later
  /// instant.
  @MainActor
  init(to playback: Playback) {
    self.init(toStartOf: playback.setup)
    moment?.time = min(playback.now.duration(since: .zero), .week)
    if let script = playback.script {
      moment?.assignments.append(Self.scriptAssignment(script))
    }
  }

  @MainActor
  init(toStartOf setup: StageSetup) {
    var assignments = setup.preferences.changes(since: Preferences()).map {
      Assignment(name: $0.rawValue, value: setup.preferences.text(of: $0))
    }
    if setup.settings.seed != 1 {
      assignments.append(Assignment(name: "seed", value: "\(setup.settings.seed)"))
    }
    assignments.append(Assignment(name: "size", value: setup.size.text))
    assignments += setup.settings.values.sorted { $0.key < $1.key }.map {
      Assignment(name: $0.key, value: PlaceText.encoded($0.value))
    }
    if setup.isOnDevice { assignments.append(Assignment(name: "device", value: "true")) }
    self.init(
      id: setup.demo.id, placeText: setup.place?.description,
      moment: Moment(time: .zero, assignments: assignments))
  }
}

extension Playback {
  /// The input up to the instant that is shown; `nil` if there is none.
  var script: String? {
    guard playedCount > 0 else { return nil }
    var writer = ScriptWriter(preferences: setup.preferences)
    var text = ""
    for timed in log.prefix(playedCount) {
      text += writer.lines(for: timed.input, at: timed.instant)
    }
    return text + writer.end(at: now)
  }
}
