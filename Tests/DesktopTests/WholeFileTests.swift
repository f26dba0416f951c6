import Desktop
import Foundation
import Testing

@Suite struct WholeFileTests {
  private let folder: Scratch
  private var path: String { folder.path + "/file" }

  init() throws { folder = try Scratch() }

  @Test(
    "A file is replaced with its permissions kept, and nothing else remains in its folder",
    arguments: [0o640, 0o200] as [mode_t])
  func replaced(mode: mode_t) throws {
    try folder.write("old", "file")
    chmod(path, mode)

    try WholeFile.write(Array("new".utf8), to: path)

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == Int(mode))
    #expect(try folder.files == ["file"])
    chmod(path, 0o600)
    #expect(try folder.read("file") == "new")
  }

  @Test(
    "A replacement folder replaces the target of a symbolic link, and the link stays",
    arguments: ["link", "link/"])
  func folderLink(name: String) throws {
    mkdir(folder.path + "/real", 0o700)
    try folder.write("", "real/old")
    symlink("real", folder.path + "/link")

    try ReplacementFolder(for: "\(folder.path)/\(name)").replace()

    #expect(try folder.files == ["link", "real"])
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/link") == "real")
    #expect(try manager.contentsOfDirectory(atPath: folder.path + "/real").isEmpty)
  }

  @Test("A replacement file that is not used leaves everything as it was")
  func unused() throws {
    try folder.write("old", "file")

    do {
      let replacement = try ReplacementFile(Array("new".utf8), for: path)
      #expect(try folder.files.count == 2)
      withExtendedLifetime(replacement) {}
    }

    #expect(try folder.read("file") == "old")
    #expect(try folder.files == ["file"])
  }

  @Test("An exchange can be taken back, whether there was a file or not", arguments: [true, false])
  func undo(hadFile: Bool) throws {
    if hadFile { try folder.write("old", "file") }

    let replacement = try ReplacementFile(Array("new".utf8), for: path)
    try replacement.exchange()
    #expect(try folder.read("file") == "new")
    replacement.undo()

    #expect(try folder.files == (hadFile ? ["file"] : []))
    if hadFile { #expect(try folder.read("file") == "old") }
  }

  @Test("An exchange can be taken back even after leftovers were removed")
  func undoAfterRemoval() throws {
    try folder.write("old", "file")
    let replacement = try ReplacementFile(Array("new".utf8), for: path)
    try replacement.exchange()

    ReplacementFile.removeLeftovers(in: folder.path)
    replacement.undo()

    #expect(try folder.files == ["file"])
    #expect(try folder.read("file") == "old")
  }

  @Test("An exchange can be taken back even after the new file was deleted")
  func undoAfterDeletion() throws {
    try folder.write("old", "file")
    let replacement = try ReplacementFile(Array("new".utf8), for: path)
    try replacement.exchange()

    unlink(path)
    replacement.undo()

    #expect(try folder.files == ["file"])
    #expect(try folder.read("file") == "old")
  }

  @Test("A file that is set aside gets a name that is not in use")
  func setAside() throws {
    for count in 1...3 {
      try folder.write("\(count)", "file")
      _ = try WholeFile.setAside(path)
    }

    #expect(try folder.files == ["file.broken", "file.broken-2", "file.broken-3"])
    #expect(try folder.read("file.broken-3") == "3")
  }

  @Test(
    "Replacement files of a process that was killed are removed, those of a running one are not")
  func leftovers() throws {
    try folder.write("", ".sluice-1-1.part")
    let replacement = try ReplacementFile([], for: path)

    ReplacementFile.removeLeftovers(in: folder.path)

    #expect(try folder.files.count == 1)
    try replacement.replace()
    #expect(try folder.files == ["file"])
  }

  @Test("Only regular files below a size are read, and reading waits for nothing")
  func read() throws {
    try folder.write("12345", "file")
    mkfifo(folder.path + "/pipe", 0o600)
    symlink("/nowhere", folder.path + "/link")

    #expect(try WholeFile.read(path, limit: 6) == Array("12345".utf8))
    #expect(try WholeFile.read(folder.path + "/none", limit: 6) == nil)
    #expect(throws: FileProblem.tooLarge) { try WholeFile.read(path, limit: 5) }
    #expect(throws: FileProblem.irregular) { try WholeFile.read(folder.path + "/pipe", limit: 5) }
    #expect(throws: FileProblem.irregular) { try WholeFile.read(folder.path, limit: 5) }
    #expect(throws: FileProblem.irregular) { try WholeFile.read("/dev/zero", limit: 5) }
    #expect(throws: FileProblem.system(SystemError(code: ENOENT))) {
      try WholeFile.read(folder.path + "/link", limit: 5)
    }
  }

  @Test("Two paths to one file have equal identities, even if the file does not exist yet")
  func identity() throws {
    try folder.write("", "file")
    link(path, folder.path + "/hard")
    symlink("file", folder.path + "/soft")
    symlink("none", folder.path + "/to-none")

    #expect(FileIdentity(path) == FileIdentity(folder.path + "/hard"))
    #expect(FileIdentity(path) == FileIdentity(folder.path + "/./soft"))
    #expect(FileIdentity(folder.path + "/none") == FileIdentity(folder.path + "/to-none"))
    #expect(FileIdentity(path) != FileIdentity(folder.path + "/none"))
    #expect(FileIdentity(folder.path + "/none/none") == nil)
  }
}
