extension UIView {
  /// Takes the traits of what surrounds the view, with its own and its controller's overrides.
  ///
  /// Values change at once, so that `traitCollection` is always right; the view is informed in the
  /// traits pass, once, however often they changed (L-34).
  func adoptEnvironment(of parent: UIView?) {
    adopt(parent?.environment.current ?? traitsAboveRoot)
  }

  /// The traits of a view without superview: a window has those of its scene.
  private var traitsAboveRoot: UITraitCollection {
    let screen = UIScreen.ambientTraits
    return (self as? UIWindow)?.windowScene?.traits(over: screen) ?? screen
  }

  /// The limits of text sizes of the view and those around it, nearest first; a line for each.
  var describedSizeLimits: String {
    sequence(first: self, next: \.superview).compactMap { view in
      let (least, most) = (view.environment.minimumContentSize, view.environment.maximumContentSize)
      guard least != nil || most != nil else { return nil }
      let limits = [least, most].map { $0?.rawValue ?? "any" }
      return "\(Diagnostic.address(view)): \(limits[0]) to \(limits[1])"
    }
    .joined(separator: "\n")
  }

  func adopt(_ surrounding: UITraitCollection) {
    var traits = controller?.traits(in: surrounding) ?? surrounding
    if !environment.overrides.values.isEmpty {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(environment.overrides.values),
      ])
    }
    traits = limitingContentSize(of: traits)
    guard traits !== environment.current else { return }
    let before = environment.current
    environment.current = traits
    if before != traits {
      setNeeds(.traits)
      traitsWillSettle(from: before)
    }
    for view in hierarchy.subviews { view.adopt(traits) }
  }

  /// Updates that follow from the traits and need no call of the view.
  private func traitsWillSettle(from before: UITraitCollection) {
    let traits = environment.current
    if traits.hasDifferentColorAppearance(comparedTo: before) {
      resolveBackgroundColor()
      if layer.contents != nil { setNeedsDisplay() }
    }
    if traits.displayScale != before.displayScale { setContentScale(traits.displayScale) }
    if traits.layoutDirection != before.layoutDirection { directionChanged() }
    setNeeds([.insets, .layout])
  }

  /// The traits with the text size kept between the view's own limits (W-60).
  private func limitingContentSize(of traits: UITraitCollection) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    var limited = size
    if let least = environment.minimumContentSize, limited < least { limited = least }
    if let most = environment.maximumContentSize, limited > most { limited = most }
    return limited == size
      ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
  }

  func changeTraitOverrides(_ change: (inout UITraitOverrides) -> Void) {
    changeEnvironment { change(&$0.overrides) }
  }

  func changeEnvironment(_ change: (inout ViewEnvironment) -> Void) {
    change(&environment)
    adoptEnvironment(of: superview)
    tellTraitHandlers()  // C-32
  }

  /// Informs the view and its controller of the traits that they had before.
  func announceTraits() {
    needs.remove(.traits)
    let reported = environment.reported
    guard reported != environment.current else { return }
    environment.reported = environment.current
    // Which traits are read there isn't known, so each change counts.
    setNeeds(.properties)
    extras.variations?.update(to: environment.current)
    environment.current.perform {
      controller?.traitCollectionDidChange(reported)
      traitCollectionDidChange(reported)
      controller?.tellTraitHandlers()
      tellTraitHandlers()
    }
  }

  /// Informs the view, its controller and all below of changed traits now, not in the next frame.
  public func updateTraitsIfNeeded() { FrameLoop.updateTraits(below: self) }

  var traitHandlers: TraitHandlers {
    get { environment.handlers }
    set { environment.handlers = newValue }
  }

  // MARK: - Direction

  /// The reading direction for an attribute in the main screen's traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    layoutDirection(for: attribute, within: UIScreen.main.traitCollection.layoutDirection)
  }

  /// The reading direction for an attribute where the surroundings read in a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    self.layoutDirection(
      for: attribute,
      within: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  nonisolated static func layoutDirection(
    for attribute: UISemanticContentAttribute,
    within direction: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != layout.semanticContent else { return }
    let wasRightToLeft = isRightToLeft
    layout.semanticContent = attribute
    if isRightToLeft != wasRightToLeft { directionChanged() }
  }
}
