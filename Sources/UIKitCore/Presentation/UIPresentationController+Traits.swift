/// The traits that a presentation controller hands on to what it presents.
extension UIPresentationController: TraitHandlerKeeper {
  func traits(over surrounding: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return surrounding }
    return UITraitCollection(traitsFrom: [surrounding, UITraitCollection(overrides.values)])
  }

  func changeTraitOverrides(_ change: (inout UITraitOverrides) -> Void) {
    change(&overrides)
    tellTraitHandlers()  // C-32
    presentation?.traitsChanged()
  }

  /// Informs the controller of the traits that its container had before.
  func containerTraitsChanged(from before: UITraitCollection?) {
    traitCollectionDidChange(before)
    tellTraitHandlers()
  }
}
