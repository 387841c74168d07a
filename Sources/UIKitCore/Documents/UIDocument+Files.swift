extension UIDocument {
  /// The time, in seconds, after which a document that changed saves itself: our own, as that of iOS
  /// is not recorded (F-02).
  private static let autosaveDelay: TimeInterval = 5

  /// Calls back in a frame of its own.
  private func answer(_ handler: ((Bool) -> Void)?, _ result: Bool) {
    guard let handler else { return }
    guard let loop = UIScreen.main.frameLoop else { return handler(result) }
    loop.schedule(after: 0) { handler(result) }
  }

  func tellState() {
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  func observe() {
    let center = NotificationCenter.default
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ] {
      let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.autosaveIfOpen() }
      }
      observers.tokens.append(token)
    }
    let undo = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    let token = center.addObserver(forName: undo, object: nil, queue: nil) { [weak self] note in
      nonisolated(unsafe) let sender = note.object as AnyObject?
      // Undo managers of other threads post there, and so may this one.
      guard MainQueue.isCurrent else {
        return DispatchQueue.main.async { [weak self] in self?.countUndo(of: sender) }
      }
      MainActor.assumeIsolated { self?.countUndo(of: sender) }
    }
    observers.tokens.append(token)
  }

  private func countUndo(of sender: AnyObject?) {
    if sender === undoManager { updateChangeCount(.done) }
  }

  private func autosaveIfOpen() {
    guard !documentState.contains(.closed), hasUnsavedChanges else { return }
    autosave()
  }

  // MARK: - Reading

  func openFile(_ handler: ((Bool) -> Void)?) {
    guard documentState.contains(.closed) else { return answer(handler, true) }
    do {
      try read(from: fileURL)
      changes = ChangeCount()
      documentState = .normal
      answer(handler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      answer(handler, false)
    }
  }

  func readFile(_ url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    fileModificationDate = modified(url)
  }

  func revertFile(_ url: URL, _ handler: ((Bool) -> Void)?) {
    disableEditing()
    defer { enableEditing() }
    do {
      try read(from: url)
      changes = ChangeCount()
      undoManager?.removeAllActions()
      documentState = .normal
      answer(handler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      answer(handler, false)
    }
  }

  func closeFile(_ handler: ((Bool) -> Void)?) {
    guard !documentState.contains(.closed) else { return answer(handler, true) }
    autosave { [weak self] isSaved in
      if isSaved { self?.documentState = .closed }
      handler?(isSaved)
    }
  }

  private func modified(_ url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }

  // MARK: - Changes

  func count(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes.count += 1
    case .undone: changes.count -= 1
    case .cleared: changes.saved = changes.count
    }
    guard hasUnsavedChanges, !isAutosaveDue, let loop = UIScreen.main.frameLoop else { return }
    isAutosaveDue = true
    loop.schedule(after: Self.autosaveDelay) { [weak self] in
      self?.isAutosaveDue = false
      self?.autosaveIfOpen()
    }
  }

  // MARK: - Writing

  func autosaveFile(_ handler: ((Bool) -> Void)?) {
    guard hasUnsavedChanges else { return answer(handler, true) }
    if let known = fileModificationDate, let now = modified(fileURL), now > known {
      // Somebody else's changes stay until the app decides between both (F-03).
      documentState.insert(.inConflict)
      return answer(handler, false)
    }
    let exists = FileManager.default.fileExists(atPath: fileURL.path)
    save(to: fileURL, for: exists ? .forOverwriting : .forCreating, completionHandler: handler)
  }

  func saveFile(_ url: URL, _ operation: SaveOperation, _ handler: ((Bool) -> Void)?) {
    let token = changeCountToken(for: operation)
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: operation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
      updateChangeCount(withToken: token, for: operation)
      fileURL = url
      fileModificationDate = modified(url)
      var state = documentState.subtracting([.savingError, .inConflict])
      if operation == .forCreating { state.remove(.closed) }
      documentState = state
      answer(handler, true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      answer(handler, false)
    }
  }

  /// Gives a file those of the attributes that files have here; thumbnails and tags are not among them.
  func write(_ attributes: [AnyHashable: Any], to url: URL) throws {
    let kept = attributes.compactMap { key, value in
      (key as? FileAttributeKey).map { ($0, value) }
    }
    guard !kept.isEmpty else { return }
    try FileManager.default.setAttributes(Dictionary(kept) { $1 }, ofItemAtPath: url.path)
  }

  /// Writes to a file beside the old one first, which takes its place once it is whole.
  ///
  /// Fails where the folder of the file is gone: the user may have removed it.
  func write(_ contents: Any, to url: URL) throws {
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(
        to: url,
        options: [.atomic, .withNameUpdating],
        originalContentsURL: fileURL
      )
    }
    guard let data = contents as? Data ?? (contents as? String).map({ Data($0.utf8) }) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }
}
