internal import FlowCore
internal import FlowUI

/// What a flow is seen on: a kind of device, upright or on its side.
struct Device: Hashable {
  /// The kinds of devices.
  enum Kind: CaseIterable, Hashable {
    case smallPhone
    case phone
    case tablet
    /// No device: as large as there is room.
    case free

    /// What people call it.
    var title: String {
      switch self {
      case .smallPhone: "Small phone"
      case .phone: "Phone"
      case .tablet: "Tablet"
      case .free: "Free size"
      }
    }

    /// Its picture.
    var icon: Icon {
      switch self {
      case .smallPhone, .phone: .phone
      case .tablet: .tablet
      case .free: .fullScreen
      }
    }

    /// Its size upright, in points: those of an iPhone SE of 2016, an iPhone 12, and an iPad Air of
    /// 2020; `nil` where there is no device.
    fileprivate var size: Size? {
      switch self {
      case .smallPhone: Size(width: 320, height: 568)
      case .phone: Size(width: 390, height: 844)
      case .tablet: Size(width: 820, height: 1180)
      case .free: nil
      }
    }
  }

  /// Its kind.
  var kind = Kind.phone
  /// Whether it lies on its side.
  var isRotated = false

  /// The stage's size in points; `nil` where there is no device.
  var size: Size? {
    kind.size.map { isRotated ? Size(width: $0.height, height: $0.width) : $0 }
  }

  /// How far the device covers its stage, in points: below the camera and the home bar of an iPhone
  /// 12, the home bar of an iPad; upright the status bar is as high as the camera.
  var safeArea: Insets {
    switch (kind, isRotated) {
    case (.smallPhone, _), (.free, _): .zero
    case (.phone, false): Insets(top: 44, bottom: 34)
    case (.phone, true): Insets(leading: 44, bottom: 21, trailing: 44)
    case (.tablet, _): Insets(top: 24, bottom: 20)
    }
  }

  /// How wide the frame around its stage is, in points; by eye.
  var bezel: Double { kind == .free ? 0 : 14 }

  /// The radius of the frame's outer corners, in points.
  ///
  /// 44 is the look's own; the inner corners, 30, are round enough to be covered by the frame.
  var radius: Double { kind == .free ? 0 : 44 }

  /// The kind whose stage has that size, either way round; of any other size it is free.
  init(size: Size) {
    for kind in Kind.allCases {
      for isRotated in [false, true] where Device(kind, isRotated: isRotated).size == size {
        self.init(kind, isRotated: isRotated)
        return
      }
    }
    self.init(.free)
  }

  /// A device.
  init(_ kind: Kind = .phone, isRotated: Bool = false) {
    self.kind = kind
    self.isRotated = isRotated
  }
}
