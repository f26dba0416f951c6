import Desktop
import Foundation
import TestPrograms
import Testing

@Suite struct FileManagerTests {
  private func ask(_ bus: FileServices?) throws -> FileDialog.Answer {
    let answers = ValueQueue<FileDialog.Answer>()
    FileDialog.open(
      "Open", environment: ["DBUS_SESSION_BUS_ADDRESS": bus?.address ?? "unix:path=/none"]
    ) { answers.add($0) }
    return try answers.next()
  }

  @Test(
    "The portal's dialog answers with the path of the chosen file, or that none was chosen",
    .enabled(if: PrivateBus.isThere, "\(PrivateBus.needed)"),
    arguments: [
      ("0, ['file:///tmp/a%20b%C3%A4.yaml']", FileDialog.Answer.file("/tmp/a bä.yaml")),
      ("1, []", .none), ("2, ['file:///tmp/a']", .none), ("0, ['https://a.example/']", .none),
      ("0, ['file:///tmp/%zz']", .none),
    ])
  func dialog(response: String, answer: FileDialog.Answer) throws {
    let bus = try FileServices(response)

    #expect(try ask(bus) == answer)
  }

  @Test("Without a bus there is no dialog")
  func withoutBus() throws {
    #expect(try ask(nil) == .unavailable)
  }

  @Test(
    "On a bus without a portal there is no dialog",
    .enabled(if: PrivateBus.isThere, "\(PrivateBus.needed)"))
  func withoutPortal() throws {
    let bus = try FileServices(nil)

    #expect(try ask(bus) == .unavailable)
  }

  @Test(
    "The file manager on the bus is asked to select a file by its URL",
    .enabled(if: PrivateBus.isThere, "\(PrivateBus.needed)"))
  func show() throws {
    let bus = try FileServices("1, []")

    FileManagerWindow.show(
      "/tmp/a b/ä.png", environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    ) {}

    #expect(bus.shown() == "file:///tmp/a%20b/%C3%A4.png")
  }

  @Test("An entered path may be a link to a file, or begin in the home folder")
  func entered() {
    let environment = ["HOME": "/home/juna"]

    #expect(FileLink.entered("~/a.yaml", environment: environment) == "/home/juna/a.yaml")
    #expect(FileLink.entered("file:///tmp/a%20b", environment: environment) == "/tmp/a b")
    #expect(FileLink.entered("a~b", environment: environment) == "a~b")
  }

  @Test(
    "A link to a file may name this machine or leave the host out, but no other host",
    arguments: [
      ("file:/tmp/a", "/tmp/a"), ("file://localhost/tmp/a", "/tmp/a"),
      ("file:///localhost/a", "/localhost/a"), ("file://other/tmp/a", nil),
      ("file://localhosts/a", nil), ("file:tmp/a", nil),
    ] as [(String, String?)])
  func hosts(link: String, path: String?) {
    #expect(FileLink.entered(link, environment: [:]) == path ?? link)
  }

  @Test(
    "A link to a file with an invalid escape stays as it was entered",
    arguments: ["file:///a%4", "file:///a%+5b", "file:///a%", "file:///a%4g", "file:///a%00b"])
  func badEscape(link: String) {
    #expect(FileLink.entered(link, environment: [:]) == link)
  }
}
