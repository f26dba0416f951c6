import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import SourceView
import Testing

@Suite struct LanguageTests {
  @Test("The viewer is German if it is asked to be, and the demos stay in English")
  func german() throws {
    let harness = try ViewerHarness(language: .german)

    for name in ["Demos suchen", "Anhalten", "Link kopieren", "Bühne", "Zustand", "Checkout"] {
      #expect(harness.has(name), "\(name)")
    }
    try harness.key("F1")
    harness.wait(600)
    #expect(harness.has("Tastatur und Maus"))
    #expect(harness.app.session.layerTree.texts.contains("Kopierten Link öffnen"))
  }

  @Test(
    "Every text of the viewer comes from its phrases: in the pseudo-language it is in brackets",
    arguments: [Phrase.state, .events, .elements, .settings, .source])
  func pseudo(pane: Phrase) throws {
    let harness = try ViewerHarness(language: .pseudo)
    try harness.key("F8")
    try harness.click(pane)
    harness.wait(600)

    // A demo's texts, names of screens, numbers with units, and code are no phrases of the viewer.
    let demos = Catalogue.sluice.demos
    let own = Set(
      demos.flatMap { [$0.title, $0.summary, $0.group ?? ""] + $0.parameters.map(\.title) }
        + ["Sluice"])
    // Some panes show code; with them, only the texts left of the inspector are checked.
    let isCode = [.source, .events, .elements].contains(pane)
    let inspector = try harness.node(.inspectorWidth).frame.minX
    let nodes = harness.tree.all.filter { !isCode || $0.frame.maxX <= inspector }
    let strays = nodes.flatMap { [$0.name, $0.value ?? ""] }.filter { text in
      text.contains { $0.isLetter } && text.contains { $0.isUppercase } && !text.contains("[")
        && !own.contains(text) && !text.contains(".swift")
    }

    #expect(strays.isEmpty, "\(strays)")
    #expect(nodes.contains { $0.name.hasPrefix("[") })
    #expect(harness.tree.all.count { $0.name.hasPrefix("[") } > 20)
  }

  @Test("The stage's language is a preference in the settings, and does not change the viewer's")
  func stage() throws {
    let harness = try ViewerHarness("progress")
    try harness.click(.settings)
    harness.wait(600)

    let popUp = harness.tree.all.first { $0.name == FlowStrings()[.language] && $0.value != nil }
    harness.click(try #require(popUp).middle)
    harness.wait(600)
    try harness.click(.german)
    harness.wait(600)

    let last = try #require(harness.app.events.last { $0.verb == "prefer" })
    #expect("\(last)".contains("language=de"))
    #expect(harness.has("Settings"), "the viewer is still in English")
  }
}
