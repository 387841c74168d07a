public import Foundation

/// The common part of both kinds of registrations: an identifier of their own, and the class or nib
/// of their views.
@MainActor
private final class RegistrationOrigin {
  let identifier = UUID().uuidString
  let type: AnyClass
  let nib: UINib?
  /// True if the registration was made while cells were asked for (V-65).
  let isLate = CellRequest.isUnderWay

  init(_ type: AnyClass, _ nib: UINib?) {
    self.type = type
    self.nib = nib
  }

  /// Registers class or nib where that hasn't happened, and refuses what was made too late.
  func prepare(in list: UICollectionView, as kind: ReusePool.Kind, _ name: String) {
    if isLate { UIKitException.list(.lateRegistration(name)).raise() }
    guard list.reuse.type(for: kind, identifier) == nil,
      list.reuse.nib(for: kind, identifier) == nil
    else { return }
    if let nib {
      list.reuse.register(nib, for: kind, identifier)
    } else {
      list.reuse.register(type, for: kind, identifier)
    }
  }
}

/// The question of a list for a cell, while it is asked.
@MainActor
enum CellRequest {
  private(set) static var isUnderWay = false

  /// Runs a cell provider.
  static func run<Cell>(_ provide: () -> Cell) -> Cell {
    let before = isUnderWay
    isUnderWay = true
    defer { isUnderWay = before }
    return provide()
  }
}

extension UICollectionView {
  /// A class or nib of cells together with what fills them.
  ///
  /// One that is made where cells are asked for raises an exception when it is used (V-65).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (
      _ cell: Cell,
      _ indexPath: IndexPath,
      _ itemIdentifier: Item
    ) -> Void

    fileprivate let origin: RegistrationOrigin
    fileprivate let handler: Handler

    /// Registers the class `Cell`.
    public init(handler: @escaping Handler) {
      origin = RegistrationOrigin(Cell.self, nil)
      self.handler = handler
    }

    /// Registers a nib whose first view is a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      origin = RegistrationOrigin(Cell.self, cellNib)
      self.handler = handler
    }
  }

  /// A class or nib of headers, footers or the like together with what fills them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary,
      _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    fileprivate let origin: RegistrationOrigin
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Registers the class `Supplementary` for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      origin = RegistrationOrigin(Supplementary.self, nil)
      kind = elementKind
      self.handler = handler
    }

    /// Registers a nib whose first view is a `Supplementary` for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      origin = RegistrationOrigin(Supplementary.self, supplementaryNib)
      kind = elementKind
      self.handler = handler
    }
  }

  /// Answers a cell of a registration, used before or new, filled for an item; nil fills nothing.
  ///
  /// A nib without a view of the registration's class raises an exception.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let origin = registration.origin
    origin.prepare(in: self, as: .cell, "\(CellRegistration<Cell, Item>.self)")
    let found = dequeueReusableCell(withReuseIdentifier: origin.identifier, for: indexPath)
    guard let cell = found as? Cell else {
      UIKitException.list(.wrongClass("\(Swift.type(of: found))", wanted: "\(Cell.self)")).raise()
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Answers a view of a registration, used before or new, filled for a place.
  ///
  /// A nib without a view of the registration's class raises an exception.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let origin = registration.origin
    let kind = registration.kind
    let name = "\(SupplementaryRegistration<Supplementary>.self)"
    origin.prepare(in: self, as: .supplementary(kind), name)
    let found = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: origin.identifier,
      for: indexPath
    )
    guard let view = found as? Supplementary else {
      UIKitException.list(
        .wrongClass("\(Swift.type(of: found))", wanted: "\(Supplementary.self)")
      ).raise()
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
