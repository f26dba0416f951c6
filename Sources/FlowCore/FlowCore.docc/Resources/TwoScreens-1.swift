import FlowCore
import Testing

private final class Page: Screen {
  let name: String
  private(set) var appearances = 0

  init(_ name: String) { self.name = name }

  func didAppear() { appearances += 1 }
}
