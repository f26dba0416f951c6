internal import FlowUI

/// What a style wants of a font, whatever the size.
struct FontCut: Hashable {
  let weight: TextWeight
  let design: TextDesign
}

extension TextStyle {
  var cut: FontCut { FontCut(weight: weight, design: design) }
}
