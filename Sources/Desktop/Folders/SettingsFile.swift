internal import FoundationEssentials
internal import Glibc

/// Named settings in a JSON file.
///
/// Problems never stop the program: an unreadable file counts as empty, a broken file is moved
/// aside, and a failure to write is reported in one line. Settings with unknown names or types are
/// preserved.
public struct SettingsFile {
  /// The size in bytes at which a file counts as broken, chosen by eye: far above any real one.
  ///
  /// It is not larger, because deeply nested values take much longer to decode than their size
  /// suggests.
  private static let sizeLimit = 1 << 16
  /// The number of attempts to lock the folder, and the pause after each, in microseconds.
  ///
  /// Together they last a tenth of a second, far longer than any save takes.
  private static let (attempts, pause) = (20, UInt32(5_000))

  private let path: String?
  private let warn: (String) -> Void
  private var values: [String: Setting]
  /// The changes since the file was last read or written; `nil` for removed settings.
  private var changes: [String: Setting?] = [:]
  /// The previous attempt to write has failed, so the next failure is not reported.
  private var hasFailed = false

  /// Reads a settings file, which may not exist; a file that cannot be read is never written.
  ///
  /// - Parameters:
  ///   - path: The file's path; `nil` keeps settings in memory only.
  ///   - warn: Called with one line about each problem.
  public init(_ path: String?, warn: @escaping (String) -> Void) {
    self.warn = warn
    let found = path.map { Self.read($0, warn) }
    values = found?.values ?? [:]
    self.path = found?.canBeReplaced == false ? nil : path
  }

  /// The setting with a name; `nil` if it is not set.
  public subscript(name: String) -> Setting? {
    get { values[name] }
    set {
      guard newValue != values[name] else { return }
      values[name] = newValue
      changes[name] = .some(newValue)
    }
  }

  /// The names of all settings, sorted.
  public var names: [String] { values.keys.sorted() }

  /// Writes the changes, if there are any and the settings have a file; the file has either its old
  /// or its new content, even if the program is killed meanwhile.
  ///
  /// Changes made meanwhile by other programs are kept, except to settings that were changed here.
  /// After a failure, which is reported once, the next call tries again.
  public mutating func save() {
    guard !changes.isEmpty, let path else { return }
    do {
      let file = URL(fileURLWithPath: FileIdentity.target(of: path))
      let folder = file.deletingLastPathComponent().path
      try DesktopFolders.make(folder)
      let lock = try OpenFile(folder, flags: O_RDONLY | O_DIRECTORY)
      Self.wait(for: lock)
      defer { withExtendedLifetime(lock) {} }
      hasFailed = try !merge(into: path)
    } catch {
      if !hasFailed {
        warn("the settings cannot be kept in \(path): \(SystemError.message(of: error))")
      }
      hasFailed = true
    }
  }

  /// Writes the changes into the file's current content; returns `false` if the file must be left
  /// alone, which is reported unless the previous attempt failed, too.
  private mutating func merge(into path: String) throws -> Bool {
    var problem: String?
    var (present, canBeReplaced) = Self.read(path) { problem = $0 }
    if let problem, canBeReplaced || !hasFailed { warn(problem) }
    guard canBeReplaced else { return false }
    for (name, value) in changes { present[name] = value }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = [UInt8](try encoder.encode(present)) + [UInt8(ascii: "\n")]
    try WholeFile.write(bytes, to: path, mode: 0o600)
    (values, changes) = (present, [:])
    return true
  }

  /// If all attempts fail, or the file system has no locks, the merge goes on without the lock.
  private static func wait(for lock: OpenFile) {
    for _ in 0..<attempts {
      if lock.lockIfSupported() { return }
      usleep(pause)
    }
  }

  // MARK: The file

  /// Reads the settings, and determines whether the file can be replaced: not if it is unreadable,
  /// or is broken and cannot be renamed.
  private static func read(
    _ path: String, _ warn: (String) -> Void
  ) -> (values: [String: Setting], canBeReplaced: Bool) {
    do {
      guard let bytes = try WholeFile.read(path, limit: sizeLimit) else { return ([:], true) }
      guard let values = try? JSONDecoder().decode([String: Setting].self, from: Data(bytes)) else {
        return ([:], setAside(path, warn))
      }
      return (values, true)
    } catch .tooLarge {
      return ([:], setAside(path, warn))
    } catch {
      warn("the settings in \(path) cannot be read and are left alone: \(error)")
      return ([:], false)
    }
  }

  private static func setAside(_ path: String, _ warn: (String) -> Void) -> Bool {
    do {
      warn("the settings in \(path) were broken; they are in \(try WholeFile.setAside(path)) now")
      return true
    } catch {
      warn("the settings in \(path) are broken and are left alone")
      return false
    }
  }
}
