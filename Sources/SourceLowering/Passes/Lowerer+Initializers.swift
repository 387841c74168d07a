internal import SwiftSyntax

/// Every class of Foundation is made by `init()` on iOS, since NSObject's is inherited; a few lack
/// it here, and are made empty by what they have.
extension Lowerer {
  func fillInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let brace = node.leftParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declarations.types[name]?.kind == nil
    else { return }
    if name == "ProcessInfo" {
      // Its initializer is closed here; what the only process says is the same of each object.
      return edits.replace(brace.bytes.lowerBound..<node.bytes.upperBound, with: ".processInfo")
    }
    guard let argument = Self.emptyArguments[name] else { return }
    edits.insert(argument, at: brace.bytes.upperBound)
    if Self.failing.contains(name) { edits.insert("!", at: node.bytes.upperBound) }
  }

  /// Classes whose arguments may be wrong; those given here are right.
  private static let failing: Set = ["HTTPURLResponse", "Bundle"]

  private static let emptyArguments = [
    "NSAttributedString": "string: \"\"",
    "NSMutableAttributedString": "string: \"\"",
    "NSMutableString": "capacity: 0",
    "NSError": "domain: \"\", code: 0",
    "NSNumber": "value: 0",
    "NSURL": "fileURLWithPath: \"/\"",
    "NSMutableURLRequest": "url: URL(fileURLWithPath: \"/\")",
    "URLResponse": "url: URL(fileURLWithPath: \"/\"), mimeType: nil, "
      + "expectedContentLength: -1, textEncodingName: nil",
    "HTTPURLResponse": "url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, "
      + "headerFields: nil",
    "URLSession": "configuration: .default",
    "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
    "Bundle": "path: \"/\"",
    "Progress": "totalUnitCount: 0",
    "Scanner": "string: \"\"",
    "NSLocale": "localeIdentifier: \"\"",
    "NSPredicate": "value: true",
    "NSSortDescriptor": "key: nil, ascending: true",
    "InputStream": "data: Data()",
    "OutputStream": "toMemory: ()",
  ]
}
