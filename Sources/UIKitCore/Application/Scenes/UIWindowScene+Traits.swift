/// The traits and the size of a scene.
///
/// Traits come from the screen, and go on to the scene's windows with what is overridden here; the
/// scene hears of a change before its windows do (S-34).
extension UIWindowScene: TraitHandlerKeeper {
  /// The traits of the scene's surroundings with what is overridden here.
  func traits(over surrounding: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return surrounding }
    return UITraitCollection(traitsFrom: [surrounding, UITraitCollection(overrides.values)])
  }

  func changeTraitOverrides(_ change: (inout UITraitOverrides) -> Void) {
    let before = traitCollection
    change(&overrides)
    guard traitCollection != before else { return }
    tell(before)
    for window in windows { window.adoptEnvironment(of: nil) }
  }

  func screenTraitsChanged(from before: UITraitCollection) {
    let before = traits(over: before)
    if traitCollection != before { tell(before) }
  }

  private func tell(_ before: UITraitCollection) {
    traitCollection.perform {
      traitCollectionDidChange(before)
      tellTraitHandlers()
    }
  }

  func makeSizeLimits() -> UISceneSizeRestrictions {
    let limits = UISceneSizeRestrictions()
    limits.whenChanged = { [weak self] in
      guard let self, case .size = screen.part else { return }
      screen.resize(to: screen.part)
    }
    return limits
  }
}
