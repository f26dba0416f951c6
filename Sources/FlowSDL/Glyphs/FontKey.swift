internal import FlowUI

/// What a style wants of a font, whatever the size.
struct FontKey: Hashable {
  let weight: TextWeight
  let design: TextDesign
}

extension TextStyle {
  var cut: FontKey { FontKey(weight: weight, design: design) }
}
