/// An object that a view observes; it is kept, and its changes draw nothing.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// An object that someone else keeps.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// An object that someone else keeps.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// The properties of an object as bindings.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding { [root] in
        root[keyPath: keyPath]
      } set: { [root] in
        root[keyPath: keyPath] = $0
      }
    }
  }
}

/// An object that a view makes when it is first asked for.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let kept: Kept<ObjectType>

  /// An object that is made when it is first asked for.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { kept = Kept(thunk) }

  /// The object.
  public var wrappedValue: ObjectType { kept.value }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: kept.value) }
}

/// An object that a view around brings.
///
/// No view is shown here, so none is brought: asking for it ends the program, with the sentence of
/// SwiftUI for an object that nobody brought.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object to be brought.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    fatalError(
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
        + "\(ObjectType.self) may be missing as an ancestor of this view."
    )
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}
