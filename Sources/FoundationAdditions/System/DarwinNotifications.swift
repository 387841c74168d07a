public import Foundation

/// A centre by which notifications without values go, also from one program to another on iOS; here
/// they stay in the app.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate struct Observer {
    let pointer: UnsafeRawPointer?
    let name: String
    let call: CFNotificationCallback
  }

  fileprivate static let shared = CFNotificationCenter()
  private let lock = NSLock()
  private var observers: [Observer] = []

  fileprivate func add(_ observer: Observer) { lock.withLock { observers.append(observer) } }

  fileprivate func remove(_ pointer: UnsafeRawPointer?, named name: String?) {
    lock.withLock {
      observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) }
    }
  }

  /// The observers are called on the main thread, later.
  fileprivate func post(_ name: String) {
    DispatchQueue.main.async { [self] in
      for observer in lock.withLock({ observers }) where observer.name == name {
        observer.call(
          self,
          UnsafeMutableRawPointer(mutating: observer.pointer),
          CFNotificationName(name as CFString),
          nil,
          nil
        )
      }
    }
  }
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString
  /// A name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The function that is called for a notification: centre, observer, name, nothing, nothing.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// The answer to notifications that come while an app is suspended; without effect here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce = 2
  case hold = 3
  case deliverImmediately = 4
}

/// The centre of the system, which is the app's own here.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .shared }

/// Has a function called for notifications of a name.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!,
  _ name: CFString!,
  _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack, let name else { return }
  center.add(
    CFNotificationCenter.Observer(pointer: observer, name: name as String, call: callBack)
  )
}

/// Ends the calls for notifications of a name, or of all for nil.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { center.remove(observer, named: name.map { $0.rawValue as String }) }

/// Ends all calls for an observer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!
) { center.remove(observer, named: nil) }

/// Posts a notification; object and values don't come along.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) { center.post(name.rawValue as String) }
