/// Members of UIKit's own classes that an app's extension overrides, as Objective-C lets it.
///
/// Swift calls a method through its class's table. The extension's member has its entry there from
/// now on, in the class and in each one below that had inherited the entry (L-72).
package enum ExtensionOverrides {
  private struct Change {
    let type: AnyClass
    let depth: Int
    let place: Int
    let old: UInt
    let new: UInt
  }

  /// The changes to make, those of the lowest classes first: they hide those of the classes above.
  nonisolated(unsafe) private static var changes: [Change] = []
  /// The classes that have been changed.
  nonisolated(unsafe) private static var seen: Set<ObjectIdentifier> = []
  /// The entries of classes before the first change.
  nonisolated(unsafe) private static var originals: [ObjectIdentifier: [UInt]] = [:]

  /// Changes a class and what is below it later, when objects of it are made.
  ///
  /// - Parameters:
  ///   - type: The class that the extension is of.
  ///   - changed: A subclass that overrides the members, and has nothing else.
  ///   - plain: Two subclasses that have nothing: the entries in which these differ from the class,
  ///     such as those of initializers, every class has for itself.
  static func add(_ type: AnyClass, as changed: AnyClass, beside plain: (AnyClass, AnyClass)) {
    let original = originals[ObjectIdentifier(type)] ?? MethodTable.entries(of: type)
    originals[ObjectIdentifier(type)] = original
    let (first, second) = (MethodTable.entries(of: plain.0), MethodTable.entries(of: plain.1))
    let own = MethodTable.entries(of: changed)
    let depth = sequence(first: type, next: { Swift._getSuperclass($0) }).reduce(0) { sum, _ in
      sum + 1
    }
    let length = min(original.count, first.count, second.count, own.count)
    for place in 0..<length
    where original[place] == first[place] && original[place] == second[place]
      && original[place] != own[place]
    {
      let change = Change(
        type: type,
        depth: depth,
        place: place,
        old: original[place],
        new: own[place]
      )
      changes.insert(change, at: changes.firstIndex { $0.depth <= depth } ?? changes.endIndex)
    }
    seen = []
    apply(to: type)
  }

  /// Changes a class of which an object is made; costs nothing for apps without such extensions.
  package static func apply(to type: AnyClass) {
    guard !changes.isEmpty, seen.insert(ObjectIdentifier(type)).inserted else { return }
    let line = sequence(first: type, next: { Swift._getSuperclass($0) }).map(ObjectIdentifier.init)
    for change in changes where line.contains(ObjectIdentifier(change.type)) {
      MethodTable.replace(change.old, with: change.new, at: change.place, of: type)
    }
  }
}

/// Has a class of UIKit, and those below it without the members themselves, run what a subclass
/// overrides; generated source calls this for an extension.
public func overrideMembers(
  of type: AnyClass,
  as changed: AnyClass,
  beside plain: (AnyClass, AnyClass)
) {
  ExtensionOverrides.add(type, as: changed, beside: plain)
}
