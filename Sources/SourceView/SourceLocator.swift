internal import Desktop
package import FlowUI
package import FoundationEssentials
internal import SluiceAssets

/// Locates the demos' source files: installed beside the program, or else where the program was
/// built.
package struct SourceLocator {
  /// In order of preference.
  private let folders: [URL]

  /// In bytes; handwritten files are far smaller.
  private static let largest = 1 << 22

  package init(folders: [URL]) {
    self.folders = folders
  }

  /// Searches beside the program, then where it was built.
  ///
  /// - Parameters:
  ///   - file: The path of one of the program's source files at compile time, as in `#filePath`;
  ///     source names are relative to the last folder named `Sources` in it.
  ///   - program: The program's executable.
  package init(
    builtAt file: String, program: URL? = Assets.program.map { URL(fileURLWithPath: $0) }
  ) {
    let installed = program?.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("share/sluice/sources")
    let path = file.split(separator: "/", omittingEmptySubsequences: false)
    let built = path.lastIndex(of: "Sources").map {
      URL(fileURLWithPath: path[...$0].joined(separator: "/"))
    }
    self.init(folders: [installed, built].compactMap(\.self))
  }

  /// The source files with the given names, without those that are not found.
  ///
  /// The name of a folder stands for its Swift files, with those in subfolders, in alphabetical
  /// order.
  package func files(of names: [String]) -> [SourceFile] {
    var known: Set<String> = []
    return names.flatMap(files).filter { known.insert($0.name).inserted }
  }

  private func files(of name: String) -> [SourceFile] {
    let prefix = name == "." ? "" : "\(name)/"
    for folder in folders {
      // The folder of a demo that is also an example is a link.
      let url = folder.appendingPathComponent(name).resolvingSymlinksInPath()
      var isFolder = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      guard isFolder else { return [SourceFile(name: name, url: url)] }
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
      return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted(by: SourceFile.comesBefore).map
      {
        SourceFile(name: "\(prefix)\($0)", url: url.appendingPathComponent($0))
      }
    }
    return []
  }

  /// Finds the file by the line's module and file name.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - names: The files and folders to look in first, as in `files(of:)`.
  @MainActor
  package func file(of source: ElementSource, among names: [String]) -> SourceFile? {
    let parts = source.fileID.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return nil }
    let isRight = { (file: SourceFile) in
      file.title == parts[1] && file.name.split(separator: "/").contains { $0 == parts[0] }
    }
    return files(of: names).first(where: isRight) ?? files(of: ".").first(where: isRight)
  }

  package func text(of file: SourceFile) -> SourceText? {
    guard let bytes = try? WholeFile.read(file.url.path, limit: Self.largest + 1) else {
      return nil
    }
    return SourceText(
      String(decoding: bytes, as: UTF8.self), isSwift: file.name.hasSuffix(".swift"))
  }
}

package struct SourceFile: Hashable, Sendable {
  /// The path relative to `Sources`: `FlowDemos/Checkout/CheckoutFlowController.swift`.
  package let name: String
  let url: URL

  package var path: String { url.path }

  package var title: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Sorts a type before its extensions: `Flow.swift` before `Flow+Places.swift`.
  fileprivate static func comesBefore(_ left: String, _ right: String) -> Bool {
    left.replacing("+", with: "~") < right.replacing("+", with: "~")
  }
}
