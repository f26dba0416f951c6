/// A folder for pictures of failures, with a subfolder for each folder of scripts, so that scripts
/// of the same name do not collide.
struct FailureFolder {
  private let path: String
  /// The number of folders that all scripts have in common.
  private let common: Int

  init(_ path: String, for scripts: [String]) {
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

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().filter { $0 != "." }.map(String.init)
  }
}
