internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Shows a comparison stage with a variant; `nil` removes it.
  func compare(with variant: ComparisonVariant?, measuring: any TextMeasuring) {
    let showsDifference = comparison?.showsDifference ?? false
    comparison = variant.map { ComparisonStage($0, of: playback, measuring: measuring) }
    comparison?.showsDifference = showsDifference
    if let comparison { connect(comparison.stage) }
    time.follower = comparison?.playback
  }
}
