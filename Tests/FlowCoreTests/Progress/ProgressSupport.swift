import FlowCore
import FlowModel

/// A screen that reports the progress of its flow.
final class ReportingScreen: FlowProgressReporting {
  let name: String
  var flowProgress: Double

  init(_ name: String, _ progress: Double) {
    self.name = name
    flowProgress = progress
  }
}

/// An idle flow of reporting screens that are named after their indices, and its progress.
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
