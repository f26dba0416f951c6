internal import FlowCore
internal import FlowUI

extension FlowSession {
  /// Returns whether a node is a back button, in any language and with the flow's own texts.
  func isBackControl(_ node: AccessibilityNode) -> Bool {
    guard node.role == .button else { return false }
    let strings = context.strings
    // The texts before and after the title of the previous page.
    let parts = strings[.backTo.with("\0")].split(
      separator: "\0", omittingEmptySubsequences: false)
    let (before, after) = (parts.first ?? "", parts.last ?? "")
    return node.name == strings[.back]
      || node.name.hasPrefix(before) && node.name.hasSuffix(after)
  }
}
