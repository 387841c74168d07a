internal import Foundation
package import InterfaceBuilder

/// One decoding of a document, or of one scene of it, into live objects.
///
/// Invariant: an element's id names one object, however often and from wherever it is asked for.
/// Objects are decoded first; `finish()` then connects what was decoded since the last time,
/// sets runtime attributes and sends `awakeFromNib`, in that order (L-08, L-10). Between two
/// rounds the archive keeps nothing alive.
package final class NibArchive {
  /// An object and the element that it was made from.
  typealias Decoded = (element: Element, object: AnyObject)

  /// The document, with the images, colours and classes that its names mean.
  package let source: NibSource
  /// The traits that choose between size-class variations and between text sizes.
  package let traits: UITraitCollection
  /// The closure that makes a scene's controller in the place of its class (L-22); used once.
  var creator: ((NSCoder) -> AnyObject?)?
  /// The controller that was made with this archive's coder last.
  weak var initialized: AnyObject?
  /// The controller whose scene this is, or the owner of the nib.
  weak var owner: AnyObject?
  /// The plain object in place of an owner that was not given (L-14).
  var ownerSubstitute: NSObject?
  /// Ids of elements that belong to a later round of the same scene (L-07).
  var deferred: Set<String> = []

  var fresh: [Decoded] = []
  var postponed: [PostponedConnection] = []
  var collections: [OutletCollection] = []
  /// The archive of the rest of the document, if this one is for a prototype in it.
  private let outer: NibArchive?
  private let ownIDs: Set<String>?
  private var objects: [String: Any] = [:]
  private var settled: [String: WeakObject] = [:]
  private var underWay: Set<String> = []

  package init(source: NibSource, traits: UITraitCollection) {
    self.source = source
    self.traits = traits
    outer = nil
    ownIDs = nil
  }

  /// Decodes an element of another archive once more, with everything in it.
  ///
  /// What it is connected to outside of it is what the other archive has made, and nothing else.
  init(again element: Element, of archive: NibArchive) {
    source = archive.source
    traits = archive.traits
    outer = archive
    var ids: Set<String> = []
    element.visit { part in part.id.map { _ = ids.insert($0) } }
    ownIDs = ids
    owner = archive.owner
  }

  /// The object that an element describes, decoded when it is first asked for.
  package func decode(_ element: Element) -> Any? {
    guard let id = element.id else { return make(element) }
    if let object = known(id) { return object }
    guard ownIDs?.contains(id) ?? true else { return nil }
    guard !deferred.contains(id), underWay.insert(id).inserted else { return nil }
    defer { underWay.remove(id) }
    let object = make(element)
    objects[id] = object
    return object
  }

  /// The object with an id, decoded now if it was not yet.
  package func object(id: String) -> Any? {
    if let object = known(id) { return object }
    return source.document.element(id: id).flatMap { decode($0) }
  }

  /// The object with an id, if it is there without being decoded now.
  func made(_ id: String) -> Any? { known(id) }

  /// The object with an id, if it was decoded and is alive.
  private func known(_ id: String) -> Any? {
    if let object = objects[id] ?? settled[id]?.object { return object }
    guard let ownIDs, !ownIDs.contains(id) else { return nil }
    return outer?.known(id)
  }

  /// Gives an id to an object that the archive does not make, such as the file's owner.
  func place(_ object: AnyObject, as id: String) { objects[id] = object }

  /// Releases the objects; those in use are held elsewhere by now.
  func settle() {
    for (id, object) in objects where !(object is NSNull) {
      settled[id] = WeakObject(object: object as AnyObject)
    }
    objects.removeAll()
    collections.removeAll()
  }

  /// Forgets objects, so that they are decoded anew.
  func forget(_ ids: Set<String>) {
    for id in ids {
      objects[id] = nil
      settled[id] = nil
    }
  }

  private func make(_ element: Element) -> Any? {
    if let value = FoundationValue.decode(element, in: self) { return value }
    guard let object = instance(of: element) else { return nil }
    fresh.append((element, object))
    if let reader = source.reader {
      reader.didMake(object, from: NibCoder(element: element, archive: self))
    }
    return object
  }
}

/// A reference that does not keep its object alive.
struct WeakObject {
  weak var object: AnyObject?
}

/// A connection that leads into the view hierarchy, which is not decoded yet (L-07).
struct PostponedConnection {
  let element: Element
  weak var source: AnyObject?
}

/// The members that an outlet collection has so far.
struct OutletCollection {
  let source: AnyObject
  let property: String
  var members: [Any]
  var lastID: String
}
