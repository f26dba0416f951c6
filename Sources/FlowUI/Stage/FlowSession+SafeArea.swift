internal import FlowCore

extension FlowSession {
  /// How far the device and the status bar cover the stage, from its leading edge on.
  var covered: Insets {
    var insets = direction == .leftToRight ? safeArea : safeArea.mirrored
    if statusBar != nil { insets.top = max(insets.top, StatusBar.height(on: size)) }
    return insets
  }

  /// Where drags of pages begin: as wide as the person wants it, or as the safe area is away from
  /// the edge, if that is more (FC-10).
  var edges: EdgeZones {
    let (width, insets) = (preferences.edgeWidth ?? EdgeZones.defaultWidth, covered)
    return EdgeZones(
      leading: max(width, insets.leading), trailing: max(width, insets.trailing))
  }
}

extension Insets {
  /// The same without what is no extent.
  var sensible: Insets {
    func sensible(_ inset: Double) -> Double { inset > 0 && inset.isFinite ? inset : 0 }
    return Insets(
      top: sensible(top), leading: sensible(leading), bottom: sensible(bottom),
      trailing: sensible(trailing))
  }

  /// The same on a stage that reads the other way.
  var mirrored: Insets {
    Insets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// Only what is on the two sides.
  var horizontal: Insets { Insets(leading: leading, trailing: trailing) }
}
