import Desktop
import Foundation
import Testing

@Suite struct SettingsFileTests {
  private let folder: Scratch
  private let warnings = Warnings()

  init() throws { folder = try Scratch() }

  private func settings(_ name: String = "deep/er/settings.json") -> SettingsFile {
    SettingsFile("\(folder.path)/\(name)", warn: warnings.add)
  }

  @Test("Values of every type are read back, and only the owner can access the folder")
  func roundTrip() throws {
    var file = settings()
    #expect(file.names.isEmpty)

    file["dark"] = .flag(true)
    file["width"] = .integer(1280)
    file["zoom"] = .number(0.75)
    file["words"] = .text("true \"1\" ü\n")
    file.save()
    let again = settings()

    #expect(again.names == ["dark", "width", "words", "zoom"])
    #expect(again["dark"]?.flag == true)
    #expect(again["width"]?.number == 1280)
    #expect(again["zoom"]?.number == 0.75)
    #expect(again["words"]?.text == "true \"1\" ü\n")
    #expect(warnings.all.isEmpty)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/deep/er")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("A setting of another type than expected is `nil`")
  func otherTypes() {
    #expect(Setting.flag(true).number == nil)
    #expect(Setting.integer(1).flag == nil)
    #expect(Setting.text("1").number == nil)
    #expect(Setting.number(1).text == nil)
  }

  @Test("Settings written by another program are kept, and removed ones are deleted")
  func foreign() throws {
    try folder.write(#"{"theirs": "x", "ours": 1, "gone": 2}"#, "s.json")
    var file = settings("s.json")

    try folder.write(#"{"theirs": "y", "ours": 1, "gone": 2, "more": false}"#, "s.json")
    file["ours"] = .integer(3)
    file["gone"] = nil
    file.save()

    #expect(
      try folder.read("s.json") == """
        {
          "more" : false,
          "ours" : 3,
          "theirs" : "y"
        }

        """)
    #expect(file["theirs"]?.text == "y")
  }

  @Test(
    "A malformed file is renamed to an unused name, reported in one line, and replaced",
    arguments: ["{", "", "[1]", "\u{0}\u{1}", "a: 1", String(repeating: "\u{0}", count: 1 << 20)])
  func broken(text: String) throws {
    try folder.write(text, "s.json")
    try folder.write("older", "s.json.broken")

    var file = settings("s.json")
    file["a"] = .integer(1)
    file.save()

    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.hasSuffix("s.json.broken-2 now") == true)
    #expect(try folder.files == ["s.json", "s.json.broken", "s.json.broken-2"])
    #expect(try folder.read("s.json.broken") == "older")
    #expect(try folder.read("s.json.broken-2") == text)
    #expect(settings("s.json")["a"]?.number == 1)
  }

  @Test("Settings of any type that another program has written are kept")
  func anyType() throws {
    try folder.write(#"{"a": [1, {"b": null}], "c": {"d": "e"}, "f": null}"#, "s.json")

    var file = settings("s.json")
    file["own"] = .flag(true)
    file.save()

    #expect(warnings.all.isEmpty)
    #expect(settings("s.json")["a"] == .list([.integer(1), .group(["b": .null])]))
    #expect(settings("s.json")["c"] == .group(["d": .text("e")]))
    #expect(settings("s.json")["f"] == .null)
    #expect(settings("s.json")["own"] == .flag(true))
  }

  @Test("A pipe at the file's path is not waited for, and left alone")
  func pipe() throws {
    mkfifo(folder.path + "/s.json", 0o600)

    var file = settings("s.json")
    file["a"] = .integer(1)
    file.save()

    #expect(warnings.all.count == 1)
    #expect(try folder.files == ["s.json"])
    #expect(settings("s.json")["a"] == nil, "a file has replaced the pipe")
  }

  @Test("A file that can no longer be read is reported once, and is written again once it can")
  func unreadable() throws {
    var file = settings("s.json")
    mkfifo(folder.path + "/s.json", 0o600)

    for number in 1...3 {
      file["a"] = .integer(number)
      file.save()
    }
    #expect(warnings.all.count == 1)
    unlink(folder.path + "/s.json")
    file.save()

    #expect(warnings.all.count == 1)
    #expect(settings("s.json")["a"]?.number == 3)
  }

  @Test("A folder at the file's path is left alone, and settings stay in memory")
  func noFile() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/s.json", withIntermediateDirectories: false)

    var file = settings("s.json")
    file["a"] = .integer(1)
    file.save()

    #expect(warnings.all.count == 1)
    #expect(try folder.files == ["s.json"])
    #expect(file["a"]?.number == 1)
  }

  @Test("If the file cannot be written, one message says so, and settings stay in memory")
  func unwritable() {
    var file = SettingsFile("/proc/nowhere/s.json", warn: warnings.add)

    file["a"] = .integer(1)
    for _ in 1...2 { file.save() }

    #expect(warnings.all.count == 1)
    #expect(file["a"]?.number == 1)
  }

  @Test("Without a path nothing is stored, and there is no message")
  func nowhere() {
    var file = SettingsFile(nil, warn: warnings.add)

    file["a"] = .integer(1)
    file.save()

    #expect(file["a"]?.number == 1)
    #expect(warnings.all.isEmpty)
  }

  @Test("A symbolic link is kept, and its target is written")
  func link() throws {
    try folder.write("{}", "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/s.json", withDestinationPath: "\(folder.path)/real.json")
    var file = settings("s.json")

    file["a"] = .integer(1)
    file.save()

    #expect(try folder.read("real.json").contains("\"a\" : 1"))
    let type = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/s.json")[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
  }
}
