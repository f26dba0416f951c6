extension Icon {
  /// All icons of the set, in the order of the picture in its documentation.
  public static let builtIn: [Icon] =
    [fileGroup, actionsGroup, peopleGroup, mediaGroup, travelGroup, thingsGroup].flatMap(\.self)
}
