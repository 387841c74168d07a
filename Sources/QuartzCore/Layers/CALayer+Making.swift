/// Makes layers and animations of classes that are known only when the program runs, by the
/// symbols of their convenience initialisers, so that no subclass need repeat `init()` as required
/// (`Documentation/Workarounds.md`). Nothing calls these by name, so that an optimised build would
/// drop what is not usable from inline.
extension CALayer {
  @usableFromInline convenience init(making: Void) { self.init() }
  @usableFromInline convenience init(makingCopyOf layer: Any) { self.init(layer: layer) }

  /// The result of `init()` of the class.
  @_silgen_name("$s10QuartzCore7CALayerC6makingACyt_tcfC")
  package class func made() -> Self

  /// The result of `init(layer:)` of the class.
  @_silgen_name("$s10QuartzCore7CALayerC12makingCopyOfACyp_tcfC")
  class func made(copying layer: consuming Any) -> Self
}

extension CAAnimation {
  @usableFromInline convenience init(making: Void) { self.init() }

  /// The result of `init()` of the class.
  @_silgen_name("$s10QuartzCore11CAAnimationC6makingACyt_tcfC")
  class func made() -> Self
}
