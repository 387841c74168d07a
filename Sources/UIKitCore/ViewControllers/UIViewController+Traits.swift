extension UIViewController {
  /// The traits of the controller's surroundings, its parent's override included (C-31).
  var inheritedTraits: UITraitCollection {
    let surrounding =
      parent?.traitCollection ?? hierarchy.window?.traitCollection ?? modal.presenting?
      .traitCollection
      ?? UIScreen.ambientTraits
    return traits(in: surrounding)
  }

  /// Those surroundings with what is set for this controller.
  func traits(in surrounding: UITraitCollection) -> UITraitCollection {
    guard settings.parentOverride != nil || !settings.traitOverrides.values.isEmpty else {
      return surrounding
    }
    return UITraitCollection(
      traitsFrom: [
        surrounding, settings.parentOverride, UITraitCollection(settings.traitOverrides.values),
      ].compactMap { $0 }
    )
  }

  func setParentOverride(_ collection: UITraitCollection?) {
    settings.parentOverride = collection
    adoptParentEnvironment()
  }

  func changeTraitOverrides(_ change: (inout UITraitOverrides) -> Void) {
    change(&settings.traitOverrides)
    adoptParentEnvironment()
    tellTraitHandlers()  // C-32
  }

  /// Takes over what is around the controller now, for its view and its children.
  func adoptParentEnvironment() {
    if let ownView, let superview = ownView.superview {
      ownView.adoptEnvironment(of: superview)
    } else if let ownView {
      ownView.adopt(parent?.traitCollection ?? UIScreen.ambientTraits)
    }
    for child in children where child.viewIfLoaded?.superview == nil {
      child.adoptParentEnvironment()
    }
  }

  /// The orientations allowed on a device where nothing else was set.
  var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
