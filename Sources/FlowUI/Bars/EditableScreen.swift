public import FlowCore
public import Observation

/// A screen that can be edited: its `editButtonItem` switches between Edit and Done.
///
/// As with UIKit's view controllers, the button calls `setEditing(_:animated:)`; other code may
/// call it too. A screen with its own implementation first stores the new state in `editing`, and
/// then updates what it shows:
///
///     func setEditing(_ isEditing: Bool, animated: Bool) {
///       editing.set(isEditing)
///       setNeedsAppearanceUpdate()
///     }
@MainActor
public protocol EditableScreen: Screen {
  /// The editing state and its button, stored in the screen as
  /// `lazy var editing = EditingState(of: self)`.
  var editing: EditingState { get }

  /// Begins or ends editing; by default only stores the new state.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the screen is to be edited from now on.
  ///   - animated: Whether the screen should animate the change; true when the button calls it.
  func setEditing(_ isEditing: Bool, animated: Bool)
}

extension EditableScreen {
  /// Whether the screen is being edited.
  public var isEditing: Bool { editing.isEditing }

  /// The bar item that begins editing, and ends it: "Edit" or, in bold, "Done".
  public var editButtonItem: BarItem {
    .edit(isEditing: editing.isEditing, control: editing.button)
  }

  public func setEditing(_ isEditing: Bool, animated: Bool) { editing.set(isEditing) }
}

/// Whether a screen is being edited, and the button that changes it.
@Observable
@MainActor
public final class EditingState {
  /// Whether the screen is being edited.
  public private(set) var isEditing = false

  let button = Control()

  /// Creates the state of a screen; holds the screen weakly.
  public init(of screen: any EditableScreen) {
    button.onActivate = { [weak self, weak screen] in
      guard let self, let screen else { return }
      screen.setEditing(!isEditing, animated: true)
    }
  }

  /// Stores whether the screen is being edited, without calling the screen.
  public func set(_ isEditing: Bool) { self.isEditing = isEditing }
}
