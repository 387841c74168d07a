/// Something in an app that can't be built here; the build goes on without it.
public struct BuildProblem: Error, Equatable, Sendable {
  /// The file that has it.
  public let path: String
  /// Counted from 1; nil when the whole file is meant.
  public let line: Int?
  public let kind: Kind

  /// The kind of problem; the sentences are in `BuildProblem+Description.swift`.
  public enum Kind: Equatable, Sendable {
    case foreignSource(language: String, target: String)
    case bridgingHeader(target: String)
    /// A data model can't be read; holds the reason.
    case unreadableDataModel(reason: String)
    case missingModule(String, origin: ModuleOrigin)
    /// Pods that are missing, and whether `pod install` was run beside the project.
    case pods([String], areInstalled: Bool)
    case carthage([String])
    case remotePackage(address: String)
    /// A package couldn't be fetched from its address; holds the reason.
    case unfetchedPackage(address: String, reason: String)
    /// A plugin that would work on a target of a package.
    case packagePlugin(String, target: String)
    case unreadablePackage(reason: String)
    case missingFile(target: String)
    case missingInfoPlist(target: String)
    case unreadableInfoPlist
    case unreadableStringCatalog(reason: String)
    /// An app is launched by SwiftUI, and none of its screens are UIKit's.
    case viewsOnly(app: String)
    /// A source is no text in UTF-8.
    case unreadableSource
    /// Another resource has the same place in the app.
    case takenPlace(by: String)
    /// A setting that names others is far too long with everything put in.
    case oversizedSetting(String, target: String)
  }

  /// The origin of a module on iOS.
  public enum ModuleOrigin: Equatable, Sendable {
    /// A framework of the system, and what to do without it.
    case system(advice: String)
    case pod, carthage, remotePackage
    /// A package brings it compiled, for Apple's systems.
    case binaryTarget(package: String)
    /// A package brings a macro, which is a program for the compiler.
    case macro(package: String)
    /// A library of the project whose sources aren't Swift.
    case foreignTarget
    /// A library of the project none of whose Swift sources are there.
    case absentSources
    case unknown
  }

  init(_ path: String, line: Int? = nil, _ kind: Kind) {
    self.path = path
    self.line = line
    self.kind = kind
  }
}

extension BuildProblem.Kind {
  /// True if a package by an address is meant whose modules are to be had here all the same.
  func isRemotePackage(of modules: [String]) -> Bool {
    let address: String
    switch self {
    case .remotePackage(let text), .unfetchedPackage(let text, _): address = text
    default: return false
    }
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return modules.contains(name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
  }
}
