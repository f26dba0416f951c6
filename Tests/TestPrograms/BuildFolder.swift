package import Foundation

/// Where the build has put the tests that run, and the programs beside them.
package enum BuildFolder {
  package static let url = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
}
