public import Foundation

private typealias Scope = AttributeScopes.UIKitAttributes

nonisolated extension AttributeContainer {
  /// The attributes that UIKit and Foundation know of those of text with objects (V-234).
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in Scope.keys { take(key, from: dictionary) }
    if let link = dictionary[.link] {
      self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
  }

  private mutating func take<Key: ObjectAttributeKey>(
    _ key: Key.Type,
    from dictionary: [NSAttributedString.Key: Any]
  ) { if let object = dictionary[Key.objectKey] { self[key] = Key.value(for: object) } }

  /// The attributes as text with objects has them.
  fileprivate var objects: [NSAttributedString.Key: Any] {
    var objects: [NSAttributedString.Key: Any] = [:]
    for key in Scope.keys { put(key, into: &objects) }
    objects[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return objects
  }

  private func put<Key: ObjectAttributeKey>(
    _ key: Key.Type,
    into objects: inout [NSAttributedString.Key: Any]
  ) { if let value = self[key] { objects[Key.objectKey] = Key.object(for: value) } }
}

nonisolated extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container as text with objects has them (V-234).
  public init(_ container: AttributeContainer) { self = container.objects }
}

nonisolated extension NSAttributedString {
  /// The same text with those of its attributes that UIKit and Foundation know (V-234).
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: run.attributes.objects
        )
      )
    }
    self.init(attributedString: result)
  }

  /// The same text; attributes are those of UIKit and Foundation, whatever the scope.
  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(text) }

  /// The same text; attributes are those of UIKit and Foundation, whatever the scope.
  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString,
    including scope: Scope.Type
  ) throws { self.init(text) }
}

nonisolated extension AttributedString {
  /// The same text with those of its attributes that UIKit and Foundation know (V-234).
  public init(_ text: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      append(
        AttributedString(
          text.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)
        )
      )
    }
  }

  /// The same text; attributes are those of UIKit and Foundation, whatever the scope.
  public init<Scope: AttributeScope>(
    _ text: NSAttributedString,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(text) }

  /// The same text; attributes are those of UIKit and Foundation, whatever the scope.
  public init<Scope: AttributeScope>(
    _ text: NSAttributedString,
    including scope: Scope.Type
  ) throws { self.init(text) }
}
