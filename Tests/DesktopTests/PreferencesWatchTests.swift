import Desktop
import Foundation
import Testing

/// A watch that never hears what is said, or never ends, runs into the limit.
@Suite(.timeLimit(.minutes(1))) struct PreferencesWatchTests {
  /// A watch on a bus that has said something before.
  private func listener(to bus: FakeBus, after answer: [UInt8]) throws -> Listener {
    var request = PreferencesRequest(environment: bus.environment)
    _ = try bus.answerCall()
    try bus.say(Said.welcome + Said.hello + Said.signal + answer)
    _ = request.preferences()
    return try Listener(request)
  }

  @Test("A change is heard with everything that was known before, and what changes nothing is not")
  func change() async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.dark)

    for signal in [Said.nowStill, Said.nowLight, Said.nowLight] { try bus.say(signal) }

    let light = DesktopPreferences(colourScheme: .light, hasHighContrast: true, reducesMotion: true)
    #expect(await listener.next() == light)
    bus.hangUp()
    #expect(await listener.next() == nil)
  }

  @Test("GNOME's own changes count too, and those that come in pieces")
  func pieces() async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.noPreference)

    try bus.say(Said.nowLight + Said.nowStill.prefix(40))
    #expect(await listener.next() == DesktopPreferences(colourScheme: .light))
    try bus.say(Said.nowStill.dropFirst(40) + [])

    #expect(
      await listener.next() == DesktopPreferences(colourScheme: .light, reducesMotion: true))
  }

  @Test(
    "What is not the portal's change, or not as the portal says it, is passed over",
    arguments: [
      ("portal/desktop", "portal/another"), ("portal.Settings", "portal.Sittings"),
      ("SettingChanged", "SettingSettled"), ("freedesktop.appearance", "freedesktop.exuberance"),
      ("color-scheme", "colour-style"), ("ssv", "sgv"), ("ssv", "ss\0"), ("\u{1}u", "\u{1}z"),
      ("l\u{4}", "l\u{1}"), ("l\u{4}", "l\u{3}"),
    ])
  func others(words: String, others: String) async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.noPreference)
    let strange = Array(Data(Said.nowLight).replacing(words.utf8, with: others.utf8))
    try #require(strange != Said.nowLight && strange.count == Said.nowLight.count)

    try bus.say(strange + Said.nowStill)

    #expect(await listener.next() == DesktopPreferences(reducesMotion: true))
  }

  @Test("An answer that comes too late for the first frame is heard as a change")
  func late() async throws {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, patience: .zero)
    let wish = String(decoding: try bus.answerCall(), as: UTF8.self)
    #expect(wish.contains("member='SettingChanged',arg0='org.freedesktop.appearance'"))
    #expect(wish.contains("member='SettingChanged',arg0='org.gnome.desktop.interface'"))
    let early = request.preferences()
    #expect(early == DesktopPreferences())
    let listener = try Listener(request)

    try bus.say(Said.welcome + Said.hello + Said.dark)

    #expect(await listener.next()?.colourScheme == .dark)
  }

  @Test("A portal that was not there at first is heard when it is")
  func latePortal() async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.error)

    try bus.say(Said.nowLight)

    #expect(await listener.next() == DesktopPreferences(colourScheme: .light))
  }

  @Test("A bus that hangs up, or says what no bus says, ends it", arguments: [false, true])
  func end(isGarbage: Bool) async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.dark)

    if isGarbage { try bus.say([UInt8](repeating: 0xAA, count: 64)) } else { bus.hangUp() }

    #expect(await listener.next() == nil)
  }

  @Test("It ends when it is let go of, although the bus is there")
  func letGo() async throws {
    let bus = try FakeBus()
    let listener = try listener(to: bus, after: Said.dark)

    listener.letGo()

    #expect(await listener.next() == nil)
    bus.hangUp()
  }

  @Test("Where there is no bus, or none any more, there is nothing to hear")
  func noBus() throws {
    let nowhere = PreferencesWatch(PreferencesRequest(environment: [:])) { _ in }
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment)
    _ = try bus.answerCall()
    bus.hangUp()
    _ = request.preferences()
    let gone = PreferencesWatch(request) { _ in }

    #expect(nowhere == nil)
    #expect(gone == nil)
  }

  @Test(
    "A real portal on a real bus is heard", .enabled(if: PrivateBus.isThere, "no python3-dbus"))
  func realBus() async throws {
    let bus = try PrivateBus()
    try bus.startPortal("{'org.freedesktop.appearance': {'contrast': U(1)}}")
    var request = PreferencesRequest(
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address], patience: .seconds(30))
    _ = request.preferences()
    let listener = try Listener(request)

    try bus.change("'org.freedesktop.appearance', 'color-scheme', U(1)")

    #expect(
      await listener.next() == DesktopPreferences(colourScheme: .dark, hasHighContrast: true))
  }
}

/// A watch, and what it hears.
private final class Listener {
  private var watch: PreferencesWatch?
  private var heard: AsyncStream<DesktopPreferences>.AsyncIterator

  init(_ request: consuming PreferencesRequest) throws {
    let (stream, continuation) = AsyncStream<DesktopPreferences>.makeStream()
    heard = stream.makeAsyncIterator()
    let ear = Ear(continuation)
    watch = PreferencesWatch(request) { ear.hear($0) }
    try #require(watch != nil)
  }

  /// What is heard next; `nil` when the watch has ended.
  func next() async -> DesktopPreferences? { await heard.next(isolation: #isolation) }

  func letGo() { watch = nil }
}

/// Belongs to a watch's thread alone, so that the end of one is the end of the other.
private final class Ear: Sendable {
  private let continuation: AsyncStream<DesktopPreferences>.Continuation

  init(_ continuation: AsyncStream<DesktopPreferences>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }

  func hear(_ preferences: DesktopPreferences) { continuation.yield(preferences) }
}
