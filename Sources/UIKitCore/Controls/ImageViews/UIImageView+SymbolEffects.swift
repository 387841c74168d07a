public import UIKitValues

/// The movements of symbols, which keep still here: what an effect leads to is there at once, and
/// its completion is called in the same turn.
extension UIImageView {
  /// The end of an effect.
  public typealias SymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

  /// Shows what an effect leads to; only one that lets a symbol disappear leads to anything.
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect { alpha = 0 }
    if effect is AppearSymbolEffect { alpha = 1 }
    completion?(UISymbolEffectCompletionContext(sender: self, contentImage: image))
  }

  /// Takes effects of one kind away.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect { alpha = 1 }
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
