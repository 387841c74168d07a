import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@Suite(.serialized) @MainActor struct `Values by key` {
  class Account: NSObject {
    var balance = 0.0 {
      willSet { willChangeValue(forKey: "balance") }
      didSet { didChangeValue(forKey: "balance") }
    }
    var owner: Account?
    var width: CGFloat = 0
  }

  class Saver: Account {
    override var description: String { "a saver" }
  }

  final class Household: NSObject {
    var saver: Saver?
  }

  init() {
    describe(Account.self) {
      $0.key("balance", \.balance)
      $0.observed("balance", \.balance)
      $0.key("owner", \.owner)
      $0.key("width", \.width)
    }
  }

  @Test func `numbers become what the property holds`() {
    let account = Account()
    account.setValue(NSNumber(value: 3), forKey: "width")
    account.setValue(2, forKey: "balance")
    #expect(account.width == 3)
    #expect(account.balance == 2)
  }

  @Test func `an object of the wanted class's superclass is taken, as by Objective-C`() {
    describe(Household.self) { $0.key("saver", \.saver) }
    let household = Household()
    household.setValue(Account(), forKey: "saver")
    household.saver?.balance = 4
    #expect(household.saver?.balance == 4)
    household.setValue(NSObject(), forKey: "saver")
    #expect(household.value(forKeyPath: "saver.balance") as? Double == 4)
  }

  @Test func `a path leads through objects, and nil takes away`() {
    let account = Account()
    account.owner = Account()
    account.setValue(9, forKeyPath: "owner.balance")
    #expect(account.value(forKeyPath: "owner.balance") as? Double == 9)
    account.setValue(nil, forKey: "owner")
    #expect(account.owner == nil)
  }

  @Test func `an observer hears the old value and the new until it ends`() {
    let account = Account()
    var heard: [String] = []
    let observation = account.observe(\.balance, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
    }
    account.balance = 5
    account.setValue(7, forKey: "balance")
    observation.invalidate()
    account.balance = 8
    #expect(heard == ["0.0 to 5.0", "5.0 to 7.0"])
  }

  @Test func `what Foundation never tells of is told once, and ends nobody`() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    var heard: [Double?] = []
    let observation = progress.observe(\.fractionCompleted, options: [.initial, .new]) {
      heard.append($1.newValue)
    }
    progress.completedUnitCount = 2
    observation.invalidate()
    #expect(heard == [0.25])
  }

  @Test func `an unknown key raises with the key's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSObject().setValue(1, forKey: "nonsense")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("not key value coding-compliant for the key nonsense."))
  }

  @Test func `values hang on objects that have no room for them`() {
    let object = NSObject()
    var key = 0
    withUnsafePointer(to: &key) {
      objc_setAssociatedObject(object, $0, "note", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, $0) as? String == "note")
      #expect(objc_getAssociatedObject(NSObject(), $0) == nil)
    }
  }
}

private final class Lamp: NSObject {
  var reads = 0
  var stored = false
  var isLit: Bool {
    get {
      reads += 1
      return stored
    }
    set { stored = newValue }
  }
}

@Suite struct `Values that a setter takes` {
  @Test(.oracle("L-296")) func `are set without asking the getter`() {
    ObjectiveC.describe(Lamp.self) { $0.key("isLit", \.isLit) { $0.isLit = $1 } }
    let lamp = Lamp()
    lamp.setValue(true, forKey: "isLit")
    #expect(lamp.stored && lamp.reads == 0)
    #expect(lamp.value(forKey: "isLit") as? Bool == true && lamp.reads == 1)
  }
}

class UndescribedLamp {}

@Suite struct `Classes of documents` {
  @Test(.oracle("W-256")) func `are found in the module that was renamed`() {
    final class Known {}
    ClassRegistry.shared.register(Known.self, name: "KnownLamp", module: "ObjectiveCTests")
    let found = ClassRegistry.shared.type(named: "UndescribedLamp", module: "OlderName")
    #expect(found == UndescribedLamp.self)
  }
}
