internal import Foundation

/// Informs objects that their nib is complete.
enum Awaking {
  /// Sends `awakeFromNib` to an object that was decoded; the owner of a nib gets none (L-10).
  static func awake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else {
      _ = ClassTable.send("awakeFromNib", to: object, [])
    }
  }
}
