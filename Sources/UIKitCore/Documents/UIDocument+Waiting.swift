/// The forms of a document's calls that wait for their answer (V-284).
extension UIDocument {
  /// Reads the file; false if that failed.
  public func open() async -> Bool { await answer { open(completionHandler: $0) } }

  /// Saves what changed and closes the document; false if that failed.
  public func close() async -> Bool { await answer { close(completionHandler: $0) } }

  /// Reads the document anew, and forgets its changes; false if that failed.
  public func revert(toContentsOf url: URL) async -> Bool {
    await answer { revert(toContentsOf: url, completionHandler: $0) }
  }

  /// Writes the document to a file; false if that failed.
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await answer { save(to: url, for: saveOperation, completionHandler: $0) }
  }

  /// Saves what changed; false if that failed.
  public func autosave() async -> Bool { await answer { autosave(completionHandler: $0) } }

  /// Waits until the file may be read or written.
  public func performAsynchronousFileAccess() async {
    await withCheckedContinuation { waiting in performAsynchronousFileAccess { waiting.resume() } }
  }

  private func answer(_ begin: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { waiting in begin { waiting.resume(returning: $0) } }
  }
}

/// The forms of a browser's calls that wait for their answer (V-284).
extension UIDocumentBrowserViewController {
  /// Copies or moves a file into the app's folder of documents, and answers where it is now.
  @discardableResult
  public func importDocument(
    at documentURL: URL,
    nextToDocumentAt neighbourURL: URL,
    mode importMode: ImportMode
  ) async throws -> URL {
    try await place {
      importDocument(
        at: documentURL,
        nextToDocumentAt: neighbourURL,
        mode: importMode,
        completionHandler: $0
      )
    }
  }

  /// Shows a document, and answers where it is.
  @discardableResult
  public func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await place { revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
  }

  /// Gives a document another name, and answers where it is now.
  @discardableResult
  public func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
    try await place {
      renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0)
    }
  }

  private func place(
    _ begin: (@escaping (URL?, (any Error)?) -> Void) -> Void
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { waiting in
      begin { url, error in
        guard let url else {
          return waiting.resume(throwing: error ?? CocoaError(.fileReadUnknown))
        }
        waiting.resume(returning: url)
      }
    }
  }
}
