package import Foundation

/// The build folder that contains the running tests, and the programs next to them.
package enum BuildFolder {
  package static let url = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
}
