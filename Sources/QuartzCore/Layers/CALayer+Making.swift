/// Makes layers and animations of classes that are known only when the program runs, by the
/// symbols of their convenience initialisers, so that no subclass need repeat `init()` as required
/// (`Documentation/Workarounds.md`). Nothing calls these by name, so that an optimised build would
/// drop what is not usable from inline.
extension CALayer {
  @usableFromInline convenience init(making: Void) { self.init() }
  @usableFromInline convenience init(makingCopyOf layer: Any) { self.init(layer: layer) }

  /// What `init()` of the class makes.
  @_silgen_name("$s10QuartzCore7CALayerC6makingACyt_tcfC")
  package class func made() -> Self

  /// What `init(layer:)` of the class makes.
  @_silgen_name("$s10QuartzCore7CALayerC12makingCopyOfACyp_tcfC")
  class func made(copying layer: consuming Any) -> Self
}

extension CAAnimation {
  @usableFromInline convenience init(making: Void) { self.init() }

  /// What `init()` of the class makes.
  @_silgen_name("$s10QuartzCore11CAAnimationC6makingACyt_tcfC")
  class func made() -> Self
}
