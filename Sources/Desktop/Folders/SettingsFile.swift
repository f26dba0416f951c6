internal import FoundationEssentials
internal import Glibc

/// Named settings in a JSON file.
///
/// Problems never stop the program: an unreadable file counts as empty, a broken file is renamed,
/// and a failure to write is reported in one line. Settings with unknown names are preserved.
public struct SettingsFile {
  /// The largest file that is read, in bytes; by eye: far larger than any real settings file.
  private static let maximumSize = 1 << 20

  private let path: String?
  private let warn: (String) -> Void
  private var values: [String: Setting]
  /// The changes since the file was written; `nil` for removed settings.
  private var changes: [String: Setting?] = [:]

  /// Reads a settings file, which may not exist.
  ///
  /// - Parameters:
  ///   - path: The file's path; `nil` keeps settings in memory only.
  ///   - warn: Called with one line about each problem.
  public init(_ path: String?, warn: @escaping (String) -> Void) {
    self.warn = warn
    let found = path.map { Self.read($0, warn) }
    values = found?.values ?? [:]
    self.path = found?.isOurs == false ? nil : path
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

  /// Writes the changes atomically.
  ///
  /// Changes made meanwhile by other programs are kept, except to settings that were changed here.
  public mutating func save() {
    guard !changes.isEmpty, let path else { return }
    var (present, isOurs) = Self.read(path, warn)
    guard isOurs else { return }
    for (name, value) in changes { present[name] = value }
    do {
      try Self.write(present, to: path)
      (values, changes) = (present, [:])
    } catch {
      warn("the settings cannot be kept in \(path): \(SystemError.message(of: error))")
    }
  }

  // MARK: The file

  /// The settings in a file, and whether the file may be overwritten, which is false if it cannot
  /// be read, or is broken and cannot be renamed.
  private static func read(
    _ path: String, _ warn: (String) -> Void
  ) -> (values: [String: Setting], isOurs: Bool) {
    guard FileManager.default.fileExists(atPath: path) else { return ([:], true) }
    let bytes: [UInt8]
    do {
      bytes = try OpenFile(path, O_RDONLY).read(upTo: maximumSize + 1)
    } catch {
      warn(
        "the settings in \(path) cannot be read and are left alone: \(error)")
      return ([:], false)
    }
    guard bytes.count <= maximumSize,
      let values = try? JSONDecoder().decode([String: Setting].self, from: Data(bytes))
    else { return ([:], setAside(path, warn)) }
    return (values, true)
  }

  /// Renames a broken file, replacing an earlier broken one; returns whether that succeeded.
  private static func setAside(_ path: String, _ warn: (String) -> Void) -> Bool {
    guard rename(path, path + ".broken") == 0 else {
      warn("the settings in \(path) are broken and are left alone")
      return false
    }
    warn("the settings in \(path) were broken; they are in \(path).broken now")
    return true
  }

  private static func write(_ values: [String: Setting], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try DesktopFolders.make(file.deletingLastPathComponent().path)
    try (encoder.encode(values) + Data("\n".utf8)).write(to: file, options: .atomic)
  }
}
