/// The texts of the elements that are spoken when they appear.
@MainActor
struct Announcements {
  private struct Spoken {
    /// The screen or the overlay with the texts.
    weak var front: AnyObject?
    let texts: [String]
  }

  private var spoken: [ObjectIdentifier: Spoken] = [:]

  /// The texts that have appeared, in reading order, since `front` was last in front.
  mutating func new(in tree: AccessibilityNode, of front: AnyObject) -> [String] {
    spoken = spoken.filter { $0.value.front != nil }
    let texts = tree.all.filter { $0.states.contains(.live) }.map(\.name)
    var rest = spoken[ObjectIdentifier(front)]?.texts ?? []
    spoken[ObjectIdentifier(front)] = Spoken(front: front, texts: texts)
    return texts.filter { text in
      guard let index = rest.firstIndex(of: text) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
