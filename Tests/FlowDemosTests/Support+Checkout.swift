import FlowCore
import FlowUI

extension DemoHarness {
  /// How far the strip is.
  var strip: Double { flow.navigationController.bars?.progress.value ?? -1 }

  /// Whether there is a way back in the bar.
  var hasBackControl: Bool {
    places.contains { if case .icon(.back, _, _, _) = $0.drawing { true } else { false } }
  }

  /// Whether words are on stage, in one line.
  func shows(_ words: String) -> Bool {
    self.texts.contains(words.replacing("€ ", with: "€\u{A0}"))
  }
}
