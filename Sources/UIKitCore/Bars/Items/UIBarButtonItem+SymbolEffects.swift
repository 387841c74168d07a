public import UIKitValues

/// The movements of an item's symbol, which keeps still here; completions are called in the same
/// turn.
extension UIBarButtonItem {
  /// Leaves the symbol as it is, also where the effect would let it disappear.
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UIImageView.SymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: image))
  }

  /// Takes effects of one kind away.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UIImageView.SymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: image))
  }

  /// Takes all effects away.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Shows another symbol.
  public func setSymbolImage(
    _ symbolImage: UIImage,
    contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UIImageView.SymbolEffectCompletion? = nil
  ) {
    image = symbolImage
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: symbolImage))
  }
}
