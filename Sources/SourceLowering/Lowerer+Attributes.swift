internal import SwiftSyntax

extension Lowerer {
  /// Blanks out the attributes that only Objective-C knows; their meaning goes into the class's
  /// description.
  func lower(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain", "NSApplicationMain": edits.replace(attribute.bytes, with: "@main")
    case "NSManaged":
      report(.managedProperty(attribute.parent?.parent?.trimmedDescription ?? ""), at: attribute)
      edits.blank(attribute.bytes)
    case _ where Self.blanked.contains(name): edits.blank(attribute.bytes)
    default: break
    }
  }

  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable",
  ]

  /// Apple's frameworks have parts that can be imported by themselves; here there is the whole.
  func dropSubmodule(_ node: ImportDeclSyntax) {
    guard node.importKindSpecifier == nil, let first = node.path.first, node.path.count > 1 else {
      return
    }
    edits.blank(first.name.bytes.upperBound..<node.path.bytes.upperBound)
  }

  /// A few members are NSObject's on iOS and nobody's in Foundation here; in direct subclasses
  /// they cease to override.
  func dropForeignOverride(_ node: FunctionDeclSyntax) {
    guard Self.objectMembers.contains(MethodDeclaration(node).swiftName), isPlainObject,
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.blank(modifier.bytes)
  }

  static let objectMembers: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()", "responds(to:)", "value(forKey:)",
    "setValue(_:forKey:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  /// Whether the class in hand comes from NSObject without a class of UIKit between.
  private var isPlainObject: Bool {
    var name = typeName
    for _ in 0..<32 {
      guard let parent = declarations.types[name]?.inherits.first else { return false }
      if parent == "NSObject" { return true }
      name = parent
    }
    return false
  }

  func noteNetworking(_ name: TokenSyntax) {
    if Self.networking.contains(name.text) { needsNetworking = true }
  }

  /// Parts of Foundation on iOS that are a module of their own here.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate",
    "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLCache", "HTTPCookie",
    "HTTPCookieStorage", "NSURLConnection", "NSMutableURLRequest", "NSURLRequest",
    "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol",
    "CachedURLResponse", "NSURLSession",
  ]
}
