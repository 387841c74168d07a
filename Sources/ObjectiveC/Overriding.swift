/// Finds the nearest of some classes, from an object's own upwards or from above one of them; nil if
/// none is on the way.
///
/// Generated source asks this where subclasses override what an extension declares.
public func place(of object: AnyObject, above type: AnyClass?, among classes: [AnyClass]) -> Int? {
  var current: AnyClass? =
    if let type { Swift._getSuperclass(type) } else { Swift.type(of: object) }
  while let type = current {
    if let place = classes.firstIndex(where: { $0 == type }) { return place }
    current = Swift._getSuperclass(type)
  }
  return nil
}
