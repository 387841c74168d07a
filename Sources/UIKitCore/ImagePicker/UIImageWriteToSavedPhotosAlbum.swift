/// Tells the target that a picture was added to the photo library, which nobody can look into.
///
/// The message has the picture, an error, here none, and the context.
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
