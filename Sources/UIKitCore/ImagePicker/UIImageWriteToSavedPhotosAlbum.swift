/// Sends the target the message that a picture was saved; nothing is saved here.
///
/// The message, sent later on the main queue, has the picture, nil for the error, and the context.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let target = completionTarget as AnyObject
  let none: (any Error)? = nil
  nonisolated(unsafe) let message: [Any?] = [image, none, contextInfo]
  DispatchQueue.main.async {
    _ = ClassTable.send(completionSelector, to: target, message)
  }
}
