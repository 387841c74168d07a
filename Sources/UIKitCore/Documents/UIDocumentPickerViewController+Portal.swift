extension UIDocumentPickerViewController {
  /// The desktop, where it can ask for files in a window of its own; nil without (F-08).
  var portal: (any DesktopPortal)? {
    let portal = UIApplication.shared.desktopPortal
    return portal?.abilities.contains(.files) == true ? portal : nil
  }

  /// Lets the desktop ask, once, unless the list is shown already.
  func askDesktop() {
    guard let portal, children.isEmpty, !hasAsked else { return }
    hasAsked = true
    portal.ask(question) { [weak self] in self?.take($0) }
  }

  private var question: DesktopQuestion {
    guard exported.isEmpty else { return .saveFiles(exported.map(\.lastPathComponent)) }
    return .openFiles(
      patterns: DocumentTypes.patterns(of: types),
      several: allowsMultipleSelection,
      folders: DocumentTypes.areFolders(types)
    )
  }

  private func take(_ answer: DesktopAnswer) {
    // The app may have taken the picker away meanwhile.
    guard viewIfLoaded?.window != nil else { return }
    switch answer {
    case .done(let files) where files.isEmpty: cancel()
    case .done(let files):
      if exported.isEmpty { pick(files) } else { replace(files) }
    case .cancelled: cancel()
    case .failed: showList()
    }
  }

  /// The desktop has asked whether files that are there may be replaced.
  private func replace(_ places: [URL]) {
    for (file, place) in zip(exported, places)
    where file.standardizedFileURL != place.standardizedFileURL
      && FileManager.default.fileExists(atPath: file.path)
    {
      try? FileManager.default.removeItem(at: place)
    }
    export(to: places)
  }
}
