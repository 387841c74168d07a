/// The place in an app from which the kit was called, as the stack of the thread tells it.
package nonisolated struct CallSite: Sendable, Equatable {
  /// The member of the kit that the app called, such as `UILabel.text`; nil for none.
  package private(set) var member: String?
  /// The functions of the app that are running, innermost first, with file and line where the
  /// program knows them.
  package private(set) var places: [String] = []
  /// True if Swift's own check, which asks for the place, is in the kit's code.
  package private(set) var isAskedByKit = false

  /// One function on a stack.
  struct Frame: Equatable {
    var image = ""
    var mangled = ""
    var name = ""
    var line: String?
  }

  /// Reads a stack, innermost frame first.
  init(_ stack: [Frame]) {
    let frames = stack.filter { !$0.isThunk }.map { (frame: $0, owner: $0.owner) }
    // First what asks, which is part of the kit, and what the system put between.
    let checker = frames.drop { $0.owner == .kit }.drop { $0.owner == .system }.first
    isAskedByKit = checker?.owner == .kit
    member =
      frames.prefix { $0.owner != .app }
      .last { $0.owner == .kit && !$0.frame.name.isEmpty }?.frame.memberName
    places = frames.filter { $0.owner == .app }.prefix(8).map(\.frame.place)
  }

  /// The innermost place.
  package var place: String? { places.first }
}

nonisolated extension CallSite.Frame {
  /// Whose code it is.
  enum Owner { case kit, app, system }

  static let kitModules: Set = [
    "AVFoundation", "AVKit", "AdSupport", "AppTour", "AppTrackingTransparency",
    "AuthenticationServices", "BackgroundTasks", "Combine", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreText", "EventKit", "EventKitUI", "FoundationAdditions", "GameplayKit",
    "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "MultipeerConnectivity",
    "NaturalLanguage", "ObjectiveC", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "SafariServices", "Social", "Speech", "StoreKit", "UIKit", "UIKitCore", "UIKitTesting",
    "UIKitValues", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  var owner: Owner {
    if image.hasPrefix("libPortico") { return .kit }
    if name.isEmpty || image.contains(".so") || !mangled.hasPrefix("$s") { return .system }
    guard let module else { return .app }
    if Self.kitModules.contains(module) { return .kit }
    return module == "Foundation" || module == "Dispatch" ? .system : .app
  }

  /// The module that a mangled name begins with, such as `$s9UIKitCore…`; nil for those of the
  /// standard library.
  private var module: String? {
    let rest = mangled.dropFirst(2)
    guard let count = Int(rest.prefix { $0.isNumber }), count > 0 else { return nil }
    return String(rest.drop { $0.isNumber }.prefix(count))
  }

  /// True for code that only passes a call on.
  var isThunk: Bool {
    name.hasPrefix("thunk for") || name.hasPrefix("partial apply")
      || name.hasPrefix("protocol witness for")
  }

  /// The name as its users write it: `UILabel.text` for its setter.
  var memberName: String {
    let endings = [".getter", ".setter", ".modify", ".read"]
    return endings.reduce(into: name.replacing("@objc ", with: "")) { name, ending in
      if name.hasSuffix(ending) { name.removeLast(ending.count) }
    }
  }

  /// The function, its file and its line.
  var place: String {
    var text = memberName
    var isClosure = false
    while let range = text.firstRange(of: #/^closure #\d+ in /#) {
      text.removeSubrange(range)
      isClosure = true
    }
    let function = isClosure ? "a closure of \(text)" : text
    return line.map { "\(function), \($0)" } ?? function
  }
}
