internal import Synchronization

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

  private struct State {
    /// The changes to make, those of the lowest classes first: they hide those of the classes above.
    var changes: [Change] = []
    /// The classes that have been changed.
    var seen: Set<ObjectIdentifier> = []
    /// The entries of classes before the first change.
    var originals: [ObjectIdentifier: [UInt]] = [:]
  }

  private static let state = Mutex(State())
  /// True as soon as there is a change, so that apps without such extensions never wait for the lock.
  private static let changeExists = Atomic<Bool>(false)

  /// Changes a class and what is below it later, when objects of it are made.
  ///
  /// - Parameters:
  ///   - type: The class that the extension is of.
  ///   - changed: A subclass that overrides the members, and has nothing else.
  ///   - plain: Two subclasses that have nothing: the entries in which these differ from the class,
  ///     such as those of initializers, every class has for itself.
  static func add(_ type: AnyClass, as changed: AnyClass, beside plain: (AnyClass, AnyClass)) {
    let (first, second) = (MethodTable.entries(of: plain.0), MethodTable.entries(of: plain.1))
    let own = MethodTable.entries(of: changed)
    let depth = superclasses(of: type).count
    state.withLock { state in
      let original = state.originals[ObjectIdentifier(type)] ?? MethodTable.entries(of: type)
      state.originals[ObjectIdentifier(type)] = original
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
        state.changes.insert(
          change,
          at: state.changes.firstIndex { $0.depth <= depth } ?? state.changes.endIndex
        )
      }
      state.seen = []
    }
    changeExists.store(true, ordering: .releasing)
    apply(to: type)
  }

  /// Changes a class of which an object is made; costs nothing for apps without such extensions.
  ///
  /// Objects may be made on any thread: a class is changed once, under a lock.
  package static func apply(to type: AnyClass) {
    guard changeExists.load(ordering: .acquiring) else { return }
    state.withLock { state in
      guard state.seen.insert(ObjectIdentifier(type)).inserted else { return }
      let line = superclasses(of: type).map(ObjectIdentifier.init)
      for change in state.changes where line.contains(ObjectIdentifier(change.type)) {
        MethodTable.replace(change.old, with: change.new, at: change.place, of: type)
      }
    }
  }

  /// The class itself and those above it, from below to above.
  private static func superclasses(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type, next: { Swift._getSuperclass($0) }))
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
