package import FlowCore

extension FlowSession {
  /// The insets that the device and the status bar cover, in points.
  var coveredInsets: Insets {
    var insets = direction == .leftToRight ? safeArea : safeArea.mirrored
    if statusBar != nil { insets.top = max(insets.top, StatusBar.height(on: size)) }
    return insets
  }

  /// Where page drags begin: the preferred edge width, or the safe area's inset if that is wider
  /// (FC-10).
  package var edges: EdgeZones {
    let (width, insets) = (preferences.edgeWidth ?? EdgeZones.defaultWidth, coveredInsets)
    return EdgeZones(
      leading: max(width, insets.leading), trailing: max(width, insets.trailing))
  }
}

extension Insets {
  /// Each inset that is negative, infinite or NaN becomes 0.
  var sensible: Insets {
    func sensible(_ inset: Double) -> Double { inset > 0 && inset.isFinite ? inset : 0 }
    return Insets(
      top: sensible(top), leading: sensible(leading), bottom: sensible(bottom),
      trailing: sensible(trailing))
  }

  var mirrored: Insets {
    Insets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  var horizontal: Insets { Insets(leading: leading, trailing: trailing) }
}
