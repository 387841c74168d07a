public import Foundation

/// A user action on an app's icon on the home screen; there is no home screen here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the app knows the shortcut.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The line under the title; nil for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture beside the title; nil for none.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values of the app's own.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// A value that scenes are chosen by; kept, and has no effect here.
  open var targetContentIdentifier: Any?

  /// Creates a shortcut; nothing shows it here.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates a shortcut with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture beside a shortcut's title; not shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The pictures of the system.
  public nonisolated enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date
    case time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio
    case update
  }

  /// Creates a shortcut's picture; the type is not kept here.
  public convenience init(type: IconType) { self.init() }
  /// Creates a shortcut's picture; the name is not kept here.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates a shortcut's picture; the name is not kept here.
  public convenience init(systemImageName: String) { self.init() }
}

/// A shortcut that an app puts together.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the app knows the shortcut.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The line under the title; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture beside the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Values of the app's own.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
