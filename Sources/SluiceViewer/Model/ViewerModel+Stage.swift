internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

extension ViewerModel {
  /// Switches to another kind of device, in the same orientation.
  func use(_ kind: Device.Kind) { use(Device(kind, isRotated: device.isRotated)) }

  /// Switches the device between portrait and landscape.
  func rotate() {
    guard device.kind != .free else { return }
    use(Device(device.kind, isRotated: !device.isRotated))
  }

  /// The stage's scale in the room available, in points of the window per point of the stage.
  var scale: Double {
    let room = comparison?.room(in: room) ?? room
    return StageGeometry(playback.session.size, on: device, in: Rect(room), zoom: shownZoom).scale
  }

  /// The zoom of the stage; if it is alone in the window, `fit` also enlarges it beyond 1:1.
  var shownZoom: StageGeometry.Zoom { zoom == .fit && panels.isStageAlone ? .fill : zoom }

  /// Zooms in to the next zoom step if `steps` is positive, or else out to the previous one.
  func zoom(by steps: Int) {
    let now = stage.geometry?.scale ?? 1
    let next =
      steps > 0
      ? StageGeometry.steps.first { $0 > now * 1.01 } : StageGeometry.steps.last { $0 < now * 0.99 }
    if let next { zoom = .times(next) }
  }

  /// Zooms so that the whole stage fits, and centres it.
  func zoomToFit() { (zoom, pan) = (.fit, .zero) }

  /// Zooms to one point of the window per point of the stage.
  func zoomToPoints() { zoom = .times(1) }

  /// Moves the stage by a distance in points of the window.
  func pan(by distance: Vector) { pan = pan + distance }
}

extension ViewerModel {
  /// Shows a comparison stage with a variant; `nil` removes the comparison stage.
  func compare(with variant: ComparisonVariant?, measuring: any TextMeasuring) {
    let showsDifference = comparison?.showsDifference ?? false
    let variant = variant.flatMap { $0.isAvailable(for: demo) ? $0 : nil }
    comparison = variant.map { ComparisonStage($0, of: playback, measuring: measuring) }
    comparison?.showsDifference = showsDifference
    if let comparison { connect(comparison.stage) }
    time.follower = comparison?.playback
  }
}

extension ViewerModel {
  /// Restarts a demo after it has crashed.
  func dismissCrash(_ crash: CrashReport) {
    var setup = playback.setup
    (setup.demo, setup.place) = (crash.demo, nil)
    restart(setup)
  }

  /// Replays the input that led to a crash; the demo may well crash again.
  func replay(_ crash: CrashReport) {
    guard let setup = try? setup(of: crash.link) else { return dismissCrash(crash) }
    restart(setup, playing: (try? crash.link.setting().script) ?? Script(), again: crash.link)
    toast.say(strings[.replaying])
  }

  /// The link to the end of the current replay; `nil` once the replay is complete or something else
  /// was opened.
  var unfinishedReplay: StageLink? {
    playback.isInPast || playback.playedCount == playback.log.count ? nil : replayed
  }

  /// Cancels all pressed pointers, because the run in which they were pressed has ended.
  func closeStage() {
    for press in playback.presses {
      send(.pointer(.cancelled, press.device, finger: press.finger, press.place))
    }
  }
}
