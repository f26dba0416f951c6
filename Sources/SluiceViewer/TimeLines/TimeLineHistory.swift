internal import FlowCore

/// The time lines of a demo: the one on the stage, and those that were left and can be returned to.
///
/// An act that puts another time line on the stage, such as input in the past or a restart, keeps
/// the previous one if that is worth keeping; the act can then be undone and redone.
struct TimeLineHistory {
  struct Kept: Identifiable {
    let id: Int
    let origin: TimeLineOrigin
    fileprivate(set) var saved: SavedTimeLine
  }

  /// For one demo; by eye: a long menu, and less than 20 MB.
  static let (maxKept, maxInputs) = (20, 100_000)

  /// A later time line has a higher ID.
  private(set) var currentID = 0
  private(set) var origin = TimeLineOrigin.start
  /// Time lines that were left, in order of their beginning.
  private(set) var kept: [Kept] = []

  /// The IDs of the time lines that `undo` and `redo` return to, the next one last.
  private var undoable: [Int] = []
  private var redoable: [Int] = []
  private var (firstID, lastID) = (0, 0)

  var canUndo: Bool { undoable.contains { index(of: $0) != nil } }
  var canRedo: Bool { redoable.contains { index(of: $0) != nil } }

  var inputCount: Int { kept.reduce(0) { $0 + $1.saved.log.count } }

  /// Begins another time line; `saved` is the one on the stage, or `nil` if it is not worth
  /// keeping.
  mutating func begin(_ origin: TimeLineOrigin, keeping saved: SavedTimeLine?) {
    if let saved {
      keep(saved)
      undoable.append(currentID)
      redoable = []
    }
    lastID += 1
    (currentID, self.origin) = (lastID, origin)
    prune()
  }

  /// Returns a kept time line to show; `nil` if none has this ID.
  ///
  /// `saved` is the one on the stage, or `nil` if it is not worth keeping.
  mutating func show(_ id: Int, keeping saved: SavedTimeLine?) -> SavedTimeLine? {
    guard let index = index(of: id) else { return nil }
    undoable.append(currentID)
    redoable = []
    return swap(with: index, keeping: saved)
  }

  mutating func undo(keeping saved: SavedTimeLine) -> SavedTimeLine? {
    guard let index = lastIndex(of: &undoable) else { return nil }
    redoable.append(currentID)
    return swap(with: index, keeping: saved)
  }

  mutating func redo(keeping saved: SavedTimeLine) -> SavedTimeLine? {
    guard let index = lastIndex(of: &redoable) else { return nil }
    undoable.append(currentID)
    return swap(with: index, keeping: saved)
  }

  /// Adds time lines of an earlier run, in order of their beginning, before those of this one.
  mutating func restore(_ lines: [SavedTimeLine], before shown: SavedTimeLine) {
    guard !lines.isEmpty else { return }
    firstID -= lines.count
    let restored = lines.enumerated().map { index, line in
      Kept(
        id: firstID + index,
        origin: TimeLineOrigin(of: line.log, after: lines[..<index].map(\.log)), saved: line)
    }
    kept.insert(contentsOf: restored, at: 0)
    if origin.cause == nil, origin.instant == nil {
      origin = TimeLineOrigin(of: shown.log, after: lines.map(\.log))
    }
    prune()
  }

  private mutating func swap(with index: Int, keeping saved: SavedTimeLine?) -> SavedTimeLine {
    let shown = kept.remove(at: index)
    if let saved { keep(saved) }
    (currentID, origin) = (shown.id, shown.origin)
    prune()
    return shown.saved
  }

  private mutating func keep(_ saved: SavedTimeLine) {
    let index = kept.firstIndex { $0.id > currentID } ?? kept.endIndex
    kept.insert(Kept(id: currentID, origin: origin, saved: saved), at: index)
    leftLast = currentID
  }

  /// The ID of the time line that was left last, which is never pruned.
  private var leftLast: Int?

  private mutating func prune() {
    while kept.count > Self.maxKept || inputCount > Self.maxInputs {
      guard let index = kept.firstIndex(where: { $0.id != leftLast }) else { return }
      kept.remove(at: index)
    }
  }

  /// The index in `kept` for the last of the IDs whose time line is still kept; removes that ID and
  /// those after it.
  private func lastIndex(of ids: inout [Int]) -> Int? {
    while let id = ids.popLast() {
      if let index = index(of: id) { return index }
    }
    return nil
  }

  private func index(of id: Int) -> Int? { kept.firstIndex { $0.id == id } }
}
