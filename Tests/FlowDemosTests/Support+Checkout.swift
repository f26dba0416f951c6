import FlowCore
import FlowUI

extension DemoHarness {
  /// 0…1, or -1 without bars.
  var strip: Double { flow.navigationController.bars?.progress.value ?? -1 }

  var hasBackControl: Bool {
    placedDrawings.contains { if case .icon(.back, _, _, _) = $0.drawing { true } else { false } }
  }

  /// The text is on one line; the space after `€` stands for a no-break space.
  func shows(_ words: String) -> Bool {
    self.texts.contains(words.replacing("€ ", with: "€\u{A0}"))
  }
}
