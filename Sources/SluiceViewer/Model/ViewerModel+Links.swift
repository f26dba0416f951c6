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

  /// Opens a link, or says why it cannot be opened.
  func open(_ link: StageLink) {
    do {
      try openLink(link)
    } catch {
      toast.say(error.message, isProblem: true)
    }
  }

  /// Opens a link, and pauses at its instant; if it states none, time passes from the start.
  ///
  /// - Throws: `Failure` if the link cannot be opened; nothing has changed then.
  func openLink(_ link: StageLink) throws(Failure) {
    let (setup, script) = try read(link)
    viewport.keepSize()
    restart(setup, playing: script, because: .aLink)
    let end = Instant.zero.advanced(by: link.moment?.time ?? .zero)
    let isShown = replay(upTo: end)
    if link.moment == nil { time.isPaused = false }
    onOpen()
    guard !isShown else { return }
    // `after` is not a delay: no frame was drawn during the replay, which must not count as time
    // for reading the message.
    toast.say(
      strings[
        .linkTooLong.with(
          playback.now.seconds(since: .zero).fixed(3), end.seconds(since: .zero).fixed(3))],
      isProblem: true, after: Self.longestReplay)
  }

  /// The setup and the script that a link leads to.
  ///
  /// - Throws: `Failure` with a message for a person if the link cannot be opened.
  func read(_ link: StageLink) throws(Failure) -> (StageSetup, Script) {
    do {
      return (try setup(of: link), try link.script() ?? Script())
    } catch {
      throw Failure(strings[.cannotOpenLink.with(error.message)])
    }
  }

  /// Opens a pasted link, unless text is being edited on the stage; returns whether the text was
  /// handled.
  func openPasted(_ text: String) -> Bool {
    // A single character was typed, not pasted.
    guard playback.session.textInput == nil, text.count > 1 else { return false }
    let link = StageLink(text.filter { !$0.isWhitespace })
    if link.moment != nil, catalogue.demo(link.id) != nil {
      open(link)
    } else {
      toast.say(
        strings[.noLink.with(Command.copyLink.shortcutText)], isProblem: true)
    }
    return true
  }
}
