import FlowCore
import FlowModel

final class ReportingScreen: FlowProgressReporting {
  let name: String
  var flowProgress: Double

  init(_ name: String, _ progress: Double) {
    self.name = name
    flowProgress = progress
  }
}

/// A harness of an idle flow whose screens report the given values and are named by their indices.
final class ProgressHarness: HarnessWrapper {
  let harness = NavigationHarness()
  let progress: FlowProgress

  init(_ values: Double...) throws {
    let screens = values.enumerated().map { ReportingScreen("\($0)", $1) }
    progress = FlowProgress(of: harness.controller)
    try harness.controller.setStack(screens, .immediate)
    harness.clearTrace()
  }
}
