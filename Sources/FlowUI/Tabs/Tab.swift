public import FlowCore

/// A tab of a tab bar, with its own flow.
@MainActor
public final class Tab {
  /// A mark on a tab's icon.
  public enum Badge: Hashable, Sendable {
    /// A dot: there is something new.
    case dot
    /// The number of new items; above 99 it shows `99+`, and below 1 nothing.
    case count(Int)
  }

  /// The label below the icon: one short word.
  public let title: String
  /// The tab's name in traces: one word, in lower case.
  public let name: String
  /// The icon above the title.
  public let icon: Icon
  /// The tab's own stack.
  public let flow: NavigationController
  /// The mark on the icon; `nil` for none.
  public var badge: Badge?

  let control = Control()
  let location: ElementSource
  /// Keeps the flow controller alive, and is not read.
  private let owner: (any FlowController)?

  /// Creates a tab that keeps a flow alive.
  ///
  /// - Parameters:
  ///   - title: The label below the icon; it ends in an ellipsis if it does not fit.
  ///   - name: The tab's name in traces; `nil` for the title in lower case, with hyphens for
  ///     spaces.
  ///   - icon: The icon above the title.
  ///   - flow: The tab's own stack, with or without bars; create it with `isVisible: false`, and
  ///     use it for no other tab.
  ///   - badge: The mark on the icon; `nil` for none.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public convenience init(
    _ title: String, name: String? = nil, icon: Icon, flow: NavigationController,
    badge: Badge? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, name, icon, flow, owner: nil, badge, ElementSource(fileID: fileID, line: line))
  }

  /// Creates a tab that keeps a flow controller and its flow alive.
  ///
  /// The parameters are those of the other initializer, but `flow` is the flow controller.
  public convenience init(
    _ title: String, name: String? = nil, icon: Icon, flow: any FlowController,
    badge: Badge? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, name, icon, flow.navigationController, owner: flow, badge,
      ElementSource(fileID: fileID, line: line))
  }

  private init(
    _ title: String, _ name: String?, _ icon: Icon, _ flow: NavigationController,
    owner: (any FlowController)?, _ badge: Badge?, _ location: ElementSource
  ) {
    self.location = location
    self.title = title
    self.name = name ?? String(title.lowercased().map { $0.isWhitespace ? "-" : $0 })
    self.icon = icon
    self.flow = flow
    self.owner = owner
    self.badge = badge
  }
}
