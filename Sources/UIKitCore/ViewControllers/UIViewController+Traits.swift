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
    traits(in: surrounding, parentOverride: settings.parentOverride)
  }

  private func traits(
    in surrounding: UITraitCollection,
    parentOverride: UITraitCollection?
  ) -> UITraitCollection {
    guard parentOverride != nil || !settings.traitOverrides.values.isEmpty else {
      return surrounding
    }
    return UITraitCollection(
      traitsFrom: [
        surrounding, parentOverride, UITraitCollection(settings.traitOverrides.values),
      ].compactMap { $0 }
    )
  }

  /// Takes over what the parent overrides; on the screen the controller hears of it before.
  func announceParentOverride(_ collection: UITraitCollection?) {
    guard let view = viewIfLoaded, let screen = view.window?.screen,
      let surrounding = view.superview?.traitCollection
    else { return setParentOverride(collection) }
    let new = traits(in: surrounding, parentOverride: collection)
    guard new != traitCollection else { return setParentOverride(collection) }
    let coordinator = TransitionCoordinator(container: view, isAnimated: false)
    willTransition(to: new, with: coordinator)
    setParentOverride(collection)
    coordinator.start()
    screen.frameLoop.afterNextPicture { coordinator.end(finished: true) }
  }

  /// Tells children of the traits that each of them will have; one whose overrides leave nothing to
  /// change is not notified.
  func sendTraitsToChildren(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = child.traits(in: traits)
      if own === traits || own != child.traitCollection {
        child.willTransition(to: own, with: coordinator)
      }
    }
  }

  /// Informs the controller, its view and all below of changed traits now, not in the next frame.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

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
