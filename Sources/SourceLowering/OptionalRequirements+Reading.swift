internal import SwiftParser
internal import SwiftSyntax

extension OptionalRequirements {
  /// The names of all requirements that an extension of their protocol fulfils.
  package static func names(in sources: [SourceFile]) -> Set<String> {
    var required: [String: Set<String>] = [:]
    var fulfilled: [String: Set<String>] = [:]
    for source in sources {
      let reader = RequirementReader()
      reader.walk(Parser.parse(source: source.text))
      required.merge(reader.required) { $0.union($1) }
      fulfilled.merge(reader.fulfilled) { $0.union($1) }
    }
    return Set(required.flatMap { $0.value.intersection(fulfilled[$0.key] ?? []) })
  }

  /// The first words of requirements that are also properties somewhere, whose bare name may mean
  /// either.
  package static func ambiguous(of names: Set<String>, in sources: [SourceFile]) -> Set<String> {
    let bases = Set(names.map { String($0.prefix { $0 != "(" }) })
    let properties = sources.flatMap { $0.text.matches(of: #/\bvar (\w+)/#).map { String($0.1) } }
    return bases.intersection(properties)
  }

  /// The names of all protocols that require methods.
  package static func protocols(in sources: [SourceFile]) -> Set<String> {
    let readers = sources.map { source in
      let reader = RequirementReader()
      reader.walk(Parser.parse(source: source.text))
      return reader
    }
    return Set(readers.flatMap(\.required.keys))
  }

  package static var knownProtocols: Set<String> { protocols }

  package static var knownAmbiguous: Set<String> { ambiguous }

  /// The names as lowering has them.
  package static var known: Set<String> { names }
}

/// Collects what protocols require and what their extensions hold.
private final class RequirementReader: ScopedVisitor {
  var required: [String: Set<String>] = [:]
  var fulfilled: [String: Set<String>] = [:]

  override func visitMethod(_ node: FunctionDeclSyntax) {
    let name = MethodDeclaration(node).swiftName
    switch scopes.last?.kind {
    case .otherProtocol, .objcProtocol:
      // Protocols of UIKit's own are none that an app can mean.
      if isInPublicProtocol(node) { required[typeName, default: []].insert(name) }
    case .typeExtension:
      // A default for some types only leaves nothing out for the others.
      guard !isConstrained(node) else { return }
      fulfilled[typeName, default: []].insert(name)
    case .classType, .type, nil: break
    }
  }

  private func isConstrained(_ node: FunctionDeclSyntax) -> Bool {
    let above = sequence(first: Syntax(node), next: \.parent)
    let declaration = above.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    return declaration?.genericWhereClause != nil
  }

  private func isInPublicProtocol(_ node: FunctionDeclSyntax) -> Bool {
    let above = sequence(first: Syntax(node), next: \.parent)
    let declaration = above.lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }.first
    return declaration?.modifiers.contains { $0.name.text == "public" } ?? false
  }
}
