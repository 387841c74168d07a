internal import SwiftSyntax

/// `@NSManaged`: properties and methods that Core Data makes at run time on iOS get accessors by
/// their names (CD-18), and so do properties of layers, which Core Animation makes (W-201).
extension Lowerer {
  /// Gives a property a getter and a setter, and makes it known to observers.
  func fillManaged(_ node: VariableDeclSyntax) {
    guard node.attributes.named("NSManaged") != nil else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      let key = node.attributes.objcName ?? name.unquoted
      edits.insert(
        " { get { managed(\"\(key)\") } set { manage(newValue, \"\(key)\") } }",
        at: type.bytes.upperBound
      )
      if canExpose { add("c.observed(\"\(key)\", \\.\(name))") }
    }
  }

  /// Gives a method of a relationship its body.
  func fillManaged(_ node: FunctionDeclSyntax) {
    guard node.attributes.named("NSManaged") != nil, node.body == nil else { return }
    let method = MethodDeclaration(node)
    guard let body = managedBody(of: node, method) else {
      report(.managedMethod(method.swiftName), at: node)
      edits.insert(" { }", at: node.bytes.upperBound)
      return
    }
    edits.insert(" { \(body) }", at: node.bytes.upperBound)
  }

  private func managedBody(of node: FunctionDeclSyntax, _ method: MethodDeclaration) -> String? {
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    // Only the model knows where the relationship's name begins and ends.
    func whole(_ prefix: String) -> String? {
      guard method.base.hasPrefix(prefix), method.base.count > prefix.count else { return nil }
      return "\"\(method.base)\""
    }
    switch (method.labels, names.count) {
    case (["_"], 1):
      if let name = whole("add") { return "managedAdd(\(names[0]), to: \(name))" }
      return whole("remove").map { "managedRemove(\(names[0]), from: \($0))" }
    case (["_", "at"], 2):
      return whole("insertInto").map { "managedInsert(\(names[0]), into: \($0), at: \(names[1]))" }
    case (["at"], 1):
      return whole("removeFrom").map { "managedRemove(from: \($0), at: \(names[0]))" }
    case (["at", "with"], 2):
      return whole("replace").map {
        "managedReplace(in: \($0), at: \(names[0]), with: \(names[1]))"
      }
    default: return nil
    }
  }

  /// Objects are made by their entity's class value, which Swift allows for required initializers.
  func requireManaged(_ node: InitializerDeclSyntax) {
    guard scopes.last?.kind == .classType, isManagedInitializer(node),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      !node.modifiers.has("required")
    else { return }
    edits.replace(modifier.bytes, with: "required")
  }

  /// A class of managed objects with designated initializers of its own has the inherited one too,
  /// which iOS misses at run time only; true if it was added.
  func addManagedInitializer(_ node: ClassDeclSyntax) -> Bool {
    guard declarations.superclasses(of: typeName).contains("NSManagedObject") else { return false }
    let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let designated = all.filter { !$0.modifiers.has("convenience") }
    guard !designated.isEmpty, !designated.contains(where: isManagedInitializer) else {
      return false
    }
    let access = node.modifiers.arePublic ? "public " : ""
    edits.insert(
      "; \(access)required init(entity: NSEntityDescription, insertInto context: "
        + "NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }",
      at: node.memberBlock.rightBrace.bytes.lowerBound
    )
    return true
  }

  /// The results of requests have a class in common here, which no `any` may precede; on iOS they
  /// have a protocol.
  func dropAny(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.text == "any",
      node.constraint.trimmedDescription == "NSFetchRequestResult"
    else { return }
    edits.blank(node.someOrAnySpecifier.bytes)
  }

  private func isManagedInitializer(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.map { $0.firstName.text } == ["entity", "insertInto"]
  }
}
