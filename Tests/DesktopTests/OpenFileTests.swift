import Desktop
import Foundation
import Testing

@Suite struct OpenFileTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  @Test("Written bytes are read back, all of them or up to a limit")
  func roundTrip() throws {
    let path = "\(folder.path)/file"
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let file = try OpenFile(path, flags: O_WRONLY | O_CREAT, mode: 0o600)

    try file.write(Array(bytes.prefix(7)))
    try file.write([])
    try file.write(Array(bytes.dropFirst(7)))

    #expect(try OpenFile(path, flags: O_RDONLY).read() == bytes)
    #expect(try OpenFile(path, flags: O_RDONLY).read(upTo: 70_000) == Array(bytes.prefix(70_000)))
    #expect(try OpenFile(path, flags: O_RDONLY).read(upTo: 0).isEmpty)
  }

  @Test("A file opened for appending is written at its end, and can be cut back to its old length")
  func appending() throws {
    try folder.write("before", "file")
    let file = try OpenFile("\(folder.path)/file", flags: O_WRONLY | O_APPEND)

    let end = file.position
    try file.write(Array("torn".utf8))

    #expect((end, file.position) == (6, 10))
    #expect(file.cut(to: end))
    #expect(try OpenFile("\(folder.path)/file", flags: O_RDONLY).read() == Array("before".utf8))
  }

  @Test("Failures are described with the system's message")
  func refused() throws {
    let error = { (code: Int32) in SystemError(code: code) }

    #expect(throws: error(ENOENT)) { try OpenFile("\(folder.path)/none", flags: O_RDONLY) }
    #expect(throws: error(EISDIR)) { try OpenFile(folder.path, flags: O_RDONLY).read() }
    #expect(throws: error(ENOSPC)) { try OpenFile("/dev/full", flags: O_WRONLY).write([1]) }
    #expect(error(ENOSPC).description == "No space left on device")
    // The system refuses to rename a file over a mount point.
    #expect(error(EBUSY).description == "Device or resource busy")
  }

  @Test("Only one descriptor can lock a file; where locks are not supported, they can be skipped")
  func locks() throws {
    try folder.write("", "file")
    let path = "\(folder.path)/file"
    let (first, second) = (try OpenFile(path, flags: O_RDONLY), try OpenFile(path, flags: O_RDONLY))
    // O_PATH, which Swift does not import: its descriptors refuse locks, as some file systems do.
    let unlockable = try OpenFile(path, flags: 0o10000000)

    #expect(first.lockIfSupported())
    #expect(!second.lockIfSupported())
    #expect(unlockable.lockIfSupported())
    #expect(!unlockable.lock())
    withExtendedLifetime(first) {}
  }

  @Test("Foundation's errors are described with the message of the underlying system error")
  func foundation() {
    #expect(SystemError.message(of: POSIXError(.EACCES)) == "Permission denied")
    let error = #expect(throws: CocoaError.self) {
      try Data([1]).write(to: URL(fileURLWithPath: "/dev/full"))
    }
    #expect(error.map(SystemError.message) == "No space left on device")
    #expect(SystemError(CocoaError(.fileNoSuchFile)) == nil)
  }
}
