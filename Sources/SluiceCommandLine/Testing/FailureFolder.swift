internal import FlowCatalogue
internal import FoundationEssentials

/// A folder for pictures of failures, with a subfolder for each folder of scripts, so that scripts
/// of the same name do not collide.
struct FailureFolder {
  private let path: String
  /// The number of folders that all scripts have in common.
  private let common: Int

  /// `scripts` are all those whose pictures share the folder; throws if the path is empty.
  init(_ path: String, for scripts: [String]) throws(Failure) {
    guard !path.isEmpty else { throw Failure("expected a folder's name for --failures") }
    self.path = path
    let folders = scripts.map(Self.folders)
    var common = folders.first ?? []
    for others in folders {
      let same = zip(common, others).prefix { $0 == $1 }.count
      common.removeLast(common.count - same)
    }
    self.common = common.count
  }

  /// For the pictures of one of the scripts, or of a file beside it.
  func folder(for script: String) -> String {
    let folders = Self.folders(of: script).dropFirst(common)
    return ([path] + folders.map { $0 == ".." ? "up" : $0 }).joined(separator: "/")
  }

  /// Throws if a picture, which has the name of a reference, could replace the reference of a
  /// script: if a script of that name is in the picture's folder.
  func checkHasNoReferences(of scripts: [String]) throws(Failure) {
    for script in scripts.map({ ScriptFile($0) }) {
      let folder = folder(for: script.path)
      let own = script.path.split(separator: "/").last.map(String.init) ?? ""
      for name in [own] + ScriptFile.endings.map({ script.baseName + $0 }) {
        guard !FileManager.default.fileExists(atPath: "\(folder)/\(name)") else {
          throw Failure(
            "expected another folder for --failures: \(folder) has the references of \(name)")
        }
      }
    }
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().filter { $0 != "." }.map(String.init)
  }
}
