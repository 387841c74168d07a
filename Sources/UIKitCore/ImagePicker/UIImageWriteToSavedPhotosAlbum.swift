/// Sends the target the message that a picture was saved; nothing is saved here.
///
/// The message, sent later on the main queue, has the picture, nil for the error, and the context.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  answer(completionTarget, completionSelector, [image, nil, contextInfo])
}

/// True if a film at a path could be saved; false for all, since nothing is saved here.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Sends the target the message that a film wasn't saved: nothing is saved here (L-315).
///
/// The message, sent later on the main queue, has the path, the error, and the context.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let error = CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: videoPath])
  answer(completionTarget, completionSelector, [videoPath, error, contextInfo])
}

private func answer(_ target: Any?, _ selector: Selector?, _ arguments: [Any?]) {
  guard let target, let selector else { return }
  let receiver = target as AnyObject
  nonisolated(unsafe) let message = arguments
  DispatchQueue.main.async { _ = ClassTable.send(selector, to: receiver, message) }
}
