import Desktop
import Foundation
import TestPrograms
import Testing

@Suite struct PreferencesTests {
  /// Reads the preferences from a bus that closes the connection after its answer.
  private func preferences(_ answer: [UInt8]) throws -> DesktopPreferences {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
    try bus.welcome()
    try bus.reply(answer)
    bus.hangUp()
    return request.preferences()
  }

  @Test("The portal's dark colours, high contrast and reduced motion are read")
  func dark() throws {
    #expect(
      try preferences(BusMessages.dark)
        == DesktopPreferences(colourScheme: .dark, hasHighContrast: true, reducesMotion: true))
  }

  @Test("GNOME's setting for reduced motion counts too, among settings of every type")
  func gnome() throws {
    #expect(
      try preferences(BusMessages.gnome)
        == DesktopPreferences(colourScheme: .light, reducesMotion: true))
  }

  @Test("Without preferences, or with values of unknown types, the defaults apply")
  func noPreference() throws {
    #expect(try preferences(BusMessages.noPreference) == DesktopPreferences())
    #expect(try preferences(BusMessages.strange) == DesktopPreferences())
  }

  @Test("Without a portal, the defaults apply")
  func noPortal() throws {
    #expect(try preferences(BusMessages.error) == DesktopPreferences())
    #expect(try preferences([]) == DesktopPreferences())
  }

  @Test(
    "If the bus refuses the client, the defaults apply",
    arguments: ["REJECTED\r\n", "REJECTED ANONYMOUS\r\n", "ERROR\r\n", "\0\r\n", ""])
  func refused(answer: String) throws {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
    #expect(try bus.answerCall().hasPrefix("\0AUTH EXTERNAL "))

    try bus.reply(Array(answer.utf8))
    bus.hangUp()

    let preferences = request.preferences()
    #expect(preferences == DesktopPreferences())
  }

  @Test("A reply can arrive in pieces")
  func pieces() throws {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .seconds(30))
    #expect(try bus.welcome().contains("org.freedesktop.appearance"))

    for byte in BusMessages.dark { try bus.reply([byte]) }

    let preferences = request.preferences()
    #expect(preferences.colourScheme == .dark)
  }

  @Test("A bus that sends nothing is abandoned after the limit")
  func silent() throws {
    let bus = try FakeBus()
    var request = PreferencesRequest(environment: bus.environment, timeLimit: .milliseconds(5))
    try bus.answerCall()

    let preferences = request.preferences()

    #expect(preferences == DesktopPreferences())
  }

  @Test("A bus that accepts no connections is abandoned after the limit")
  func unresponsive() throws {
    let bus = try FakeBus()

    // The system queues the first two connections.
    for _ in 0..<4 {
      var request = PreferencesRequest(environment: bus.environment, timeLimit: .milliseconds(5))
      let preferences = request.preferences()
      #expect(preferences == DesktopPreferences())
    }
  }

  @Test(
    "Without a usable bus address the defaults apply",
    arguments: [
      [:], ["XDG_RUNTIME_DIR": "/nowhere"], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"],
      ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost"], ["DBUS_SESSION_BUS_ADDRESS": "nonsense"],
      ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/%zz"], ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"],
      ["DBUS_SESSION_BUS_ADDRESS": "unix:tmpdir=/tmp"], ["DBUS_SESSION_BUS_ADDRESS": "unix:,;;=%"],
      ["DBUS_SESSION_BUS_ADDRESS": "unix:abstract="],
      ["DBUS_SESSION_BUS_ADDRESS": "unix:path=" + String(repeating: "x", count: 200)],
    ])
  func noBus(environment: [String: String]) {
    var request = PreferencesRequest(environment: environment)

    let answer = request.preferences()

    #expect(answer == DesktopPreferences())
  }

  @Test("The first usable address in the environment's list is used, with its escapes decoded")
  func named() throws {
    let bus = try FakeBus()
    let path = try #require(bus.environment["XDG_RUNTIME_DIR"]).replacing("-", with: "%2d")
    let address = "tcp:host=x;unix:guid=1,path=\(path)/bus;unix:path=/nowhere"
    let request = PreferencesRequest(
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": "/nowhere"])

    #expect(try bus.answerCall().hasPrefix("\0AUTH"))
    // The connection ends with the request.
    _ = consume request
  }

  @Test("A truncated or corrupted reply never crashes the program")
  func broken() throws {
    let answer = BusMessages.gnome
    for offset in stride(from: 0, to: answer.count, by: 3) {
      for byte: UInt8 in [0, 0x7F, 0xFF, UInt8(ascii: "("), UInt8(ascii: "a")] {
        var wrong = answer
        wrong[offset] = byte
        _ = try preferences(wrong)
      }
    }
    for length in 0..<answer.count {
      #expect(try preferences(Array(answer[..<length])) == DesktopPreferences())
    }
  }

  @Test("Excessively nested types and empty structures are rejected")
  func nestedTypes() throws {
    let excessive = String(repeating: "a", count: 200) + "y"
    for (signature, isValid) in [
      ("tt", true), (excessive, false), ("a()", false), ("aa()", false), ("(((((", false),
    ] {
      let fields: [UInt8] =
        [8, 1, UInt8(ascii: "g"), 0, UInt8(signature.utf8.count)] + Array(signature.utf8) + [0]
      // A reply to another call, which is ignored unless it is malformed and ends the connection.
      let serial: [UInt8] = [5, 1, UInt8(ascii: "u"), 0, 3, 0, 0, 0]
      let body: [UInt8] = [8, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      var message: [UInt8] = [UInt8(ascii: "l"), 2, 0, 1, UInt8(body.count), 0, 0, 0, 9, 0, 0, 0]
      message += [UInt8(serial.count + fields.count), 0, 0, 0] + serial + fields
      while message.count % 8 != 0 { message.append(0) }

      let answer = try preferences(message + body + BusMessages.dark)
      #expect((answer.colourScheme == .dark) == isValid, "\(signature)")
    }
  }

  @Test(
    "The preferences of a real portal on a real bus are read",
    .enabled(if: PrivateBus.isThere, "\(PrivateBus.needed)"))
  func realBus() throws {
    let bus = try PrivateBus()
    try bus.startPortal("{'org.freedesktop.appearance': {'color-scheme': U(1), 'contrast': U(1)}}")
    var request = PreferencesRequest(
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_RUNTIME_DIR": "/nowhere"],
      timeLimit: .seconds(30))

    let answer = request.preferences()

    #expect(answer == DesktopPreferences(colourScheme: .dark, hasHighContrast: true))
  }
}
