public import UIKitValues

/// The movements of symbols, which keep still here; completions are called in the same turn.
extension UIImageView {
  /// The end of an effect.
  public typealias SymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

  /// Leaves the symbol as it is, also where the effect would let it disappear.
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: image))
  }

  /// Takes effects of one kind away.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
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
    completion: SymbolEffectCompletion? = nil
  ) {
    image = symbolImage
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: symbolImage))
  }
}

/// The end of an effect, as its completion hears of it.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// True if the effect ran to its end.
  public let isFinished = true
  /// The view or item with the symbol.
  public let sender: AnyObject?
  /// The symbol that is shown.
  public let contentImage: UIImage?
}
