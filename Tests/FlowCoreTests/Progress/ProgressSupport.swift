import FlowCore
import FlowModel

/// A screen that says how far its flow is.
final class ReportingScreen: FlowProgressReporting {
  let name: String
  var flowProgress: Double

  init(_ name: String, _ progress: Double) {
    self.name = name
    flowProgress = progress
  }
}

/// A flow of screens that report, named by their places, at rest on the last one; and its progress.
final class ProgressHarness: HarnessListener {
  let harness = NavigationHarness()
  let progress: FlowProgress

  init(_ values: Double...) throws {
    let screens = values.enumerated().map { ReportingScreen("\($0)", $1) }
    progress = FlowProgress(of: harness.controller)
    try harness.controller.setStack(screens, .immediate)
    harness.forget()
  }
}
