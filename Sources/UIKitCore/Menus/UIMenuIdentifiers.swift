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
  /// Services of other programs.
  public static let services = Self("com.apple.menu.services")
  /// Hiding the app and others.
  public static let hide = Self("com.apple.menu.hide")
  /// Ending the app.
  public static let quit = Self("com.apple.menu.quit")
  /// Bold, italic, underlined.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The options of spelling.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Substitutions while typing.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The panel of substitutions.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The options of substitutions.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// Capitals and small letters.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Reading text aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// Looking words up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Larger and smaller text.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The colour of text.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Copying and pasting the style of text.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The direction of writing.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The alignment of text.
  public static let alignment = Self("com.apple.menu.alignment")
  /// Minimizing and zooming a window.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// Showing and hiding the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The document that is open.
  public static let document = Self("com.apple.menu.document")
  /// Filling in what is known.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// Making something new; iOS 26.
  public static let newItem = Self("com.apple.menu.new-item")
  /// Opening what there is.
  public static let open = Self("com.apple.menu.open")
  /// The panel of finding.
  public static let findPanel = Self("com.apple.menu.find-panel")
}

nonisolated extension UIAction.Identifier {
  /// Pasting what was copied.
  public static let paste = Self("com.apple.action.paste")
  /// Pasting it in the style of its surroundings.
  public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
  /// Pasting an address and going there.
  public static let pasteAndGo = Self("com.apple.action.paste-and-go")
  /// Pasting a text and searching for it.
  public static let pasteAndSearch = Self("com.apple.action.paste-and-search")
}
