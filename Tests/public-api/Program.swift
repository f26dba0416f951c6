internal import Foundation
internal import PublicAPI

/// Prints the public declarations of a module, given the paths of its symbol graphs, for
/// `Scripts/api`.
@main
enum Program {
  static func main() {
    let files = CommandLine.arguments.dropFirst()
    guard !files.isEmpty else { refuse("expected the symbol graphs of a module") }
    let graphs = files.map { file in
      do {
        let bytes = try Data(contentsOf: URL(filePath: file))
        return try JSONDecoder().decode(SymbolGraph.self, from: bytes)
      } catch {
        refuse("expected a symbol graph, not '\(file)'")
      }
    }
    for line in Declarations(of: graphs).lines { print(line) }
  }

  private static func refuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("public-api: \(message)\n".utf8))
    exit(2)
  }
}
