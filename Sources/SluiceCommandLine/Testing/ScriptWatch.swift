internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

/// Finds the scripts that a change of files affects, by polling.
struct ScriptWatch {
  /// Properties of a file; at least one changes whenever the file is written or replaced.
  private struct Stamp: Hashable {
    let file: UInt64
    let size: Int
    let time: [UInt8]
  }

  /// The time between two polls, in microseconds.
  private static let interval: UInt32 = 400_000

  private let report: Output?
  private let hasPictures: Bool
  private let program: String?
  private let programStamp: Stamp?
  private var stamps: [String: Stamp] = [:]

  /// Files that the tests themselves write are left out, wherever they are: otherwise each round
  /// would cause the next one.
  init(report: Output?, hasPictures: Bool) {
    (self.report, self.hasPictures) = (report, hasPictures)
    program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    programStamp = program.flatMap(Self.stamp)
  }

  func wait() { usleep(Self.interval) }

  /// Returns the scripts that are new or changed since the last call, or that are in a folder in
  /// which another file has changed.
  mutating func touched(_ scripts: [String]) -> [String] {
    var now: [String: Stamp] = [:]
    let report = report?.identity
    let folders = Set(scripts.map(Self.folder))
    let own = Set(scripts.map(Self.whole))
    for folder in folders {
      // With a slash, because the root folder's path is empty here.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/")) ?? [] {
        let path = "\(folder)/\(name)"
        let isOwn =
          hasPictures && ScriptOptions.namesPicture(name)
          || report != nil && FileIdentity(path) == report
        // A hidden file can be a script that was named on the command line.
        guard !isOwn, !name.hasPrefix(".") || own.contains(path) else { continue }
        now[path] = Self.stamp(path)
      }
    }
    let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
    let touchedFolders = Set(changed.subtracting(own).map(Self.folder))
    defer { stamps = now }
    return scripts.filter { script in
      changed.contains(Self.whole(script)) || touchedFolders.contains(Self.folder(script))
    }
  }

  /// Restarts the program if its file was replaced.
  ///
  /// Returns if the file was not replaced, or if it is still being written.
  func restartIfNew() {
    guard let program, let stamp = Self.stamp(program), stamp != programStamp else { return }
    wait()
    guard Self.stamp(program) == stamp else { return }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, &arguments)
    for argument in arguments { free(argument) }
  }

  /// Returns the path, with `./` before a mere file name.
  private static func whole(_ path: String) -> String { path.contains("/") ? path : "./\(path)" }

  private static func folder(_ path: String) -> String {
    let path = whole(path)
    return String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      file: UInt64(status.st_ino), size: Int(status.st_size),
      time: withUnsafeBytes(of: status.st_mtim) { Array($0) })
  }
}
