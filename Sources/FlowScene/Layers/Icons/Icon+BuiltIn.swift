extension Icon {
  /// All built-in icons: first those whose shapes are files, then the others by subject.
  public static let builtIn: [Icon] =
    [fileGroup, actionsGroup, peopleGroup, mediaGroup, travelGroup, thingsGroup].flatMap(\.self)
}
