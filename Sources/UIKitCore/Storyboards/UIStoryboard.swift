public import Foundation
internal import InterfaceBuilder

/// The screens of a saved document, each made anew whenever it is asked for.
///
/// A controller's view is not part of what is made: it is decoded when the controller loads it
/// (L-07).
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package let source: NibSource
  package let name: String
  let location: StoryboardLocation

  /// A storyboard of a bundle, the main one for nil; one that is not there is an exception (L-19).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    location = StoryboardLocation(bundle: bundle, folder: nil)
    self.name = name
    guard let source = location.open(name) else {
      UIKitException.missingStoryboard(name: name, bundle: bundle).raise()
    }
    self.source = source
    super.init()
    source.storyboardObject = self
  }

  /// A storyboard made of a document that is already open.
  package init(_ source: NibSource, name: String, location: StoryboardLocation) {
    self.name = name
    self.location = location
    self.source = source
    super.init()
    source.storyboardObject = self
  }

  /// The controller that the storyboard begins with; nil when it has none (L-18).
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitial(creator: nil)
  }

  /// The controller with a storyboard identifier; an unknown one is an exception (L-20).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier: identifier, creator: nil)
  }
}

extension UIStoryboard {
  /// The initial controller, made by a closure that calls `init(coder:)`; for a nil from the
  /// closure the document's class is used (L-22).
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    instantiateInitial(creator: creator).map { expect($0) }
  }

  /// The controller with a storyboard identifier, made by a closure that calls `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    expect(instantiate(identifier: identifier, creator: creator))
  }

  private func expect<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let controller = controller as? ViewController else {
      UIKitException.creatorIgnoredCoder.raise()
    }
    return controller
  }
}
