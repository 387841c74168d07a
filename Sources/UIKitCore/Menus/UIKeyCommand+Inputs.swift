/// Keys that type no character.
extension UIKeyCommand {
  /// The `input` of the key that deletes backwards.
  public static let inputDelete = "UIKeyInputDelete"
  /// The `input` of the up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The `input` of the down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The `input` of the left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The `input` of the right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The `input` of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The `input` of the home key.
  public static let inputHome = "UIKeyInputHome"
  /// The `input` of the end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The `input` of the page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The `input` of the page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The `input` of the F1 key.
  public static let f1 = "UIKeyInputF1"
  /// The `input` of the F2 key.
  public static let f2 = "UIKeyInputF2"
  /// The `input` of the F3 key.
  public static let f3 = "UIKeyInputF3"
  /// The `input` of the F4 key.
  public static let f4 = "UIKeyInputF4"
  /// The `input` of the F5 key.
  public static let f5 = "UIKeyInputF5"
  /// The `input` of the F6 key.
  public static let f6 = "UIKeyInputF6"
  /// The `input` of the F7 key.
  public static let f7 = "UIKeyInputF7"
  /// The `input` of the F8 key.
  public static let f8 = "UIKeyInputF8"
  /// The `input` of the F9 key.
  public static let f9 = "UIKeyInputF9"
  /// The `input` of the F10 key.
  public static let f10 = "UIKeyInputF10"
  /// The `input` of the F11 key.
  public static let f11 = "UIKeyInputF11"
  /// The `input` of the F12 key.
  public static let f12 = "UIKeyInputF12"
}
