internal import Foundation

/// The reason why a data model can't be read.
package struct DataModelError: Error, Equatable, LocalizedError, CustomStringConvertible {
  package enum Reason: Equatable {
    /// The file can't be read or is no XML; holds the sentence about it.
    case unreadable(String)
    /// The outermost element is another.
    case wrongRoot(String)
    /// An element has no name.
    case nameless(String)
    /// Two entities, or two properties of one, have the same name.
    case doubled(String)
    case unknownType(String, attribute: String)
    case unknownRule(String, relationship: String)
    /// A relationship leads to an entity that isn't there, or none.
    case unknownDestination(String, relationship: String)
    /// A relationship's inverse isn't among the properties of its destination.
    case unknownInverse(String, of: String, in: String)
    case unknownParent(String, entity: String)
    /// An entity is above itself.
    case circularParent(String)
    case noVersion
    /// The predicate of a request that the model keeps.
    case unreadablePredicate(String, request: String)
  }

  package let file: String
  /// Counted from 1; nil where the whole file is meant.
  package let line: Int?
  package let reason: Reason

  package init(_ file: String, line: Int? = nil, _ reason: Reason) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  package var errorDescription: String? { description }

  /// The fault and the remedy, without the place.
  package var sentence: String { reason.sentence }

  /// The place, the fault and the remedy.
  package var description: String {
    if case .unreadable(let sentence) = reason { return sentence }
    return "\(file)\(line.map { ":\($0)" } ?? ""): error: \(reason.sentence)"
  }
}

extension DataModelError.Reason {
  fileprivate var sentence: String {
    switch self {
    case .unreadable(let sentence): sentence
    case .wrongRoot(let name):
      "The outermost element is <\(name)>; a data model begins with <model>. Name the contents of "
        + "an .xcdatamodel."
    case .nameless(let element): "This <\(element)> has no name. Give it one in Xcode."
    case .doubled(let name): "There are two of the name “\(name)”. Rename one of them."
    case .unknownType(let type, let attribute):
      "The attribute “\(attribute)” has the type “\(type)”, which isn't known here. Take one of "
        + DataModel.AttributeType.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .unknownRule(let rule, let relationship):
      "The relationship “\(relationship)” has the delete rule “\(rule)”. Take one of "
        + DataModel.DeleteRule.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .unknownDestination(let entity, let relationship):
      "The relationship “\(relationship)” leads to “\(entity)”, and there is no such entity. Set "
        + "its destination in Xcode."
    case .unknownInverse(let inverse, let relationship, let entity):
      "The inverse of “\(relationship)” is “\(inverse)”, and “\(entity)” has no such relationship. "
        + "Set the inverse in Xcode."
    case .unknownParent(let parent, let entity):
      "“\(entity)” inherits from “\(parent)”, and there is no such entity. Set its parent in Xcode."
    case .circularParent(let entity):
      "“\(entity)” is an ancestor of itself. Set its parent in Xcode."
    case .unreadablePredicate(let predicate, let request):
      "The predicate “\(predicate)” of the request “\(request)” can't be read, so the request is left "
        + "out. Write it without functions and arithmetic, or make the request in code."
    case .noVersion:
      "No version of the model is in this folder. Restore the .xcdatamodel inside, with its contents."
    }
  }
}
