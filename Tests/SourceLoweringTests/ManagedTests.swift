import Foundation
import Testing
import UIKitTesting

@testable import SourceLowering

@Suite struct `Managed properties` {
  @Test(.oracle("CD-18")) func `properties and methods work by name`() {
    let text = generated(
      """
      class Shelf: NSManagedObject {}
      extension Shelf {
        @NSManaged public var name: String?
        @NSManaged var count: Int16
        @objc(addItemsObject:)
        @NSManaged public func addToItems(_ value: Item)
        @NSManaged func removeFromItems(_ values: NSSet)
        @NSManaged func insertIntoItems(_ value: Item, at idx: Int)
        @NSManaged func removeFromItems(at idx: Int)
        @NSManaged func replaceItems(at idx: Int, with value: Item)
      }
      """
    )
    #expect(
      text.contains(
        #"var name: String? { get { managed("name") } set { manage(newValue, "name") } }"#
      )
    )
    #expect(text.contains(#"var count: Int16 { get { managed("count") }"#))
    #expect(text.contains(#"addToItems(_ value: Item) { managedAdd(value, to: "addToItems") }"#))
    #expect(text.contains(#"(_ values: NSSet) { managedRemove(values, from: "removeFromItems") }"#))
    #expect(
      text.contains(#"at idx: Int) { managedInsert(value, into: "insertIntoItems", at: idx) }"#)
    )
    #expect(
      text.contains(
        #"(at idx: Int) { managedRemove(from: "removeFromItems", at: idx) }"#
      )
    )
    #expect(text.contains(#"{ managedReplace(in: "replaceItems", at: idx, with: value) }"#))
    #expect(text.contains(#"c.observed("name", \.name)"#) && !text.contains("NSManaged "))
  }

  @Test(.oracle("W-201")) func `so do those of layers`() {
    let text = generated("class Dial: CALayer { @NSManaged var angle: CGFloat }")
    #expect(
      text.contains(
        #"var angle: CGFloat { get { managed("angle") } set { manage(newValue, "angle") } }"#
      )
    )
  }

  @Test func `results of requests are no protocol here`() {
    let text = generated("func f(_ a: NSFetchedResultsController<any NSFetchRequestResult>) {}")
    #expect(text.contains("<    NSFetchRequestResult>"))
  }

  @Test func `objects are made by their class value`() {
    let text = generated(
      """
      class A: NSManagedObject {
        override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init(entity: entity, insertInto: context)
        }
      }
      class B: A { init(name: String) { fatalError() } }
      class C: A { convenience init(name: String) { fatalError() } }
      """
    )
    #expect(text.contains("  required init(entity: NSEntityDescription, insertInto context"))
    #expect(text.components(separatedBy: "required init(entity").count == 3)
  }
}
