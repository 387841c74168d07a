/// The titles and symbols of the system's buttons.
extension UIBarButtonItem.SystemItem {
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// The title of the items that show text.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    default: nil
    }
  }

  /// The symbol of the items that are pictures.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem?.isSpace ?? false }
  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

  var shownTitle: String? { choice?.title ?? title ?? systemItem?.title }

  var shownImage: UIImage? {
    if let choice { return choice.image }
    if let image { return image }
    guard title == nil, let name = systemItem?.symbolName else { return nil }
    return UIImage(systemName: name)
  }
}
