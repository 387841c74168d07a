internal import Foundation
internal import InterfaceBuilder

/// One instantiation of a xib.
package struct NibInstance {
  let source: NibSource

  package init(source: NibSource) { self.source = source }

  /// Makes the top-level objects, around an owner that is not part of the nib.
  package func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any] {
    let archive = NibArchive(source: source, traits: .current)
    let placeholders = source.document.placeholders
    for placeholder in placeholders {
      place(placeholder, owner: owner, external: external, in: archive)
    }
    let objects = source.document.objects.compactMap { archive.decode($0) }
    for view in objects.compactMap({ $0 as? UIView }) { size(view, in: archive) }
    connectPlaceholders(placeholders, in: archive)
    archive.finish()
    archive.settle()
    return objects
  }

  private func place(
    _ placeholder: Element,
    owner: AnyObject?,
    external: [String: Any],
    in archive: NibArchive
  ) {
    guard let id = placeholder.id, let identifier = placeholder["placeholderIdentifier"] else {
      return
    }
    switch identifier {
    case "IBFilesOwner":
      let owner = owner ?? substitute(in: archive)
      archive.owner = owner
      archive.place(owner, as: id)
    case "IBFirstResponder": archive.place(NSNull(), as: id)
    default: external[identifier].map { archive.place($0 as AnyObject, as: id) }
    }
  }

  /// An owner that knows no key, so that outlets to it fail as they do on iOS (L-14).
  private func substitute(in archive: NibArchive) -> NSObject {
    let substitute = NSObject()
    archive.ownerSubstitute = substitute
    return substitute
  }

  /// The file's owner is connected and gets no `awakeFromNib` (L-10).
  private func connectPlaceholders(_ placeholders: [Element], in archive: NibArchive) {
    for placeholder in placeholders {
      guard let id = placeholder.id, let object = archive.object(id: id), !(object is NSNull) else {
        continue
      }
      archive.connect(placeholder, of: object as AnyObject)
    }
  }

  /// A view that is drawn for a device is as large as its screen (L-23); freeform ones are as
  /// drawn, and so are those from before documents had size classes.
  private func size(_ view: UIView, in archive: NibArchive) {
    let element = source.document.objects.first { element in
      element.id.flatMap { archive.object(id: $0) } as AnyObject === view
    }
    guard let element, element.name == "view" || element.name == "tableView" else { return }
    guard element.child("freeformSimulatedSizeMetrics") == nil,
      source.document.device != nil || source.document.useTraitCollections
    else { return }
    view.frame.size = source.drawnSize
  }
}

extension NibSource {
  /// Makes the top-level objects of the document, around an owner that is not part of it.
  func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any] {
    NibInstance(source: self).instantiate(owner: owner, external: external)
  }
}
