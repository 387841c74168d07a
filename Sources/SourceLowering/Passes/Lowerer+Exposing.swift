internal import SwiftSyntax

/// Methods and properties that can be reached by name go into the description of their class.
extension Lowerer {
  func expose(_ node: FunctionDeclSyntax) {
    guard canExpose, node.genericParameterClause == nil, !node.attributes.areUnavailable else {
      return
    }
    let method = MethodDeclaration(node)
    let isMarked = isExposed(node.attributes)
    let isSystem = OptionalRequirements.names.contains(method.swiftName)
    let isKnown = isSystem || declarations.requirements.contains(method.swiftName)
    let isOverride = node.modifiers.has("override")
    guard isMarked || isKnown && !isOverride || isOverride && isSent(method) else { return }
    guard isSendable(node) else {
      // On iOS, `@objcMembers` silently leaves out members that Objective-C cannot express.
      if node.attributes.has(Self.exposing) {
        report(.unsendableMember(method.swiftName), at: node)
      }
      return
    }
    let selector = exposedSelector(of: method)
    let unread = unreadParameters(of: node, method)
    add(statement(for: method, selector: selector, unread: unread))
    let usual = SelectorName.of(base: method.base, labels: method.labels)
    if isSystem, selector != usual {
      add(statement(for: method, selector: usual, unread: unread))
    }
  }

  /// The places of parameters that a method never reads: iOS lets anything be sent for them, such
  /// as a button to a method that takes a recognizer.
  private func unreadParameters(of node: FunctionDeclSyntax, _ method: MethodDeclaration) -> Set<
    Int
  > {
    let parameters = node.signature.parameterClause.parameters
    guard let body = node.body, !parameters.isEmpty,
      !declarations.types.values.contains(where: { $0.overriding.contains(method.swiftName) })
    else { return [] }
    let read = Set(body.tokens(viewMode: .sourceAccurate).map { $0.text.unquoted })
    let names = parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    return Set(names.indices.filter { !read.contains(names[$0]) })
  }

  /// True if UIKit sends an overridden member by its name, or asks whether there is one: one of
  /// NSObject, since no class of its own has it, or a command of editing, which a responder has only
  /// if its class overrides it (W-71).
  private func isSent(_ method: MethodDeclaration) -> Bool {
    Self.editCommands.contains(method.swiftName) || Self.tellingMembers.contains(method.swiftName)
      || method.isStatic && method.swiftName == Self.dependencies
      || Self.objectMembers.contains(method.swiftName)
        && (["observeValue", "forwardingTarget"].contains(method.base)
          || declarations.superclasses(of: typeName).last == "NSObject")
  }

  /// The methods of UIKit's own classes by whose mere presence a subclass says what it can (V-269).
  private static let tellingMembers: Set<String> = [
    "tableView(_:moveRowAt:to:)", "tableView(_:commit:forRowAt:)",
  ]

  private static let editCommands: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "delete(_:)", "select(_:)", "selectAll(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
  ]

  /// True if each of the arguments can come from a message.
  private func isSendable(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type.trimmedDescription
      return parameter.ellipsis == nil && !type.hasPrefix("inout ") && !type.hasPrefix("some ")
    }
  }

  /// A requirement's own `@objc(name)` holds for the methods that fulfil it.
  private func exposedSelector(of method: MethodDeclaration) -> String {
    if method.swiftName == "observeValue(forKeyPath:of:change:context:)" {
      return "observeValueForKeyPath:ofObject:change:context:"
    }
    if method.swiftName == "forwardingTarget(for:)" {
      return "forwardingTargetForSelector:"
    }
    return declarations.optionalMethods[method.swiftName]?.selector ?? method.selector
  }

  private func statement(
    for method: MethodDeclaration,
    selector: String,
    unread: Set<Int>
  ) -> String {
    let name = scopes.last?.name ?? ""
    let call = call(of: method, unread: unread)
    let attempt = (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
    if method.isStatic {
      let arguments = method.labels.isEmpty ? "_" : "a"
      guard !method.isAsync else { return "" }
      return "c.classMethod(\"\(selector)\") { \(arguments) in \(attempt)\(name).\(call) }"
    }
    let arguments = method.labels.isEmpty ? "o, _" : "o, a"
    let verb = method.isAsync ? "task" : "method"
    let silence = method.isAsync ? "_ = " : ""
    return "c.\(verb)(\"\(selector)\") { \(arguments) in \(silence)\(attempt)o.\(call) }"
  }

  private func call(of method: MethodDeclaration, unread: Set<Int>) -> String {
    let overloads = declarations.types[typeName]?.methods.filter {
      $0.swiftName == method.swiftName
    }
    let arguments = zip(method.labels, method.types).enumerated().map { place, parameter in
      let (label, type) = parameter
      let cast = (overloads?.count ?? 0) > 1 ? " as \(Self.plain(type))" : ""
      let argument = unread.contains(place) ? "a.unread(\(place))" : "a[\(place)]"
      return (label == "_" ? "" : "\(label): ") + argument + cast
    }
    let name = Self.keywords.contains(method.base) ? "`\(method.base)`" : method.base
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static let keywords: Set<String> = [
    "repeat", "default", "switch", "continue", "in", "is", "as", "return", "throw", "import",
  ]

  /// A parameter's type where no attribute may stand.
  static func plain(_ type: String) -> String {
    var type = type.replacing("@escaping ", with: "")
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
    return type
  }

  // MARK: - Properties

  func expose(_ node: VariableDeclSyntax) {
    guard canExpose, isExposed(node.attributes),
      !node.modifiers.has("static"), !node.modifiers.has("class")
    else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let key = node.attributes.objcName ?? name.unquoted
      let set = binding.hasSetter ? " { $0.\(name) = $1 }" : ""
      add("c.key(\"\(key)\", \\.\(name))\(set)")
      guard node.modifiers.has("dynamic") else { continue }
      add("c.observed(\"\(key)\", \\.\(name))")
      guard node.bindingSpecifier.text == "var" else { continue }
      announceChanges(of: key, binding)
      if let comma = binding.trailingComma { separate(node, at: comma) }
    }
  }

  /// Properties with observers can't be declared together.
  private func separate(
    _ node: VariableDeclSyntax,
    at comma: TokenSyntax
  ) {
    let declaration = node.modifiers.map(\.inOneLine).filter { $0 != "dynamic" } + ["var"]
    edits.replace(comma.bytes, with: "; " + declaration.joined(separator: " "))
  }

  /// A property marked `@objc dynamic` says when it changes: a stored one by its observers, a
  /// computed one in its setter.
  private func announceChanges(of key: String, _ binding: PatternBindingSyntax) {
    let before = "willChangeValue(forKey: \"\(key)\")"
    let after = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock else {
      guard scopes.last?.kind == .classType else { return }
      let last: any SyntaxProtocol =
        binding.initializer ?? binding.typeAnnotation ?? binding.pattern as any SyntaxProtocol
      edits.insert(
        "\(binding.sharedType) { willSet { \(before) } didSet { \(after) } }",
        at: last.bytes.upperBound
      )
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let named = { (name: String) in accessors.first { $0.accessorSpecifier.text == name } }
    if let setter = named("set")?.body {
      edits.insert(" \(before); defer { \(after) };", at: setter.leftBrace.bytes.upperBound)
      return
    }
    let willSet = named("willSet")
    let didSet = named("didSet")
    guard let either = willSet ?? didSet else { return }
    if let body = willSet?.body {
      edits.insert(" \(before);", at: body.leftBrace.bytes.upperBound)
    } else {
      edits.insert("willSet { \(before) } ", at: either.bytes.lowerBound)
    }
    if let body = didSet?.body {
      edits.insert(" defer { \(after) };", at: body.leftBrace.bytes.upperBound)
    } else {
      edits.insert("didSet { \(after) } ", at: either.bytes.lowerBound)
    }
  }

  // MARK: - Where

  var canExpose: Bool {
    switch scopes.last?.kind {
    case .classType: true
    case .typeExtension: extendsClass
    case .type, .objcProtocol, .otherProtocol, nil: false
    }
  }

  /// True if the current type is a class of the app's, or unknown to lowering.
  ///
  /// Others have protocols besides, whose extensions hold the defaults of UIKit's requirements.
  private var extendsClass: Bool {
    let name = declarations.resolve(typeName) ?? typeName
    switch declarations.types[name]?.kind {
    case .classType: return true
    case .valueType, .protocolType: return false
    case nil: return !OptionalRequirements.protocols.contains(typeName)
    }
  }

  func add(_ statement: String) {
    guard !statement.isEmpty, !descriptions.isEmpty else { return }
    descriptions[descriptions.count - 1].statements.append((condition, statement))
  }
}

extension PatternBindingSyntax {
  /// True for a property that is computed, and can be set.
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// The type that a later binding gives this one too, as `var a, b: Int` does.
  fileprivate var sharedType: String {
    guard typeAnnotation == nil, initializer == nil,
      let all = parent?.as(PatternBindingListSyntax.self),
      let later = all.first(where: { $0.position > position && $0.typeAnnotation != nil })
    else { return "" }
    return later.typeAnnotation?.inOneLine ?? ""
  }
}
