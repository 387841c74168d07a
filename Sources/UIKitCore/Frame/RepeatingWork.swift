/// Work that repeats for a person who watches, such as a caret that blinks and a wheel that turns.
///
/// Pictures and tests stand still in its place: what they show must not hang on the moment, and a
/// test waits until nothing moves any more.
struct RepeatingWork {
  weak var owner: AnyObject?
  /// In seconds.
  let interval: TimeInterval
  /// The next time, in seconds of the display's clock.
  var due: TimeInterval
  let work: () -> Void
}
