import FlowCore
import Foundation

extension SeededGenerator {
  /// Creates a generator for a test that tries other values in each run.
  ///
  /// The seed is that in `SLUICE_SEED`, or else taken from the clock; it is printed, so that a
  /// failure can be repeated.
  static func varying(for test: String) -> SeededGenerator {
    let chosen = ProcessInfo.processInfo.environment["SLUICE_SEED"].flatMap(UInt64.init)
    let seed = chosen ?? UInt64(Date().timeIntervalSince1970)
    print("\(test): SLUICE_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }
}
