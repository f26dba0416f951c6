internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Shows a comparison stage with a variant; `nil` removes it.
  func compare(with variant: TwinVariant?, measuring: any TextMeasuring) {
    let showsDifference = twin?.showsDifference ?? false
    twin = variant.map { ComparisonStage($0, of: playback, measuring: measuring) }
    twin?.showsDifference = showsDifference
    if let twin { connect(twin.stage) }
    time.follower = twin?.playback
  }
}
