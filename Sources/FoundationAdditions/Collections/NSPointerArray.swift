public import Foundation

/// A list of pointers, which may be nil; those to objects may be held weakly, and are nil once the
/// object is gone (L-211).
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [Slot] = []

  private enum Slot {
    case empty
    case object(Held<AnyObject>)
    case raw(UnsafeMutableRawPointer)

    var pointer: UnsafeMutableRawPointer? {
      switch self {
      case .empty: nil
      case .object(let held): held.object.map { Unmanaged.passUnretained($0).toOpaque() }
      case .raw(let pointer): pointer
      }
    }
  }

  /// Makes an empty list; of the options those about memory count.
  public required init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Makes an empty list that holds its pointers as the functions say.
  public convenience init(pointerFunctions functions: NSPointerFunctions) {
    self.init(options: functions.options)
  }

  /// Makes an empty list that holds objects strongly.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Makes an empty list that holds objects weakly.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The way in which pointers are held.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// The number of places, also of empty ones; setting it adds empty places or removes the last.
  open var count: Int {
    get { slots.count }
    set {
      slots.removeLast(max(0, slots.count - newValue))
      slots += Array(repeating: .empty, count: max(0, newValue - slots.count))
    }
  }

  /// The objects that live, without empty places.
  open var allObjects: [Any] {
    slots.compactMap { if case .object(let held) = $0 { held.object } else { nil } }
  }

  /// The pointer at a place; nil if it is empty, or its object is gone.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? { slots[index].pointer }
  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
  /// Removes a place.
  open func removePointer(at index: Int) { slots.remove(at: index) }
  /// Puts a pointer in front of a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(item), at: index)
  }
  /// Puts a pointer in place of another.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = slot(item)
  }
  /// Removes empty places, with those whose objects are gone.
  open func compact() { slots.removeAll { $0.pointer == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    guard let pointer else { return .empty }
    guard options.memory == .strongMemory || options.memory == .weakMemory else {
      return .raw(pointer)
    }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return .object(Held(object, isStrong: options.memory == .strongMemory))
  }
}
