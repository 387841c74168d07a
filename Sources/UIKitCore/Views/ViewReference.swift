/// A reference that does not keep a view, and is nil once the view is gone.
///
/// A weak variable is that too; but an object that one ever led to counts its references in a table
/// beside it from then on, and counting there costs three times as much. A form's layout counts the
/// views that constraints name some hundred thousand times.
nonisolated final class ViewReference {
  private(set) unowned(unsafe) var view: AnyObject?

  init(_ view: AnyObject) { self.view = view }

  deinit {}

  /// The view is deallocated.
  func clear() { view = nil }
}
