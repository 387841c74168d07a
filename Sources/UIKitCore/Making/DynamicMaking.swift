public import QuartzCore

/// Makes objects of classes that are known only when the program runs.
///
/// Swift lets a class value be asked only for a `required` initialiser, but on iOS no class has to
/// repeat `init(frame:)` or `init(style:reuseIdentifier:)` as required in every subclass. A
/// convenience initialiser does allocate whatever class it is called on and then calls that
/// class's own designated one; the functions here are those initialisers by their symbols, since
/// the language has no other way to call them on a value (`Documentation/Workarounds.md`).
extension UIView {
  convenience init(making frame: CGRect) { self.init(frame: frame) }

  /// Creates an instance by the class's `init(frame:)`.
  @_silgen_name("$s9UIKitCore6UIViewC6makingAC10Foundation6CGRectV_tcfC")
  class func made(_ frame: CGRect) -> Self
}

extension UITableViewCell {
  convenience init(making style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Creates an instance by the class's `init(style:reuseIdentifier:)`.
  @_silgen_name("$s9UIKitCore15UITableViewCellC6making_A2C0E5StyleO_SSSgtcfC")
  class func made(_ style: CellStyle, _ identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  convenience init(making identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// Creates an instance by the class's `init(reuseIdentifier:)`.
  @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C6makingACSSSg_tcfC")
  class func made(_ identifier: consuming String?) -> Self
}

extension UICollectionViewLayoutInvalidationContext {
  convenience init(making: Void) { self.init() }

  /// Creates an instance by the class's `init()`.
  @_silgen_name("$s9UIKitCore41UICollectionViewLayoutInvalidationContextC6makingACyt_tcfC")
  class func made() -> Self
}

extension UICollectionViewLayoutAttributes {
  convenience init(making: Void) { self.init() }

  /// Creates an instance by the class's `init()`.
  @_silgen_name("$s9UIKitCore32UICollectionViewLayoutAttributesC6makingACyt_tcfC")
  class func made() -> Self
}

extension UIGestureRecognizer {
  convenience init(making coder: NSCoder) {
    self.init(target: nil, action: nil)
    decodeRecognizer(from: coder)
  }

  /// Creates an instance by the class's `init(target:action:)`, and reads it from an archive.
  @_silgen_name("$s9UIKitCore19UIGestureRecognizerC6makingAC10Foundation7NSCoderC_tcfC")
  class func made(_ coder: consuming NSCoder) -> Self
}

extension UIStoryboardSegue {
  convenience init(
    making identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// Creates an instance by the class's `init(identifier:source:destination:)`.
  @_silgen_name("$s9UIKitCore17UIStoryboardSegueC6making__ACSSSg_AA16UIViewControllerCAGtcfC")
  class func made(
    _ identifier: consuming String?,
    _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> Self
}

extension UIViewController {
  /// Creates an instance by the class's `init()`.
  @_silgen_name("$s9UIKitCore16UIViewControllerCACycfC")
  class func made() -> Self

  convenience init(making nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an instance by the class's `init(nibName:bundle:)`.
  @_silgen_name("$s9UIKitCore16UIViewControllerC6making_ACSSSg_10Foundation6BundleCSgtcfC")
  class func made(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> Self
}

// MARK: - Initialisers of class values

/// Gives class values of views the initialisers that they have on iOS: `type.init()`.
///
/// Where the class is written out, its own initialisers are chosen.
public protocol ViewMaking {}

extension ViewMaking {
  /// Creates an instance by the class's `init()`.
  @_silgen_name("portico_view") @MainActor @preconcurrency public init()

  /// Creates an instance by the class's `init(frame:)`.
  @_silgen_name("portico_view_with_frame") @MainActor @preconcurrency public init(frame: CGRect)

  @_silgen_name("portico_view") @usableFromInline
  static func viewMade() -> Self {
    (self as? UIView.Type).flatMap { ClassRegistry.shared.makeEmpty($0) as? Self }
      ?? viewMade(.zero)
  }

  @_silgen_name("portico_view_with_frame") @usableFromInline
  static func viewMade(_ frame: CGRect) -> Self {
    guard let type = self as? UIView.Type, let view = type.made(frame) as? Self else {
      preconditionFailure("only views can conform to ViewMaking")
    }
    return view
  }
}

extension UIView: ViewMaking {}

/// Gives class values of cells the initialiser that they have on iOS:
/// `type.init(style:reuseIdentifier:)`.
public protocol CellMaking {}

extension CellMaking {
  /// Creates an instance by the class's `init(style:reuseIdentifier:)`.
  @_silgen_name("portico_cell") @MainActor @preconcurrency
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("portico_cell") @usableFromInline
  static func cellMade(_ style: UITableViewCell.CellStyle, _ identifier: consuming String?) -> Self
  {
    guard let type = self as? UITableViewCell.Type, let cell = type.made(style, identifier) as? Self
    else { preconditionFailure("only cells can conform to CellMaking") }
    return cell
  }
}

extension UITableViewCell: CellMaking {}

/// Gives class values of headers and footers the initialiser that they have on iOS:
/// `type.init(reuseIdentifier:)`.
public protocol HeaderMaking {}

extension HeaderMaking {
  /// Creates an instance by the class's `init(reuseIdentifier:)`.
  @_silgen_name("portico_header") @MainActor @preconcurrency
  public init(reuseIdentifier: String?)

  @_silgen_name("portico_header") @usableFromInline
  static func headerMade(_ identifier: consuming String?) -> Self {
    guard let type = self as? UITableViewHeaderFooterView.Type,
      let header = type.made(identifier) as? Self
    else { preconditionFailure("only headers and footers can conform to HeaderMaking") }
    return header
  }
}

extension UITableViewHeaderFooterView: HeaderMaking {}

/// Gives class values of controllers the initialisers that they have on iOS: `type.init()` and
/// `type.init(nibName:bundle:)`.
///
/// Where the class is written out, its own initialisers are chosen.
public protocol ControllerMaking {}

extension ControllerMaking {
  /// Creates an instance by the class's `init()`.
  @_silgen_name("portico_controller") @MainActor @preconcurrency public init()

  /// Creates an instance by the class's `init(nibName:bundle:)`.
  @_silgen_name("portico_controller_of_nib") @MainActor @preconcurrency
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("portico_controller_of_nib") @usableFromInline
  static func controllerMade(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> Self {
    guard let type = self as? UIViewController.Type,
      let controller = type.made(nibName, bundle) as? Self
    else { preconditionFailure("only controllers can conform to ControllerMaking") }
    return controller
  }

  @_silgen_name("portico_controller") @usableFromInline
  static func controllerMade() -> Self {
    guard let type = self as? UIViewController.Type,
      let controller = (ClassRegistry.shared.makeEmpty(type) ?? type.made()) as? Self
    else { preconditionFailure("only controllers can conform to ControllerMaking") }
    return controller
  }
}

extension UIViewController: ControllerMaking {}
