extension UIBarButtonItem {
  func decodeBarButtonItem(_ coder: NibCoder) {
    systemItem = coder.choice("systemItem", SystemItem.names)
    style = coder.choice("style", Style.names) ?? systemItem?.style ?? .plain
    width = coder.number("width") ?? 0
    tintColor = coder.color("tintColor")
    customView = coder.object("customView") as? UIView
  }
}

extension UIBarButtonItem.Style {
  static let names: [String: Self] = ["plain": .plain, "bordered": .bordered, "done": .done]
}

extension UIBarButtonItem.SystemItem {
  /// The names of the system's items in documents.
  static let names: [String: Self] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
}
