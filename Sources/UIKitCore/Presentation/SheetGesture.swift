/// The state of a sheet that a finger moves.
protocol SheetGesture: AnyObject {
  /// True while a finger moves the sheet.
  var isMoving: Bool { get }
  /// Begins to listen, once the sheet is there.
  func attach()
  func detach()
}
