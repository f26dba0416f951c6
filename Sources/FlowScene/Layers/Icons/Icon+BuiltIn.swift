extension Icon {
  /// All icons of the set, by subject: those that are files come first.
  public static let builtIn: [Icon] =
    [fileGroup, actionsGroup, peopleGroup, mediaGroup, travelGroup, thingsGroup].flatMap(\.self)
}
