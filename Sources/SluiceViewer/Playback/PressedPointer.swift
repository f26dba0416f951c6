internal import FlowCore

/// A finger or a mouse that presses the stage.
struct PressedPointer: Hashable {
  /// What presses.
  let device: PointerDevice
  /// Which of several fingers.
  let finger: Int
  /// Where it is, in points of the stage.
  var place: Point

  /// What lifts it.
  var lifted: InputEvent { .pointer(.up, device, finger: finger, place) }
}

extension [PressedPointer] {
  /// Takes notice of input: who presses after it.
  mutating func follow(_ input: InputEvent) {
    switch input {
    case .pointer(let phase, let device, let finger, let place, _):
      let press = PressedPointer(device: device, finger: finger, place: place)
      let index = firstIndex { $0.device == device && $0.finger == finger }
      switch (phase, index) {
      case (.down, nil): append(press)
      case (.down, let index?), (.move, let index?): self[index] = press
      case (.up, let index?), (.cancelled, let index?): remove(at: index)
      case (.move, nil), (.up, nil), (.cancelled, nil): break
      }
    case .focus(false): removeAll()
    default: break
    }
  }
}
