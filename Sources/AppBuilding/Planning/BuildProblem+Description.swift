extension BuildProblem: CustomStringConvertible {
  /// The place of the problem, its name, and what to do about it.
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): warning: \(kind.message)"
  }
}

extension BuildProblem.Kind {
  var message: String {
    switch self {
    case .foreignSource(let language, let target):
      "\(language) source of \(target) is left out; Portico compiles Swift. "
        + "Write what the app needs of it in Swift; calls of it are reported as errors."
    case .bridgingHeader(let target):
      "The bridging header of \(target) is left out, since there is no Objective-C here. "
        + "Write what the app needs of it in Swift; calls of it are reported as errors."
    case .unreadableDataModel(let reason):
      "The data model can't be read, so neither its classes nor its file are made. \(reason)"
    case .missingModule(let name, let origin): message(of: name, from: origin)
    case .pods(let names, areInstalled: false):
      "CocoaPods: \(names.joined(separator: ", ")) can't be built, since there is no folder Pods. Run "
        + "'pod install' beside this Podfile, on any machine, and build again."
    case .pods(let names, areInstalled: true):
      "CocoaPods: \(names.joined(separator: ", ")) can't be built here. Of pods, those with Swift "
        + "sources in a target of Pods are built; run 'pod install' if the Podfile has changed."
    case .carthage(let names):
      "Carthage: \(names.joined(separator: ", ")) can't be built. Sources in Swift below "
        + "Carthage/Checkouts are; run 'carthage checkout', or add the sources to the project."
    case .remotePackage(let address):
      "The package \(address) isn't fetched. Clone it beside the project and add the clone as a "
        + "local package in Xcode."
    case .unfetchedPackage(let address, let reason):
      "The package \(address) can't be fetched: \(reason). Build again once its server can be "
        + "reached, or add a clone of it as a local package in Xcode, or tell git where a clone is: "
        + "git config --global url.FOLDER.insteadOf \(address). Its modules are left out."
    case .packagePlugin(let name, let target):
      "The plugin \(name), which Xcode runs for \(target), isn't run. If it writes sources, add "
        + "what it writes to a local copy of the package."
    case .unreadablePackage(let reason): "The Swift package can't be read: \(reason)"
    case .missingFile(let target):
      "\(target) names this file, but it isn't there. Remove it from the target or restore it."
    case .missingInfoPlist(let target):
      "INFOPLIST_FILE of \(target) names this file, but it isn't there. Keys are taken from the "
        + "build settings alone."
    case .unreadableInfoPlist:
      "This is no property list. Keys are taken from the build settings alone."
    case .unreadableStringCatalog(let reason):
      "The string catalogue can't be read: \(reason). Its strings are left out."
    case .viewsOnly(let app):
      "\(app) is an app of SwiftUI, not of UIKit: its scenes are left out, and one box with its "
        + "name is shown."
    case .unreadableSource:
      "The source is no text in UTF-8 and is left out. Save it as UTF-8."
    case .takenPlace(let path):
      "The resource is left out, since '\(path)' has the same place in the app. Rename one of them."
    case .oversizedSetting(let name, let target):
      "\(name) of \(target) is longer than 64 KiB once the settings that it names are put in. It "
        + "counts as empty; look for settings that name one another twice."
    }
  }

  private func message(of name: String, from origin: BuildProblem.ModuleOrigin) -> String {
    switch origin {
    case .system(let advice): "There is no \(name) here. \(advice) The import is left out."
    case .pod:
      "\(name) is a pod whose Swift sources aren't in a target of Pods. Run 'pod install', or add "
        + "its sources as a local Swift package. The import is left out."
    case .carthage:
      "\(name) comes from Carthage, and no Swift sources of it lie below Carthage/Checkouts. Run "
        + "'carthage checkout'. The import is left out."
    case .remotePackage:
      "\(name) comes from a Swift package that isn't here; its own message says why. The import is "
        + "left out."
    case .binaryTarget(let package):
      "\(name) comes compiled for Apple's systems in the package \(package). Write what the app needs "
        + "of it in Swift. The import is left out."
    case .macro(let package):
      "\(name) is a macro of the package \(package), which isn't run here. Write what it stands for. "
        + "The import is left out."
    case .foreignTarget:
      "\(name) is a target without Swift sources. Write what the app needs of it in Swift. "
        + "The import is left out."
    case .absentSources:
      "\(name) is a target none of whose Swift sources are there. Fetch them, a pod's with "
        + "'pod install', a submodule's with 'git submodule update --init'. The import is left out."
    case .unknown:
      "There is no module \(name) here, and no target or local package of that name. "
        + "Add its sources to the project. The import is left out."
    }
  }
}
