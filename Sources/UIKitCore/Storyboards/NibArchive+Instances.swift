internal import Foundation
internal import InterfaceBuilder

/// From an element to a new object of the class that it names.
extension NibArchive {
  /// A new object for an element; nil for elements that describe no object.
  func instance(of element: Element) -> AnyObject? {
    switch element.name {
    case "constraint": return constraint(element)
    case "viewLayoutGuide": return viewLayoutGuide(element)
    case "viewControllerLayoutGuide": return barLengthGuide(element)
    default: break
    }
    guard let kind = ElementClasses.named(element.name) else { return unknownTag(element) }
    let coder = NibCoder(element: element, archive: self)
    switch kind {
    case .view(let base):
      let type = customClass(of: element, base: base)
      return registeredInstance(of: type, coder: coder) ?? type.init(coder: coder)
    case .controller(let base):
      return controller(customClass(of: element, base: base), coder: coder)
    case .object(let make):
      return customObject(element, coder: coder) ?? make(coder)
    }
  }

  /// The class that an element names; its tag's class, with a line in the log, when there is no
  /// such class or it is of another kind (L-17).
  private func customClass<Base: AnyObject>(of element: Element, base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let type: AnyClass? =
      ClassRegistry.shared.type(named: name, module: element["customModule"])
      ?? ElementClasses.ofFramework(named: name)
    if let type = type as? Base.Type { return type }
    if ForeignContent.isKnown(name), let box = ForeignView.self as? Base.Type { return box }
    source.report(unknownClass: name)
    return base
  }

  private func controller(_ type: UIViewController.Type, coder: NibCoder) -> UIViewController? {
    if let made = takeCreator().flatMap({ $0(coder) }) {
      guard made === initialized else { UIKitException.creatorIgnoredCoder.raise() }
      return made as? UIViewController
    }
    return registeredInstance(of: type, coder: coder) ?? type.init(coder: coder)
  }

  private func takeCreator() -> ((NSCoder) -> AnyObject?)? {
    defer { creator = nil }
    return creator
  }

  private func registeredInstance<Base: AnyObject>(of type: Base.Type, coder: NibCoder) -> Base? {
    ClassRegistry.shared.factory(for: type).flatMap { $0(coder) as? Base }
  }

  private func customObject(_ element: Element, coder: NibCoder) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    let registry = ClassRegistry.shared
    guard let type = registry.type(named: name, module: element["customModule"]) else {
      source.report(unknownClass: name)
      return nil
    }
    if let made = registry.factory(for: type).flatMap({ $0(coder) }) { return made }
    if let type = type as? UIView.Type { return type.init(coder: coder) }
    if let type = type as? UIViewController.Type { return type.init(coder: coder) }
    if let type = type as? UIGestureRecognizer.Type { return type.made(coder) }
    return nil
  }

  /// Makes a view for an unknown tag among views; nil elsewhere.
  private func unknownTag(_ element: Element) -> AnyObject? {
    guard element.child("rect", key: "frame") != nil else { return nil }
    return UIView(coder: NibCoder(element: element, archive: self))
  }
}
