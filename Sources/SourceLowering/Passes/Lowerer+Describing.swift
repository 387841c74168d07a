internal import SwiftSyntax

/// A type that has something to say gets a function that says it, before its closing brace: there
/// every member can be seen, private ones too. A constructor after the file calls the functions
/// while the program is loaded.
extension Lowerer {
  func describe(
    _ declaration: some DeclGroupSyntax,
    _ description: TypeDescription,
    after separator: String?
  ) {
    guard let scope = scopes.last else { return }
    let isNamed = scope.kind == .classType && declaration.inheritanceClause != nil
    guard !description.statements.isEmpty || !description.calls.isEmpty || isNamed else { return }
    guard !isGeneric, !scopes.contains(where: \.isLocal) else {
      if let node = declaration.as(ClassDeclSyntax.self), node.inheritanceClause != nil {
        describeItself(node, description, after: separator)
      } else if !description.statements.isEmpty {
        report(.genericClass(scope.name), at: declaration)
      }
      return
    }
    let statements = description.statements + (isNamed ? inheritedKeys : [])
    let groups = Dictionary(grouping: statements, by: \.condition)
    let own = (groups[condition] ?? []).map(\.text)
    let calls = description.calls.filter { $0.condition == condition }.map(\.call)
    inject(own, calls, into: declaration, isNamed: isNamed, after: separator)
    for (other, statements) in groups.sorted(by: { $0.key < $1.key }) where other != condition {
      follow(with: statements.map(\.text), under: other)
    }
  }

  /// A class that can't be named from outside gets a function of its own, which is called when one
  /// of its objects is first asked for a method or key (L-340).
  private func describeItself(
    _ node: ClassDeclSyntax,
    _ description: TypeDescription,
    after separator: String?
  ) {
    let isInherited = declarations.superclasses(of: typeName).contains {
      declarations.types[$0]?.describesItself == true
    }
    if description.statements.contains(where: { $0.condition != condition }) {
      report(.genericClass(node.name.text), at: node)
    }
    let statements = (description.statements + inheritedKeys).filter { $0.condition == condition }
    if statements.isEmpty, isInherited { return }
    if !isInherited, let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", ObjectiveC.SelfDescribing", at: last.type.bytes.upperBound)
    }
    let access = access(of: node).map { $0 + " " } ?? ""
    let body =
      statements.isEmpty
      ? ""
      : "ObjectiveC.describe(\(node.name.text).self) "
        + "{ c in \(statements.map(\.text).joined(separator: "; ")) } "
    let brace = node.memberBlock.rightBrace
    let isApart = node.memberBlock.members.isEmpty || brace.startsLine
    edits.insert(
      "\(separator ?? (isApart ? "" : ";")) nonisolated \(access)\(isInherited ? "override " : "")"
        + "class func describeMembers() { \(body)} ",
      at: brace.bytes.lowerBound
    )
  }

  /// The access that a class says, or the extension around it does.
  private func access(of node: ClassDeclSyntax) -> String? {
    let levels = ["open", "public", "package"]
    if let own = levels.first(where: { node.modifiers.has($0) }) { return own }
    if ["private", "fileprivate", "internal"].contains(where: { node.modifiers.has($0) }) {
      return nil
    }
    let around = sequence(first: Syntax(node), next: \.parent)
    let extended = around.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    return extended.flatMap { extended in levels.first { extended.modifiers.has($0) } }
  }

  private var isGeneric: Bool {
    scopes.contains(where: \.isGeneric) || declarations.types[typeName]?.isGeneric == true
  }

  /// Key paths from a subclass are others than those from the class that declares a property.
  private var inheritedKeys: [(condition: String, text: String)] {
    declarations.superclasses(of: typeName).flatMap { declarations.types[$0]?.observed ?? [] }
      .map { property in
        (
          condition: property.condition.isEmpty ? condition : property.condition,
          text: "c.observed(\"\(property.key)\", \\.\(property.name))"
        )
      }
  }

  private func inject(
    _ statements: [String],
    _ calls: [String],
    into declaration: some DeclGroupSyntax,
    isNamed: Bool,
    after written: String?
  ) {
    guard let scope = scopes.last else { return }
    generatedCount += 1
    let function = "describe\(generatedCount)_\(tag)"
    var statements = statements
    if isNamed, let maker = maker(for: declaration) { statements.append(maker) }
    var body = calls
    if isNamed || !statements.isEmpty {
      let naming = isNamed ? ", named: \"\(name(of: declaration))\", in: \"\(module)\"" : ""
      let closure =
        statements.isEmpty ? "{ _ in }" : "{ c in \(statements.joined(separator: "; ")) }"
      body.append("ObjectiveC.describe(\(scope.name).self\(naming)) \(closure)")
    }
    let brace = declaration.memberBlock.rightBrace
    let isApart = declaration.memberBlock.members.isEmpty || brace.startsLine
    let separator = written ?? (isApart ? "" : ";")
    let keyword = "nonisolated static func"
    edits.insert(
      "\(separator) \(keyword) \(function)() { \(body.joined(separator: "; ")) } ",
      at: brace.bytes.lowerBound
    )
    announce("\(scope.name).\(function)()")
  }

  /// The enclosing type calls it if there is one, since it may be all that can see the type.
  private func announce(_ call: String) {
    if descriptions.isEmpty {
      calls.append((condition, call))
    } else {
      descriptions[descriptions.count - 1].calls.append((condition, call))
    }
  }

  /// The name that storyboards use.
  private func name(of declaration: some DeclGroupSyntax) -> String {
    declaration.as(ClassDeclSyntax.self)?.attributes.objcName ?? typeName
  }

  /// The source that makes a class by `init()`; nil if it may have none, or only UIKit's.
  private func maker(for declaration: some DeclGroupSyntax) -> String? {
    guard let node = declaration.as(ClassDeclSyntax.self) else { return nil }
    if declarations.canMake(typeName) { return "c.make { \(node.name.text)() }" }
    // A class value is asked for `init()`, and finds that of UIKit's class alone.
    return declarations.hasOwnInit(typeName) ? "c.empty { \(node.name.text)() }" : nil
  }

  /// Members that exist only under a condition are described after the file, under the same.
  private func follow(with statements: [String], under other: String) {
    generatedCount += 1
    let function = "describe\(generatedCount)_\(tag)"
    let text =
      "extension \(typeName) { nonisolated static func \(function)() { "
      + "ObjectiveC.describe(\(typeName).self) { c in \(statements.joined(separator: "; ")) } } }\n"
    tail.append((other, text))
    calls.append((other, "\(typeName).\(function)()"))
  }

  // MARK: - After the file

  /// The generated text after the last line of the source.
  var generatedText: String {
    let needed = neededImports.subtracting(imports)
    guard !edits.isEmpty || !calls.isEmpty || !tail.isEmpty || needsNetworking || !needed.isEmpty
    else { return "" }
    var text = ""
    for (condition, declaration) in tail { text += Self.wrapped(declaration, condition) }
    let groups = Dictionary(grouping: calls, by: \.condition).sorted { $0.key < $1.key }
    for (number, group) in groups.enumerated() {
      let body = group.value.map(\.call).joined(separator: "; ")
      let constructor =
        "@section(\".init_array\") @used private let describe\(number)_\(tag): "
        + "@convention(c) () -> Void = { \(body) }\n"
      text += Self.wrapped(constructor, group.key)
    }
    for module in needed.sorted() { text += "import \(module)\n" }
    if needsNetworking { text += Self.networkingImports }
    return text + "import ObjectiveC\n"
  }

  /// The modules that have what iOS's Foundation has of the network, of which a server's certificates are
  /// with the keychain's: an app that names nothing of them doesn't load the libraries for them.
  private static let networkingImports =
    "import FoundationNetworking\n#if canImport(Security)\nimport Security\n#endif\n"

  private static func wrapped(_ text: String, _ condition: String) -> String {
    condition.isEmpty ? text : "#if \(condition)\n\(text)#endif\n"
  }
}
