import Desktop
import Foundation
import TestPrograms
import Testing

@Suite struct PreferencesWatchTests {
  /// Creates a listener on a bus that has already answered the request.
  private func listener(to bus: FakeBus, after answer: [UInt8]) throws -> Listener {
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
    try bus.welcome()
    try bus.reply(answer)
    _ = request.preferences()
    return try Listener(request)
  }

  @Test(
    "A change is reported with all other preferences, and a signal without a change is not reported"
  )
  func change() throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.dark)

    for signal in [BusMessages.nowStill, BusMessages.nowLight, BusMessages.nowLight] {
      try bus.reply(signal)
    }

    let light = DesktopPreferences(colourScheme: .light, hasHighContrast: true, reducesMotion: true)
    #expect(try listener.next() == light)
    bus.hangUp()
    #expect(try listener.next() == nil)
  }

  @Test("GNOME's changes are reported, too, even if they arrive in pieces")
  func pieces() throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.noPreference)

    try bus.reply(BusMessages.nowLight + BusMessages.nowStill.prefix(40))
    #expect(try listener.next() == DesktopPreferences(colourScheme: .light))
    try bus.reply(BusMessages.nowStill.dropFirst(40) + [])

    #expect(
      try listener.next() == DesktopPreferences(colourScheme: .light, reducesMotion: true))
  }

  @Test(
    "Other signals, values of another type, and calls of the same name are ignored",
    arguments: [
      ("portal/desktop", "portal/another"), ("portal.Settings", "portal.Sittings"),
      ("SettingChanged", "SettingSettled"), ("freedesktop.appearance", "freedesktop.exuberance"),
      ("color-scheme", "colour-style"), ("\u{1}u", "\u{1}h"), ("l\u{4}", "l\u{1}"),
    ])
  func others(text: String, replacement: String) throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.noPreference)
    let strange = Array(Data(BusMessages.nowLight).replacing(text.utf8, with: replacement.utf8))
    try #require(strange != BusMessages.nowLight && strange.count == BusMessages.nowLight.count)

    try bus.reply(strange + BusMessages.nowStill)

    #expect(try listener.next() == DesktopPreferences(reducesMotion: true))
  }

  @Test("A reply that arrives after the first frame is reported as a change")
  func late() throws {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .zero)
    let wish = try bus.welcome()
    #expect(wish.contains("member='SettingChanged',arg0='org.freedesktop.appearance'"))
    #expect(wish.contains("member='SettingChanged',arg0='org.gnome.desktop.interface'"))
    let early = request.preferences()
    #expect(early == DesktopPreferences())
    let listener = try Listener(request)

    try bus.reply(BusMessages.dark)

    #expect(try listener.next()?.colourScheme == .dark)
  }

  @Test("A portal that starts later is observed")
  func latePortal() throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.error)

    try bus.reply(BusMessages.nowLight)

    #expect(try listener.next() == DesktopPreferences(colourScheme: .light))
  }

  @Test("A bus that closes the connection ends the watch, after its last change")
  func end() throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.dark)

    try bus.reply(BusMessages.nowLight)
    bus.hangUp()

    #expect(try listener.next()?.colourScheme == .light)
    #expect(try listener.next() == nil)
  }

  @Test(
    "A bus that sends invalid data ends the watch",
    arguments: [
      ("ssv", "sgv"), ("ssv", "ss\0"), ("\u{1}u", "\u{1}z"), ("\u{1}u", "\u{1}b"),
      ("l\u{4}", "l\u{3}"), ("l\u{4}", "x\u{4}"),
    ])
  func invalid(text: String, replacement: String) throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.noPreference)
    let strange = Array(Data(BusMessages.nowLight).replacing(text.utf8, with: replacement.utf8))
    try #require(strange != BusMessages.nowLight && strange.count == BusMessages.nowLight.count)

    try bus.reply(strange + BusMessages.nowStill)

    #expect(try listener.next() == nil)
  }

  @Test("Releasing the watch ends it even though the bus is still there")
  func letGo() throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: BusMessages.dark)

    listener.letGo()

    #expect(try listener.next() == nil)
    bus.hangUp()
  }

  @Test("Connections leave no sockets open, and do not change how SIGPIPE is handled")
  func leftBehind() async {
    // Runs in a separate process, in which no other test opens sockets.
    await #expect(processExitsWith: .success) {
      func sockets() throws -> Int {
        let folder = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: folder).count {
          // The list includes the descriptor of the folder itself, which is closed by now.
          let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
          return file?.hasPrefix("socket:") == true
        }
      }
      func connect() throws {
        let bus = try FakeBus()
        var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
        try bus.welcome()
        try bus.reply(BusMessages.dark)
        _ = request.preferences()
        let listener = try Listener(request)
        listener.letGo()
        try #require(try listener.next() == nil)
      }
      let before = try sockets()

      for _ in 0..<20 { try connect() }

      // The last watch's thread may close its socket only after the listener has received the end.
      let deadline = ContinuousClock.now + .seconds(30)
      while try sockets() != before, .now < deadline { poll(nil, 0, 1) }
      #expect(try sockets() == before)
      var action = sigaction()
      sigaction(SIGPIPE, nil, &action)
      #expect(action.__sigaction_handler.sa_handler == nil)
    }
  }

  @Test("Without a connection to a bus no watch is created")
  func noBus() throws {
    let nowhere = PreferencesWatch(PreferencesRequest(environment: [:])) { _ in }
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
    try bus.answerCall()
    bus.hangUp()
    _ = request.preferences()
    let gone = PreferencesWatch(request) { _ in }

    #expect(nowhere == nil)
    #expect(gone == nil)
  }

  @Test(
    "Changes of a real portal on a real bus are reported",
    .enabled(if: PrivateBus.isThere, "\(PrivateBus.needed)"))
  func realBus() throws {
    let bus = try PrivateBus()
    try bus.startPortal("{'org.freedesktop.appearance': {'contrast': U(1)}}")
    var request = PreferencesRequest(
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], timeLimit: .seconds(30))
    _ = request.preferences()
    let listener = try Listener(request)

    bus.change("'org.freedesktop.appearance', 'color-scheme', U(1)")

    #expect(
      try listener.next() == DesktopPreferences(colourScheme: .dark, hasHighContrast: true))
  }
}

private final class Listener {
  private var watch: PreferencesWatch?
  /// The changes; `nil` marks the end of the watch.
  private let changes = ValueQueue<DesktopPreferences?>()

  init(_ request: consuming PreferencesRequest) throws {
    let receiver = ChangeReceiver(changes)
    watch = PreferencesWatch(request) { receiver.receive($0) }
    try #require(watch != nil)
  }

  /// `nil` once the watch has ended.
  func next() throws -> DesktopPreferences? { try changes.next() }

  func letGo() { watch = nil }
}

/// Only the watch's thread retains the receiver, so the end of the watch deallocates it.
private final class ChangeReceiver: Sendable {
  private let changes: ValueQueue<DesktopPreferences?>

  init(_ changes: ValueQueue<DesktopPreferences?>) {
    self.changes = changes
  }

  deinit { changes.add(nil) }

  func receive(_ preferences: DesktopPreferences) { changes.add(preferences) }
}
