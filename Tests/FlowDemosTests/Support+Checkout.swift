import FlowCore
import FlowUI

extension DemoHarness {
  /// The progress that the strip shows, 0…1, or -1 without bars.
  var strip: Double { flow.navigationController.bars?.progress.value ?? -1 }

  var hasBackControl: Bool {
    positionedDrawings.contains {
      if case .icon(.back, _, _, _) = $0.drawing { true } else { false }
    }
  }

  /// Whether the text is drawn as one line; a space after `€` stands for a no-break space.
  func shows(_ text: String) -> Bool {
    self.texts.contains(text.replacing("€ ", with: "€\u{A0}"))
  }
}
