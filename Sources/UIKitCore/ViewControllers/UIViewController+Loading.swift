extension UIViewController {
  /// The view, made if it isn't there; never nil, whatever `loadView` does (L-02).
  var loadedView: UIView {
    load()
    if let ownView { return ownView }
    let view = UIView(frame: UIScreen.main.bounds)
    attach(view)
    return view
  }

  func load() {
    guard loading.request() == .loadView else { return }
    inheritedTraits.perform {
      ControllerWatch.note(.loadView, to: self)
      loadView()
      if ownView == nil { makePlainView() }
      guard loading.finish() == .viewDidLoad else { return }
      ControllerWatch.note(.viewDidLoad, to: self)
      viewDidLoad()
      (self as? any LoadedContainer)?.containerDidLoad()
    }
  }

  func assignView(_ view: UIView?) {
    guard view !== ownView else { return }
    if let view, let other = view.controller, other !== self {
      UIKitException.sharedView(view: view, of: other, and: self).raise()
    }
    ownView?.controller = nil
    ownView = nil
    law.viewChanged(isThere: view != nil)
    if let view { attach(view) }
    _ = loading.assigned(view != nil)
  }

  private func attach(_ view: UIView) {
    ownView = view
    view.controller = self
    settings.barLengthGuides?.belong(to: view)
    view.adoptEnvironment(of: view.superview)
    view.setNeeds([.insets, .layout])
  }

  /// The view of the scene, of the nib, or a plain one (L-05, L-06).
  func makeDefaultView() {
    if !loadViewFromArchive() { makePlainView() }
  }

  private func makePlainView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Names under which the class's nib is searched, best first (L-06).
  static func nibNames(forClass name: String) -> [String] {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let suffix = "Controller"
    let names = name == plain ? [plain] : [name, plain]
    return names.flatMap { name in
      name.hasSuffix(suffix) ? [name, String(name.dropLast(suffix.count))] : [name]
    }
  }
}
