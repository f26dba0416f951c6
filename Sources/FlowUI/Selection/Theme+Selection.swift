package import FlowCore

extension Theme {
  /// The highlight behind selected text, drawn over any background; text on it keeps a contrast of
  /// 4.5:1; by eye.
  package var selection: RGBA { accent.faded(0.3) }

  /// The highlight of a selection without the keyboard focus; by eye.
  package var idleSelection: RGBA { label.faded(0.12) }
}
