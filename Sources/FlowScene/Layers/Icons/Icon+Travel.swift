/// Places, travel and weather.
extension Icon {
  /// A location on a map.
  public static let mapPin = Icon(
    "mapPin",
    .stroke(
      """
      M12 21C8.2 17 5.5 13.6 5.5 9.5a6.5 6.5 0 0 1 13 0C18.5 13.6 15.8 17 12 21zM14 9.5
      a2 2 0 1 1 -4 0a2 2 0 1 1 4 0z
      """))
  /// A folded map.
  public static let map = Icon(
    "map",
    .stroke("M9 4L3 6.5v13.5l6-2.5l6 2.5l6-2.5V4l-6 2.5zM9 4v13.5M15 6.5v13.5"))
  /// A flag on a pole: mark, or a destination.
  public static let flag = Icon(
    "flag", hasDirection: true,
    .stroke("M5 21V4M5 5c2.5-1.5 5-1.5 7 0s4.5 1.5 7 0v9c-2.5 1.5-5 1.5-7 0s-4.5-1.5-7 0"))
  /// A car from the front.
  public static let car = Icon(
    "car",
    .stroke(
      """
      M4 16v-3.5a2 2 0 0 1 1-1.7l1.5-4.1A2 2 0 0 1 8.4 5.4h7.2a2 2 0 0 1 1.9 1.3l1.5 4.1
      a2 2 0 0 1 1 1.7V16zM5.5 10.8h13M5 16v2.5h2.5V16M16.5 16v2.5H19V16
      """),
    .fill("M8.6 13.4a1 1 0 1 1 -2 0a1 1 0 1 1 2 0zM17.4 13.4a1 1 0 1 1 -2 0a1 1 0 1 1 2 0z"))
  /// A train from the front.
  public static let train = Icon(
    "train",
    .stroke(
      """
      M8 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-8a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3zM5 11h14M9 17
      l-2.5 4M15 17l2.5 4
      """),
    .fill(
      """
      M10.15 14a1.15 1.15 0 1 1 -2.3 0a1.15 1.15 0 1 1 2.3 0zM16.15 14a1.15 1.15 0 1 1 -2.3 0
      a1.15 1.15 0 1 1 2.3 0z
      """))
  /// A plane in flight.
  public static let plane = Icon(
    "plane",
    .stroke(
      """
      M12 2.5c-1 0-1.7 1.2-1.7 2.6v4.2L3 14v2l7.3-2v4L8 19.8v1.7l4-1.2l4 1.2v-1.7L13.7 18v-4l7.3 2
      v-2l-7.3-4.7V5.1C13.7 3.7 13 2.5 12 2.5z
      """))
  /// A bicycle from the side.
  public static let bicycle = Icon(
    "bicycle", hasDirection: true,
    .stroke(
      """
      M9 16a3.5 3.5 0 1 1 -7 0a3.5 3.5 0 1 1 7 0zM22 16a3.5 3.5 0 1 1 -7 0a3.5 3.5 0 1 1 7 0z
      M5.5 16L9.5 9h5.5l-3 7zM9.5 9L8.5 6.5M7 6.5h3M18.5 16l-4.2-10H17
      """))
  /// A ship from the front.
  public static let ship = Icon(
    "ship",
    .stroke(
      """
      M4.5 17.5L3 12h18l-1.5 5.5M6 12V7h12v5M12 7V3M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1s1.5-1 3-1
      s1.5 1 3 1s1.5-1 3-1s1.5 1 3 1
      """))
  /// Luggage, or a trip.
  public static let suitcase = Icon(
    "suitcase",
    .stroke(
      """
      M5 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM8.5 8V6
      a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13.5h18
      """))
  /// A bed: a place to stay.
  public static let bed = Icon(
    "bed", hasDirection: true,
    .stroke(
      """
      M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3h-7v5M8.6 12a1.6 1.6 0 1 1 -3.2 0a1.6 1.6 0 1 1 3.2 0z
      """))
  /// A seat, as in a theatre.
  public static let seat = Icon(
    "seat",
    .stroke(
      """
      M6.5 10V6.5a2.5 2.5 0 0 1 2.5-2.5h6a2.5 2.5 0 0 1 2.5 2.5V10M5 10.5a2 2 0 0 1 2 2V14h10v-1.5
      a2 2 0 0 1 4 0V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2zM6 19v2M18 19v2
      """))
  /// A fork and a knife.
  public static let restaurant = Icon(
    "restaurant",
    .stroke(
      """
      M7.5 3v18M4 3v4.5a3.5 3.5 0 0 0 7 0V3M17.5 21V3c-2.3 1.6-3.5 4.6-3.5 8c0 1.8 1 2.8 3.5 2.8
      """))
  /// A cup with a handle: a café, or a break.
  public static let cup = Icon(
    "cup",
    .stroke(
      """
      M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11h1.5a2.5 2.5 0 0 1 0 5H17M8.5 3.5V6M12.5 3.5V6
      """))
  /// A cloud: weather, or a server.
  public static let cloud = Icon(
    "cloud",
    .stroke("M7 19a4.5 4.5 0 0 1-.7-8.95A6 6 0 0 1 17.9 9.6A4.75 4.75 0 0 1 17.3 19z"))
  /// A drop: water, or rain.
  public static let drop = Icon(
    "drop",
    .stroke("M12 3c4 4.8 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6.2 6-11z"))
  /// A flame: heat, or popular.
  public static let flame = Icon(
    "flame",
    .stroke(
      """
      M12 21a6.5 6.5 0 0 1-6.5-6.5c0-3 1.6-4.8 3-6.7c.3 1.7 1 2.7 2.2 3.4C10.5 8 11.2 5.2 13.5 3
      c.4 3.4 5 5.6 5 11.5A6.5 6.5 0 0 1 12 21z
      """))
  /// A leaf: nature, or vegetarian.
  public static let leaf = Icon(
    "leaf",
    .stroke("M6.5 18.5C3.5 10.5 9 4.5 20 4c.6 11-5.5 17-13.5 14.5zM4 21c2-4.5 5.2-7.7 9.5-10"))
  /// Cold, or frozen.
  public static let snowflake = Icon(
    "snowflake",
    .stroke(
      """
      M12.00 3.00L12.00 21.00M9.70 4.47L12.00 6.40L14.30 4.47M19.79 7.50L4.21 16.50M17.37 6.25
      L16.85 9.20L19.67 10.23M19.79 16.50L4.21 7.50M19.67 13.77L16.85 14.80L17.37 17.75
      M14.30 19.53L12.00 17.60L9.70 19.53M6.63 17.75L7.15 14.80L4.33 13.77M4.33 10.23L7.15 9.20
      L6.63 6.25
      """))
  /// Two peaks: outdoors.
  public static let mountain = Icon("mountain", .stroke("M2.5 19L9 6.5l4.2 8l2.3-3.5L21.5 19z"))

  static let travelGroup: [Icon] = [
    .mapPin, .map, .flag, .car, .train, .plane, .bicycle, .ship, .suitcase, .bed, .seat,
    .restaurant, .cup, .cloud, .drop, .flame, .leaf, .snowflake, .mountain,
  ]
}
