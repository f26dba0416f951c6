internal import FlowCore
public import FlowUI

/// A page of the samples: what it is for in a sentence, and buttons that lead on.
public class StepPage {
  /// A way on from a page.
  public struct Way {
    let title: String
    let role: Button.Role
    let go: () -> Void

    /// Creates a way on; what most people want next is `primary`.
    public init(_ title: String, _ role: Button.Role = .secondary, go: @escaping () -> Void) {
      self.title = title
      self.role = role
      self.go = go
    }
  }

  public let name: String

  private let title: String
  private let text: String
  private let ways: [(title: String, role: Button.Role, control: Control)]
  private let scroll = ScrollState()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: What traces call it.
  ///   - title: What its bar says.
  ///   - text: What it is for.
  ///   - ways: Where it leads.
  public init(_ name: String, title: String, text: String, ways: [Way] = []) {
    self.name = name
    self.title = title
    self.text = text
    self.ways = ways.map { ($0.title, $0.role, Control(onActivate: $0.go)) }
  }
}

extension StepPage: ComposedScreen {
  public var navigationItem: NavigationItem { NavigationItem(title: title) }

  public func body(in context: LayoutContext) -> [any Element] {
    Footed(scroll) {
      Padding(Insets(horizontal: 32, vertical: Spacing.group)) {
        Words(text, .body, \.secondaryLabel, alignment: .centre)
      }
    } foot: {
      for (index, way) in ways.enumerated() {
        if index > 0 { Space(Spacing.related) }
        Button(way.title, role: way.role, control: way.control)
      }
    }
  }
}

/// A page after which nobody gets back to what was before: a head.
public final class HeadPage: StepPage {}
