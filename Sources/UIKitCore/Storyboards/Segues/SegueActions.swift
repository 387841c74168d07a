/// The actions of controllers that make the destinations of segues, by class (U-15).
package enum SegueActions {
  package typealias Maker = (
    _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController?

  private static var classes: [ObjectIdentifier: [String: Maker]] = [:]

  static func register(_ selector: String, of type: AnyClass, _ make: @escaping Maker) {
    classes[ObjectIdentifier(type), default: [:]][selector] = make
  }

  static func named(_ selector: String, of controller: UIViewController) -> Maker? {
    var type: AnyClass? = Swift.type(of: controller)
    while let current = type {
      if let maker = classes[ObjectIdentifier(current)]?[selector] { return maker }
      type = Swift._getSuperclass(current)
    }
    return nil
  }
}

extension ClassDescription {
  /// A method that makes a segue's destination from a coder; nil takes the document's class.
  package func segueAction(
    _ selector: String,
    _ make: @escaping (Class, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?
  ) {
    SegueActions.register(selector, of: Class.self) { source, coder, sender, identifier in
      (source as? Class).flatMap { make($0, coder, sender, identifier) }
    }
  }
}
