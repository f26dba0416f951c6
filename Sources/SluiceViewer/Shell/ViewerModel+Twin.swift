internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Shows a second stage that has one thing otherwise; `nil` for none.
  func compare(with variant: TwinVariant?, measuring: any TextMeasuring) {
    let showsDifference = twin?.showsDifference ?? false
    twin = variant.map { Twin($0, of: playback, measuring: measuring) }
    twin?.showsDifference = showsDifference
    twin?.stage.send = { [weak self] in self?.send($0) }
    twin?.stage.onPress = { [weak self] in self?.time.isHandDown = $0 }
    time.follower = twin?.playback
  }
}
