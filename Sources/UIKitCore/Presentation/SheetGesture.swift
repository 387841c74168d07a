/// What a sheet knows of the finger that moves it.
protocol SheetGesture: AnyObject {
  /// Whether a finger moves the sheet now.
  var isMoving: Bool { get }
  /// Begins to listen, once the sheet is there.
  func attach()
  func detach()
}
