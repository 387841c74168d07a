internal import Foundation

extension UIViewController {
  /// Loads the view that a scene or nib describes; false when there is none.
  func loadViewFromArchive() -> Bool {
    if let scene = sceneInstance, scene.loadView(of: self) { return true }
    guard let source = nibSource() else { return false }
    _ = NibInstance(source: source).instantiate(owner: self, external: [:])
    guard !isViewLoaded, !isForgiven else { return isViewLoaded }
    UIKitException.missingViewOutlet(nib: settings.nibName ?? "\(type(of: self))").raise()
  }

  /// The nib that the controller asks for, or the one that is named as its class (L-06).
  private func nibSource() -> NibSource? {
    let bundle = nibBundle ?? .main
    guard let name = settings.nibName else { return sourceForClass(in: bundle) }
    let location =
      settings.nibLocation ?? StoryboardLocation(bundle: bundle, folder: sceneInstance?.folder)
    if let source = location.openNib(named: variants([name])) { return source }
    guard isForgiven else { UIKitException.missingNib(name: name, bundle: bundle).raise() }
    return nil
  }

  /// The nib of the class; a bundle that has none is not searched again.
  private func sourceForClass(in bundle: Bundle) -> NibSource? {
    let folder = sceneInstance?.folder
    let key = NiblessClass(
      name: ObjectIdentifier(type(of: self)),
      bundle: bundle === Bundle.main ? nil : bundle.bundlePath,
      languages: StoryboardLocation.appLanguages
    )
    guard folder != nil || !NiblessClass.known.contains(key) else { return nil }
    let location = StoryboardLocation(bundle: bundle, folder: folder)
    let source = source(named: classNames, in: location)
    guard folder == nil else { return source }
    if source == nil { NiblessClass.known.insert(key) }
    return source
  }

  private func source(named names: [String], in location: StoryboardLocation) -> NibSource? {
    variants(names).lazy.compactMap { location.open($0, extension: "xib") }.first
  }

  /// Each name, and before it the one for the device.
  private func variants(_ names: [String]) -> [String] {
    let idiom = traitCollection.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    return names.flatMap { ["\($0)~\(idiom)", $0] }
  }

  /// UIKit's own classes have no nibs.
  private var classNames: [String] {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("UIKitCore.") ? [] : Self.nibNames(forClass: name)
  }

  /// `true` if the controller belongs to a preview, where missing parts are replaced.
  private var isForgiven: Bool {
    (sceneInstance?.storyboard.location ?? settings.nibLocation)?.isForgiving ?? false
  }
}

extension UIViewController {
  /// Has the controller load its view from a xib with a name.
  package func adoptNib(named name: String) { settings.nibName = name }

  /// The scene that the controller was made from; nil if it was made otherwise.
  package var sceneInstance: SceneInstance? {
    get { settings.scene as? SceneInstance }
    set { settings.scene = newValue }
  }

  /// The segues that begin in the controller's scene, in the document's order.
  package var segueTemplates: [SegueTemplate] { sceneInstance?.segues ?? [] }
}

/// A controller class that has no nib in a bundle.
private struct NiblessClass: Hashable {
  let name: ObjectIdentifier
  /// The path of a bundle that isn't the app's.
  let bundle: String?
  /// Those of the app; a bundle's own never change.
  let languages: [String]?

  static var known: Set<NiblessClass> = []
}
