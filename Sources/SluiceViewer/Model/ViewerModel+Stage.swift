internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

extension ViewerModel {
  func use(_ kind: Device.Kind) { use(Device(kind, isRotated: device.isRotated)) }

  func rotate() {
    guard device.kind != .free else { return }
    use(Device(device.kind, isRotated: !device.isRotated))
  }

  func stage(at point: Point) -> StageTarget? {
    guard crash == nil else { return nil }
    return [stage, comparison?.stage].compactMap(\.self).first {
      $0.geometry?.room.contains(point) ?? false
    }
  }
}

extension ViewerModel {
  /// Shows the comparison stage for a variant; `nil`, or a variant that the demo does not have,
  /// removes it.
  ///
  /// If the previous comparison stage had the focus, the new one gets it or, without one, the first
  /// stage.
  func compare(with variant: ComparisonVariant?, measuring: any TextMeasuring) {
    let showsDifference = comparison?.showsDifference ?? false
    let hadFocus = comparison?.stage.hasFocus ?? false
    let variant = variant.flatMap { $0.isAvailable(for: demo) ? $0 : nil }
    comparison = variant.map { ComparisonStage($0, of: playback, measuring: measuring) }
    comparison?.showsDifference = showsDifference
    if let comparison { connect(comparison.stage) }
    if hadFocus { (comparison?.stage ?? stage).hasFocus = true }
    time.follower = comparison?.playback
  }
}

extension ViewerModel {
  /// Restarts the demo and plays the input up to the crash, which may happen again.
  func replay(_ crash: CrashReport) {
    guard let setup = try? setup(of: crash.link) else { return restart() }
    viewport.keepSize()
    restart(setup, playing: (try? crash.link.script()) ?? Script(), again: crash.link)
    sayAfterLeaving(strings[.replaying])
  }

  /// The link to the end of the current replay; `nil` once the replay is complete or something else
  /// was opened, and while the past is shown.
  var unfinishedReplay: StageLink? {
    playback.isInPast || playback.playedCount == playback.log.count ? nil : replayed
  }

  /// Cancels all pressed pointers, because the run in which they were pressed has ended.
  func closeStage() {
    for press in playback.presses {
      send(
        .pointer(.cancelled, device: press.device, finger: press.finger, location: press.location))
    }
  }
}
