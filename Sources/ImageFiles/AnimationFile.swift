/// A film that is made from one picture after another and becomes the bytes of one file.
package protocol AnimationFile: AnyObject {
  associatedtype Failure: Error

  /// The name of the format, as in messages.
  static var format: String { get }

  /// Begins a film of `rate` pictures a second, which plays `plays` times, or for ever if that is
  /// 0; traps for a rate that the format does not have.
  init(width: Int, height: Int, rate: Int, plays: Int) throws(Failure)

  /// Adds a picture; traps unless it has the film's size.
  func add(_ image: RGBImage) throws(Failure)

  /// The finished file; no more pictures can be added.
  func file() throws(Failure) -> [UInt8]
}
