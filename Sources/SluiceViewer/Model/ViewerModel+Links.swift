internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import SluiceCommandLine

extension ViewerModel {
  var preferences: Preferences { playback.session.preferences }

  func prefer(_ change: (inout Preferences) -> Void) {
    var preferences = preferences
    change(&preferences)
    if preferences != self.preferences { send(.prefer(preferences)) }
  }

  func changeDemoSettings(_ change: (inout DemoSettings) -> Void) {
    var setup = currentSetup
    change(&setup.settings)
    guard setup.settings != playback.setup.settings else { return }
    setup.place = playback.place
    restart(setup, because: .demoSettings)
  }
}

extension ViewerModel {
  func setup(of link: StageLink) throws(Failure) -> StageSetup {
    let settings = try link.settings()
    return StageSetup(
      demo: try catalogue.requireDemo(link.id), settings: settings.demo, place: try link.place(),
      size: settings.stageSize, preferences: settings.preferences,
      isOnDevice: settings.isOnDevice)
  }

  func open(_ link: StageLink) {
    do {
      let setup = try setup(of: link)
      fillsRoom = false
      restart(setup, playing: try link.script() ?? Script(), because: .aLink)
      let end = Instant.zero.advanced(by: link.moment?.time ?? .zero)
      let isShown = replay(upTo: end)
      onOpen()
      guard !isShown else { return }
      toast.say(
        strings[
          .linkTooLong.with(
            playback.now.seconds(since: .zero).fixed(3), end.seconds(since: .zero).fixed(3))],
        isProblem: true, after: Self.longestReplay)
    } catch {
      toast.say(
        strings[.cannotOpenLink.with(error.message)], isProblem: true)
    }
  }

  /// Opens a pasted link, unless text is being edited on the stage; returns whether the text was
  /// handled.
  func openPasted(_ text: String) -> Bool {
    // A single character was typed, not pasted.
    guard playback.session.textInput == nil, text.count > 1 else { return false }
    let link = StageLink(text.filter { !$0.isNewline })
    if link.moment != nil, catalogue.demo(link.id) != nil {
      open(link)
    } else {
      toast.say(
        strings[.noLink.with(Command.copyLink.shortcutText)], isProblem: true)
    }
    return true
  }
}
