import Foundation
import Testing

@Suite struct ModelTests {
  /// As many as it takes; `Scripts/test --long` asks for more.
  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["SLUICE_MODEL_SEEDS"].flatMap(UInt64.init) ?? 8)

  @Test(
    "FC-3 FC-5 Whatever is asked for at whatever time, a controller does what its model does",
    arguments: seeds)
  func navigation(seed: UInt64) async {
    await Repertoire.navigation.play(seed: seed)
  }

  @Test(
    "FC-8 Nothing depends on how often anyone looks, and nothing jumps while time passes",
    arguments: seeds)
  func frames(seed: UInt64) async {
    await Repertoire.frames.play(seed: seed)
  }

  @Test(
    "FC-5 FC-7 Whatever flows present and dismiss, their screens appear and disappear in order",
    arguments: seeds)
  func presentations(seed: UInt64) async {
    await Repertoire.presentations.play(seed: seed)
  }

  @Test(
    "FC-3 FC-5 Flows may present and dismiss each other from inside appearance steps",
    arguments: seeds)
  func callbacks(seed: UInt64) async {
    await Repertoire.callbacks.play(seed: seed)
  }
}
