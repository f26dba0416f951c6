package enum WindowScale: String, CaseIterable, Hashable {
  /// The scale that the desktop requests.
  case automatic
  case whole = "100"
  case fiveQuarters = "125"
  case threeHalves = "150"
  case double = "200"

  /// Window units per point; `nil` for the scale that the desktop requests.
  package var factor: Double? {
    switch self {
    case .automatic: nil
    case .whole: 1
    case .fiveQuarters: 1.25
    case .threeHalves: 1.5
    case .double: 2
    }
  }
}
