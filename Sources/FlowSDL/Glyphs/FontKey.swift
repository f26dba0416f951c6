internal import FlowUI

/// The properties of a text style that select a font, regardless of size.
struct FontKey: Hashable {
  let weight: TextWeight
  let design: TextDesign
}

extension TextStyle {
  var cut: FontKey { FontKey(weight: weight, design: design) }
}
