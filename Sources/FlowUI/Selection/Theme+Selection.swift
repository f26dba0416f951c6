package import FlowCore

extension Theme {
  /// What lies under words that are selected, over whatever is behind them: text on it still has
  /// 4.5 to 1; by eye.
  package var selection: RGBA { accent.faded(0.3) }

  /// The same as long as keys go to something else; by eye.
  package var idleSelection: RGBA { label.faded(0.12) }
}
