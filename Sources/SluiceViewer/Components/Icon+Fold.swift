internal import FlowUI

extension Icon {
  /// The counterpart of `unfold`.
  static let fold = Icon("fold", .stroke("M5 16l7 -7l7 7", style: .round(width: 2.5)))
}
