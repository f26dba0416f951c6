internal import Desktop
package import FlowUI
package import FoundationEssentials
internal import SluiceAssets

/// Locates the demos' source files: installed beside the program, or else where the program was
/// built.
package struct SourceLocator {
  /// The folders in which source names are looked up, in order of preference.
  private let folders: [URL]

  /// The size of the largest file that is shown, in bytes; handwritten files are far smaller.
  private static let largest = 1 << 22

  /// Creates a locator that searches folders, in order of preference.
  package init(folders: [URL]) {
    self.folders = folders
  }

  /// Creates a locator for a program.
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

  /// The files with the given names, in order; a folder is replaced by its Swift files, including
  /// those in subfolders, in alphabetical order.
  ///
  /// Names that are not found are left out.
  package func files(of names: [String]) -> [SourceFile] {
    var known: Set<String> = []
    return names.flatMap(files).filter { known.insert($0.name).inserted }
  }

  private func files(of name: String) -> [SourceFile] {
    let prefix = name == "." ? "" : "\(name)/"
    for folder in folders {
      let place = folder.appendingPathComponent(name)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
        continue
      }
      guard isFolder else { return [SourceFile(name: name, place: place)] }
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: place.path)
      return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted(by: SourceFile.comesBefore).map
      {
        SourceFile(name: "\(prefix)\($0)", place: place.appendingPathComponent($0))
      }
    }
    return []
  }

  /// The file of a line of source code, found by the line's module and file name; `nil` if it is in
  /// none of the folders.
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

  /// The content of a file; `nil` if it cannot be read or is too large to be shown.
  package func text(of file: SourceFile) -> SourceText? {
    guard let bytes = try? WholeFile.read(file.place.path, limit: Self.largest + 1) else {
      return nil
    }
    return SourceText(
      String(decoding: bytes, as: UTF8.self), isSwift: file.name.hasSuffix(".swift"))
  }
}

/// A source file.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to `Sources`: `FlowDemos/Checkout/CheckoutFlowController.swift`.
  package let name: String
  let place: URL

  /// The path of the file.
  package var path: String { place.path }

  /// The file name without folders.
  package var title: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Sorts a type before its extensions: `Flow.swift` before `Flow+Places.swift`.
  fileprivate static func comesBefore(_ left: String, _ right: String) -> Bool {
    left.replacing("+", with: "~") < right.replacing("+", with: "~")
  }
}
