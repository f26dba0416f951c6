internal import FoundationEssentials
internal import Glibc

/// Settings in a JSON file, by name.
///
/// It is there for comfort and never in the way: what cannot be read counts as empty, what is
/// broken is set aside, and what cannot be written is said in one line. Names that the program does
/// not know stay as they are.
public struct SettingsFile {
  /// The most bytes of a file that is read; by eye: no person's settings come near.
  private static let most = 1 << 20

  private let path: String?
  private let warn: (String) -> Void
  private var values: [String: Setting]
  /// What was changed since the file was written; `nil` for what was taken away.
  private var changes: [String: Setting?] = [:]

  /// Reads a file, which need not be there.
  ///
  /// - Parameters:
  ///   - path: Where it is; `nil` keeps settings only as long as the program runs.
  ///   - warn: Takes a line about what is wrong.
  public init(_ path: String?, warn: @escaping (String) -> Void) {
    self.warn = warn
    let found = path.map { Self.read($0, warn) }
    values = found?.values ?? [:]
    self.path = found?.isOurs == false ? nil : path
  }

  /// A setting; `nil` where it was never made.
  public subscript(name: String) -> Setting? {
    get { values[name] }
    set {
      guard newValue != values[name] else { return }
      values[name] = newValue
      changes[name] = .some(newValue)
    }
  }

  /// The names of all settings there are, in order.
  public var names: [String] { values.keys.sorted() }

  /// Writes what has changed: the whole file or not at all.
  ///
  /// What another program has written meanwhile stays, but for what was changed here.
  public mutating func save() {
    guard !changes.isEmpty, let path else { return }
    var (present, isOurs) = Self.read(path, warn)
    guard isOurs else { return }
    for (name, value) in changes { present[name] = value }
    do {
      try Self.write(present, to: path)
      (values, changes) = (present, [:])
    } catch {
      warn("the settings cannot be kept in \(path): \(SystemError.words(of: error))")
    }
  }

  // MARK: The file

  /// What is in a file, and whether it may be written: not where somebody keeps it from being read.
  private static func read(
    _ path: String, _ warn: (String) -> Void
  ) -> (values: [String: Setting], isOurs: Bool) {
    guard FileManager.default.fileExists(atPath: path) else { return ([:], true) }
    let bytes: [UInt8]
    do {
      bytes = try OpenFile(path, O_RDONLY).read(most: most + 1)
    } catch {
      warn(
        "the settings in \(path) cannot be read and are left alone: \(error)")
      return ([:], false)
    }
    guard bytes.count <= most,
      let values = try? JSONDecoder().decode([String: Setting].self, from: Data(bytes))
    else { return ([:], setAside(path, warn)) }
    return (values, true)
  }

  /// Gives a broken file another name, in place of one that was broken before; whether that
  /// succeeded.
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
