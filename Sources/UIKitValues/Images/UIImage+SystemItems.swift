/// The pictures that the system uses for its own controls, as symbols.
nonisolated extension UIImage {
  /// The picture of a button that shows actions.
  public class var actions: UIImage { item("ellipsis.circle.fill") }
  /// The picture of a button that adds something.
  public class var add: UIImage { item("plus.circle.fill") }
  /// The picture of a button that takes something away.
  public class var remove: UIImage { item("minus.circle.fill") }
  /// A mark for what is chosen.
  public class var checkmark: UIImage { item("checkmark.circle.fill") }
  /// A mark for what is chosen, with a line round it.
  public class var strokedCheckmark: UIImage { item("checkmark.circle") }

  private class func item(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
