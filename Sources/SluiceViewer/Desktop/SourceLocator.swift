internal import Desktop
package import FoundationEssentials
internal import Glibc
internal import SluiceAssets

/// Where the code of demos is: beside the program where that is installed, otherwise where it was
/// built.
package struct SourceLocator {
  /// The folders in which names of sources are looked up, the first one first.
  private let folders: [URL]

  /// The largest file that is shown, in bytes: by far more than anybody writes.
  private static let largest = 1 << 22

  /// A shelf of folders in which names of sources are looked up, the first one first.
  package init(folders: [URL]) {
    self.folders = folders
  }

  /// The shelf of a program.
  ///
  /// - Parameters:
  ///   - file: A file of its code as the compiler has known it, as `#filePath` says; sources are
  ///     named from the last folder on the way there that is called `Sources`.
  ///   - program: The program's own file.
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

  /// The files of folders and files, in their order; a folder's Swift files with those of its
  /// folders, in alphabetical order.
  ///
  /// What is nowhere to be found is left out.
  package func files(of names: [String]) -> [SourceFile] {
    var known: Set<String> = []
    return names.flatMap(files).filter { known.insert($0.name).inserted }
  }

  private func files(of name: String) -> [SourceFile] {
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
        SourceFile(name: "\(name)/\($0)", place: place.appendingPathComponent($0))
      }
    }
    return []
  }

  /// What a file says; `nil` where it cannot be read, or is too large to be shown.
  package func text(of file: SourceFile) -> SourceText? {
    guard let open = try? OpenFile(file.place.path, O_RDONLY),
      let bytes = try? open.read(most: Self.largest + 1), bytes.count <= Self.largest
    else { return nil }
    return SourceText(
      String(decoding: bytes, as: UTF8.self), isSwift: file.name.hasSuffix(".swift"))
  }
}

/// A file of code.
package struct SourceFile: Hashable, Sendable {
  /// Its name below `Sources`: `FlowDemos/Checkout/CheckoutFlowController.swift`.
  package let name: String
  let place: URL

  /// The name without folders.
  package var title: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// A type stands before its extensions: `Flow.swift` before `Flow+Places.swift`.
  fileprivate static func comesBefore(_ left: String, _ right: String) -> Bool {
    left.replacing("+", with: "~") < right.replacing("+", with: "~")
  }
}
