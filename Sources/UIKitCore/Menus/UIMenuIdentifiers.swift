/// The menus that the system names.
nonisolated extension UIMenu.Identifier {
  /// The menu that holds all others of a menu bar.
  public static let root = Self("com.apple.menu.root")
  /// The app's own menu.
  public static let application = Self("com.apple.menu.application")
  /// Files: new, open, close, print.
  public static let file = Self("com.apple.menu.file")
  /// Undoing, the pasteboard and finding.
  public static let edit = Self("com.apple.menu.edit")
  /// Fonts and text.
  public static let format = Self("com.apple.menu.format")
  /// The parts that are shown and their size.
  public static let view = Self("com.apple.menu.view")
  /// Windows.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
  /// About the app.
  public static let about = Self("com.apple.menu.about")
  /// Settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// New windows.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Opening files.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// Closing windows.
  public static let close = Self("com.apple.menu.close")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// Undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete and select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Finding text.
  public static let find = Self("com.apple.menu.find")
  /// Replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// The alignment of text.
  public static let text = Self("com.apple.menu.text")
  /// The toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
}

nonisolated extension UIAction.Identifier {
  /// Pasting what was copied.
  public static let paste = Self("com.apple.action.paste")
  /// Pasting it in the style of its surroundings.
  public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
}
