/// Segues of an application's classes, which documents name.
extension ClassRegistry {
  /// Makes a segue of an application's class.
  package typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Registers what makes a segue of a class that documents name.
  package func register(segue name: String, module: String? = nil, _ make: @escaping SegueMaker) {
    Self.segues[module.map { "\($0).\(name)" } ?? name] = make
  }

  /// The function that makes segues of a class that a document names; nil if it is not registered.
  func segueMaker(named name: String, module: String?) -> SegueMaker? {
    module.flatMap { Self.segues["\($0).\(name)"] } ?? Self.segues[name]
  }

  private static var segues: [String: SegueMaker] = [:]
}
