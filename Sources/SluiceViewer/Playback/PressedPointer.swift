internal import FlowCore

/// A finger or a mouse that presses the stage.
struct PressedPointer: Hashable {
  let device: PointerDevice
  let finger: Int
  /// In points of the stage.
  var location: Point

  var lifted: InputEvent { .pointer(.up, device: device, finger: finger, location: location) }
}

extension [PressedPointer] {
  mutating func follow(_ input: InputEvent) {
    switch input {
    case .pointer(let pointer):
      let press = PressedPointer(
        device: pointer.device, finger: pointer.finger, location: pointer.location)
      let index = firstIndex { $0.device == press.device && $0.finger == press.finger }
      switch (pointer.phase, index) {
      case (.down, nil): append(press)
      case (.down, let index?), (.move, let index?): self[index] = press
      case (.up, let index?), (.cancelled, let index?): remove(at: index)
      case (.move, nil), (.up, nil), (.cancelled, nil): break
      }
    case .environment(.focus(false)): removeAll()
    default: break
    }
  }
}
