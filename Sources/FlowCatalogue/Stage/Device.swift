package import FlowCore
package import FlowUI

/// The simulated device that shows a flow: its kind and orientation.
package struct Device: Hashable {
  package enum Kind: CaseIterable, Hashable {
    case smallPhone
    case phone
    case tablet
    case free

    package var title: Phrase {
      switch self {
      case .smallPhone: .smallPhone
      case .phone: .phone
      case .tablet: .tablet
      case .free: .freeSize
      }
    }

    package var icon: Icon {
      switch self {
      case .smallPhone: .smallPhone
      case .phone: .phone
      case .tablet: .tablet
      case .free: .resize
      }
    }

    /// The size in portrait, in points: that of an iPhone SE (2016), an iPhone 12 or an iPad Air
    /// (2020); `nil` for a free device.
    fileprivate var size: Size? {
      switch self {
      case .smallPhone: Size(width: 320, height: 568)
      case .phone: StageSetup.defaultSize
      case .tablet: Size(width: 820, height: 1180)
      case .free: nil
      }
    }
  }

  package var kind = Kind.phone
  /// Whether the device is in landscape.
  package var isRotated = false

  /// The size in the device's orientation, in points; `nil` for a free device.
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

  /// The width of the frame around the stage, in points; chosen by eye.
  package var bezel: Double { kind == .free ? 0 : 14 }

  /// The radius of the outer corners, in points.
  ///
  /// The value 44 is from the viewer's design, and gives the inner corners a radius of 30.
  package var radius: Double { kind == .free ? 0 : 44 }

  /// Creates the device that has a size in portrait or landscape, or else a free device.
  package init(size: Size) {
    for kind in Kind.allCases {
      for isRotated in [false, true] where Device(kind, isRotated: isRotated).size == size {
        self.init(kind, isRotated: isRotated)
        return
      }
    }
    self.init(.free)
  }

  package init(_ kind: Kind = .phone, isRotated: Bool = false) {
    self.kind = kind
    self.isRotated = isRotated
  }
}

extension Icon {
  fileprivate static let smallPhone = Icon(
    "smallPhone",
    .stroke(
      """
      M10.5 5h3a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-3a2.5 2.5 0 0 1 -2.5 -2.5v-9\
      a2.5 2.5 0 0 1 2.5 -2.5zM11.5 15.5h1
      """))
  /// A rectangle with an arrow between its corners.
  fileprivate static let resize = Icon(
    "resize",
    .stroke(
      """
      M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z\
      M8.5 12v3.5h3.5M8.5 15.5l7 -7M12 8.5h3.5v3.5
      """))
}
