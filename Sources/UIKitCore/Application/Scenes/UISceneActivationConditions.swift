/// The contents for which a scene can be brought to the front, by their identifiers.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// True for identifiers that the scene can show; default always true.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// True for identifiers that the scene shows best; default always false.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}
