public import FlowCore

/// One of the places that a tab bar leads to, with a flow of its own.
public final class Tab {
  /// What a tab has to say besides its title.
  public enum Badge: Hashable, Sendable {
    /// There is something new.
    case dot
    /// So many things are new: beyond 99 it shows `99+`, and below 1 nothing.
    case count(Int)
  }

  /// What stands below its icon: one short word.
  public let title: String
  /// What traces call it: one word, lower case.
  public let name: String
  /// The picture above its title.
  public let icon: Icon
  /// The tab's own stack.
  public let flow: NavigationController
  /// What it has to say besides its title; `nil` for nothing.
  public var badge: Badge?

  /// What is pressed of it.
  let control = Control()
  private let owner: (any FlowController)?

  /// Creates a tab that keeps a flow alive.
  ///
  /// - Parameters:
  ///   - title: What stands below the icon; shortened by an ellipsis where it does not fit.
  ///   - name: What traces call it; `nil` is the title in lower case.
  ///   - icon: The picture above.
  ///   - flow: The tab's own stack, with its own bars or none; it must have been created with
  ///     `isOnStage: false`, and belong to this tab alone.
  ///   - badge: What there is to say besides.
  public convenience init(
    _ title: String, name: String? = nil, icon: Icon, flow: NavigationController,
    badge: Badge? = nil
  ) {
    self.init(title, name, icon, flow, owner: nil, badge)
  }

  /// Creates a tab that keeps a flow and its controller alive; see the other one.
  public convenience init(
    _ title: String, name: String? = nil, icon: Icon, flow: any FlowController,
    badge: Badge? = nil
  ) {
    self.init(title, name, icon, flow.navigationController, owner: flow, badge)
  }

  private init(
    _ title: String, _ name: String?, _ icon: Icon, _ flow: NavigationController,
    owner: (any FlowController)?, _ badge: Badge?
  ) {
    self.title = title
    self.name = name ?? String(title.lowercased().map { $0.isWhitespace ? "-" : $0 })
    self.icon = icon
    self.flow = flow
    self.owner = owner
    self.badge = badge
  }
}
