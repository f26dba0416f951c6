import Foundation
import Testing

/// Tests that `Package.swift` declares for each target what its code imports.
@Suite struct PackageTargetsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Target {
    let kind: Substring
    let name: String
    let dependencies: Set<String>
    let path: String
  }

  private func targets() throws -> [Target] {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let start = /\.(target|testTarget|executableTarget|systemLibrary)\(\s*name: "([^"]+)"/
    let starts = manifest.matches(of: start)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    return zip(starts, ends).map { match, end in
      let text = manifest[match.range.upperBound..<end]
        .replacing(/\.product\(name: ("[^"]+"), package: "[^"]+"\)/) { $0.1 }
      let list = text.firstMatch(of: /dependencies: \[([^\]]*)\]/).map { $0.1 } ?? ""
      let folder = match.1 == "testTarget" ? "Tests" : "Sources"
      return Target(
        kind: match.1, name: String(match.2),
        dependencies: Set(list.matches(of: /"([^"]+)"/).map { String($0.1) }),
        path: text.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) }
          ?? "\(folder)/\(match.2)")
    }
  }

  private func imports(in path: String) throws -> Set<String> {
    let folder = Self.root.appendingPathComponent(path).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var modules: Set<String> = []
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" && !file.path.contains(".docc/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports =
        /^(?:@\w+ )?(?:\w+ )?import (?:(?:struct|class|enum|protocol|typealias|func|let|var) )?(\w+)/
        .anchorsMatchLineEndings()
      modules.formUnion(text.matches(of: imports).map { String($0.1) })
    }
    return modules
  }

  @Test("Each target declares the targets and products that its code imports, and no others")
  func declared() throws {
    let targets = try targets()
    #expect(targets.count > 50)
    let programs = Set(targets.filter { $0.kind == "executableTarget" }.map(\.name))
    let known = Set(targets.map(\.name)).union(targets.flatMap(\.dependencies))

    for target in targets where target.kind != "systemLibrary" {
      let imported = try imports(in: target.path).intersection(known)
      // A test declares the programs that it starts as dependencies, but does not import them.
      let declared = target.dependencies.subtracting(programs)
      #expect(imported == declared, "\(target.name)")
    }
  }
}
