package import Foundation

/// The folder that contains the running tests and the programs that they start.
package enum BuildFolder {
  package static let url = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
}
