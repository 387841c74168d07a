internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Makes the Swift sources of an iOS app compile where there is no Objective-C.
///
/// Syntax that the compiler refuses, such as `@objc`, `#selector` and `@IBOutlet`, is blanked out
/// or replaced on its own line. Its meaning is written as plain Swift that registers the names of
/// classes, methods and properties with the ObjectiveC module. Syntax without an equivalent is
/// reported as a `LoweringProblem`, which says what to write instead.
///
///     let lowering = Lowering(module: "App", sources)
///     for file in lowering.files { write(file.text) }
public struct Lowering: Sendable {
  /// The lowered sources, in the order in which they were given.
  public let files: [LoweredFile]
  /// The data that a later run needs to lower changed files alone.
  public let cache: LoweringCache
  /// The number of files that were lowered anew.
  public let loweredCount: Int
  /// The declarations that modules importing this one need.
  public let declarations: Declarations

  /// Lowers the sources of one module.
  ///
  /// Files whose text is as `cache` knows it, in a module that declares the same, are taken from
  /// there, if the same `tool` wrote it. Imports of the modules in `missing` are left out, those
  /// in `implied` are seen by every source, as headers of Objective-C bring them; the condition
  /// `SWIFT_PACKAGE` is false where `isOfPackage` is, whoever compiles the sources then; `imported` are the declarations of modules that the sources import.
  ///
  /// - Complexity: O(n) in the length of the files that changed.
  public init(
    module: String,
    _ sources: [SourceFile],
    without missing: Set<String> = [],
    implying implied: Set<String> = [],
    isOfPackage: Bool = true,
    importing imported: [Declarations] = [],
    tool: String = "",
    cache: LoweringCache = LoweringCache()
  ) {
    let cache = cache.tool == tool ? cache : LoweringCache()
    let read = sources.concurrentMap { ReadSource($0, cache: cache) }
    let own = Declarations(merging: read.map(\.declarations.value))
    let all = Declarations(own, importing: imported)
    let isSameModule =
      cache.module == module && cache.missing == missing && cache.implied == implied
      && cache.isOfPackage == isOfPackage && cache.merged == all
    let known = KnownDeclarations(all)
    let drafts = read.concurrentMap { read in
      let old = isSameModule ? cache.drafts[read.source.path] : nil
      if let old, old.digest == read.digest { return (entry: old, isNew: false) }
      let tree = read.tree
      let lowerer = Lowerer(read.source, tree: tree, module: module, known)
      lowerer.missingModules = missing
      lowerer.neededImports = implied
      lowerer.isOfPackage = isOfPackage
      let draft = lowerer.draft(tree)
      return (entry: LoweringCache.Entry(digest: read.digest, value: draft), isNew: true)
    }
    var new = LoweringCache(tool: tool, module: module, missing: missing, implied: implied)
    new.isOfPackage = isOfPackage
    for (read, draft) in zip(read, drafts) {
      new.declarations[read.source.path] = read.declarations
      new.drafts[read.source.path] = draft.entry
    }
    new.merged = all
    files = zip(sources, drafts).map { LoweredFile(path: $0.path, $1.entry.value) }
    self.cache = new
    declarations = all.exported
    loweredCount = drafts.count(where: \.isNew)
  }
}

extension LoweredFile {
  fileprivate init(path: String, _ draft: Draft) {
    self.init(
      path: path,
      text: draft.text,
      problems: draft.problems.map {
        LoweringProblem(path: path, line: $0.line, column: $0.column, kind: $0.kind)
      },
      leftOut: draft.leftOut.map { $0.first...$0.last }
    )
  }
}

/// A source and what it declares; its tree is there when it had to be read for that.
private struct ReadSource {
  let source: SourceFile
  let digest: String
  let declarations: LoweringCache.Entry<Declarations>
  private let parsed: SourceFileSyntax?

  init(_ source: SourceFile, cache: LoweringCache) {
    self.source = source
    digest = source.text.stableHash
    if let known = cache.declarations[source.path], known.digest == digest {
      declarations = known
      parsed = nil
    } else {
      let tree = Parser.parse(source: source.text)
      declarations = .init(digest: digest, value: Indexer.declarations(in: tree))
      parsed = tree
    }
  }

  var tree: SourceFileSyntax { parsed ?? Parser.parse(source: source.text) }
}

/// The results of lowering a module that the next run can use; they can be stored.
public struct LoweringCache: Codable, Equatable, Sendable {
  struct Entry<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// Of the source's text.
    let digest: String
    let value: Value
  }

  /// The version of the tool that wrote it, since another one may lower differently.
  var tool = ""
  var module = ""
  var missing: Set<String> = []
  var implied: Set<String> = []
  var isOfPackage = true
  var declarations: [String: Entry<Declarations>] = [:]
  var drafts: [String: Entry<Draft>] = [:]
  var merged = Declarations()

  public init() {}

  init(tool: String, module: String, missing: Set<String>, implied: Set<String>) {
    self.tool = tool
    self.module = module
    self.missing = missing
    self.implied = implied
  }
}

extension Lowering {
  /// True if the text breaks the grammar of Swift.
  public static func hasSyntaxErrors(_ text: String) -> Bool { Parser.parse(source: text).hasError }
}
