/// The parts of a class in an app's sources that documents reach by name.
///
/// Who reads sources fills it; this module knows documents only.
public struct SourceClass: Codable, Hashable, Sendable {
  /// The name with those of the types around it: `Menu.Row`.
  public var name: String
  /// The name that Objective-C knows it by, if that is another.
  public var objcName: String?
  /// The class that it inherits from; nil if it has none.
  public var superclass: String?
  /// True if the sources only extend it.
  public var isExtension: Bool
  /// True if any key may work.
  public var takesEveryKey: Bool
  /// The properties that can be set by key.
  public var keys: [String]
  /// The methods that can be sent by name.
  public var selectors: [String]
  /// The module that declares it; nil where that isn't known.
  public var module: String?

  /// A class by its names, with what documents reach in it.
  public init(
    name: String,
    objcName: String? = nil,
    superclass: String?,
    isExtension: Bool = false,
    takesEveryKey: Bool = false,
    keys: [String] = [],
    selectors: [String] = [],
    module: String? = nil
  ) {
    self.name = name
    self.objcName = objcName
    self.superclass = superclass
    self.isExtension = isExtension
    self.takesEveryKey = takesEveryKey
    self.keys = keys
    self.selectors = selectors
    self.module = module
  }
}

/// The classes of an app's sources by name.
public struct SourceClasses: Sendable {
  /// True if there are sources besides whose classes aren't read, such as Objective-C's.
  public let hasOthers: Bool
  private let classes: [String: [SourceClass]]
  private let extensions: [String: [SourceClass]]
  private let selectors: Set<String>

  /// The classes that were read.
  public init(_ classes: [SourceClass], hasOthers: Bool = false) {
    self.hasOthers = hasOthers
    let own = classes.filter { !$0.isExtension }
    let names = own.flatMap { type in
      Set([type.name, type.objcName ?? type.name]).map { (name: $0, type: type) }
    }
    self.classes = Dictionary(grouping: names, by: \.name).mapValues { $0.map(\.type) }
    extensions = Dictionary(grouping: classes.filter(\.isExtension), by: \.name)
    selectors = Set(classes.flatMap(\.selectors))
  }

  /// A member that a class may be asked for.
  enum Member: Equatable {
    case key(String)
    case selector(String)
  }

  /// The result of a search for a member.
  enum Answer: Equatable {
    case found
    /// All classes up to the root are known, and none has it.
    case missing
    /// A class on the way isn't known, so it may have it.
    case unknown(String)
  }

  /// True if any class answers to a selector.
  func answers(to selector: String) -> Bool {
    selectors.contains(selector) || SystemClasses.selectors.contains(selector)
  }

  /// Looks for a member in a class and all that it inherits from.
  ///
  /// Several apps in a folder may have classes of one name; one that has the member is enough.
  func search(for member: Member, in name: String, of module: String? = nil) -> Answer {
    search(for: member, in: name, of: module, depth: 0)
  }

  private func search(
    for member: Member,
    in name: String,
    of module: String?,
    depth: Int
  ) -> Answer {
    // A damaged source may have classes that inherit from each other.
    guard depth < 64 else { return .unknown(name) }
    let candidates = candidates(name, module)
    guard !candidates.isEmpty else { return searchSystem(for: member, in: name) }
    var answer = Answer.missing
    for type in candidates {
      if type.has(member) { return .found }
      guard let parent = type.superclass else {
        answer = .unknown(type.name)
        continue
      }
      switch search(for: member, in: parent, of: type.module, depth: depth + 1) {
      case .found: return .found
      case .missing: continue
      case .unknown(let name): answer = .unknown(name)
      }
    }
    return answer
  }

  /// The names that a class and those above it have, for suggestions.
  func names(like member: Member, in name: String, of module: String? = nil) -> [String] {
    var result: [String] = []
    var waiting = [name]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for type in candidates(name, module) {
        result += type.names(like: member)
        type.superclass.map { waiting.append($0) }
      }
    }
    return result
  }

  private func candidates(_ name: String, _ module: String?) -> [SourceClass] {
    let all = classes[name] ?? []
    let own = all.filter { module != nil && $0.module == module }
    return own.isEmpty ? all : own
  }

  private func searchSystem(for member: Member, in name: String) -> Answer {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    if plain != name, classes[plain] != nil { return search(for: member, in: plain) }
    var next: String? = plain
    while let current = next {
      if extensions[current]?.contains(where: { $0.has(member) }) == true { return .found }
      guard let type = SystemClasses.all[current] else { return .unknown(name) }
      if type.has(member) { return .found }
      next = type.superclass
    }
    return .missing
  }
}

extension SourceClass {
  fileprivate func has(_ member: SourceClasses.Member) -> Bool {
    switch member {
    // What sets `field` sets `Field` too: the method is `setField:` for both (L-180).
    case .key(let key):
      takesEveryKey || keys.contains(key) || keys.contains(key.withOtherFirstCase)
    case .selector(let selector): selectors.contains(selector)
    }
  }

  fileprivate func names(like member: SourceClasses.Member) -> [String] {
    if case .key = member { keys } else { selectors }
  }
}

extension String {
  /// The same name with a small first letter for a capital one, and a capital one for a small one.
  fileprivate var withOtherFirstCase: String {
    guard let first else { return self }
    return (first.isUppercase ? first.lowercased() : first.uppercased()) + dropFirst()
  }
}
