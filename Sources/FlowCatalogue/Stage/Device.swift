package import FlowCore
package import FlowUI

/// The simulated device that shows a flow: its kind and orientation.
package struct Device: Hashable {
  package enum Kind: CaseIterable, Hashable {
    case smallPhone
    case phone
    case tablet
    /// No device: the stage fills the room available.
    case free

    /// The title shown to users.
    package var title: Phrase {
      switch self {
      case .smallPhone: .smallPhone
      case .phone: .phone
      case .tablet: .tablet
      case .free: .freeSize
      }
    }

    /// The icon.
    package var icon: Icon {
      switch self {
      case .smallPhone, .phone: .phone
      case .tablet: .tablet
      case .free: .fullScreen
      }
    }

    /// The size in portrait, in points: that of an iPhone SE (2016), an iPhone 12 and an iPad Air
    /// (2020); `nil` if there is no device.
    fileprivate var size: Size? {
      switch self {
      case .smallPhone: Size(width: 320, height: 568)
      case .phone: Size(width: 390, height: 844)
      case .tablet: Size(width: 820, height: 1180)
      case .free: nil
      }
    }
  }

  /// The kind of device.
  package var kind = Kind.phone
  /// Whether the device is in landscape.
  package var isRotated = false

  /// The stage's size in points; `nil` if there is no device.
  package var size: Size? {
    kind.size.map { isRotated ? Size(width: $0.height, height: $0.width) : $0 }
  }

  /// How far the device covers each side of the stage, in points.
  ///
  /// The tablet's insets are those of an iPad Air (2020). The phone's insets are those of an
  /// iPhone X, whose notch covers 44 points; the notch of an iPhone 12 covers 47.
  var safeArea: Insets {
    switch (kind, isRotated) {
    case (.smallPhone, _), (.free, _): .zero
    case (.phone, false): Insets(top: 44, bottom: 34)
    case (.phone, true): Insets(leading: 44, bottom: 21, trailing: 44)
    case (.tablet, _): Insets(top: 24, bottom: 20)
    }
  }

  /// The width of the bezel around the stage, in points; by eye.
  package var bezel: Double { kind == .free ? 0 : 14 }

  /// The radius of the bezel's outer corners, in points.
  ///
  /// 44 is from the viewer's design. With a bezel of 14 points, the inner corners have a radius of
  /// 30.
  package var radius: Double { kind == .free ? 0 : 44 }

  /// Creates the device whose stage has the given size in portrait or landscape, or else a free
  /// one.
  package init(size: Size) {
    for kind in Kind.allCases {
      for isRotated in [false, true] where Device(kind, isRotated: isRotated).size == size {
        self.init(kind, isRotated: isRotated)
        return
      }
    }
    self.init(.free)
  }

  /// Creates a device.
  package init(_ kind: Kind = .phone, isRotated: Bool = false) {
    self.kind = kind
    self.isRotated = isRotated
  }
}
