import CoreData
import Foundation
import Testing
import UIKitTesting

@MainActor @Suite struct `Managed object models` {
  private func folder(_ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/Birds.momd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Birds.mom"))
    return folder
  }

  @Test func `a request whose predicate can't be read is left out`() throws {
    let url = try folder(
      """
      <model><entity name="Bird"><attribute name="name" attributeType="String"/></entity>
      <fetchRequest name="wrens" entity="Bird" predicateString="name == &quot;Wren&quot;"/>
      <fetchRequest name="odd" entity="Bird" predicateString="name == == 1 +"/></model>
      """
    )
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["wrens"])
    #expect(model.fetchRequestTemplate(forName: "wrens")?.predicate != nil)
  }

  @Test(.oracle("CD-01")) func `a model is read as the app has it`() throws {
    let url = try folder(
      """
      <model><entity name="Bird" parentEntity="Animal" representedClassName=".Bird"/>
      <entity name="Animal" isAbstract="YES">
        <attribute name="name" attributeType="String" defaultValueString="Wren"/>
        <attribute name="isRare" optional="YES" attributeType="Boolean" defaultValueString="YES"/>
        <attribute name="seen" attributeType="Date" defaultDateTimeInterval="60"/>
        <relationship name="nest" optional="YES" maxCount="1" deletionRule="Cascade"
          destinationEntity="Nest" inverseName="animals"/>
      </entity>
      <entity name="Nest"><relationship name="animals" toMany="YES" ordered="YES" minCount="1"
        deletionRule="Deny" destinationEntity="Animal" inverseName="nest"/></entity></model>
      """
    )
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    let bird = try #require(model.entitiesByName["Bird"])
    #expect(bird.superentity?.isAbstract == true && bird.isKindOf(entity: bird.superentity!))
    #expect(bird.attributesByName["name"]?.defaultValue as? String == "Wren")
    #expect(bird.attributesByName["name"]?.isOptional == false)
    #expect(bird.attributesByName["isRare"]?.defaultValue as? Bool == true)
    #expect(
      bird.attributesByName["seen"]?.defaultValue as? Date
        == Date(timeIntervalSinceReferenceDate: 60)
    )
    let nest = try #require(bird.relationshipsByName["nest"])
    #expect(!nest.isToMany && nest.deleteRule == .cascadeDeleteRule && nest.isOptional)
    #expect(nest.inverseRelationship?.isOrdered == true && nest.inverseRelationship?.minCount == 1)
    #expect(nest.inverseRelationship?.inverseRelationship === nest)
  }

  @Test(.oracle("CD-23")) func `fetched properties and templates have variables`() throws {
    let url = try folder(
      """
      <model><entity name="Bird" representedClassName="NSManagedObject">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="place" optional="YES" attributeType="String"/>
        <fetchedProperty name="neighbours"><fetchRequest name="fetchedPropertyFetchRequest"
          entity="Bird" predicateString="place == $FETCH_SOURCE.place AND SELF != $FETCH_SOURCE"/>
        </fetchedProperty></entity>
      <fetchRequest name="at" entity="Bird" predicateString="place == $PLACE"/></model>
      """
    )
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    let context = try Shop.container(at: nil, model).viewContext
    let birds = [("Wren", "wood"), ("Coot", "lake"), ("Tit", "wood")].map { name, place in
      let bird = NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context)
      bird.setValuesForKeys(["name": name, "place": place])
      return bird
    }
    try context.save()
    #expect(birds[0].value(forKey: "neighbours") as? [NSManagedObject] == [birds[2]])
    #expect(birds[1].managed("neighbours") as [NSManagedObject] == [])
    let request = try #require(
      model.fetchRequestFromTemplate(withName: "at", substitutionVariables: ["PLACE": "lake"])
    )
    #expect(try context.fetch(request) == [birds[1]])
    birds[1].setValue("wood", forKey: "place")
    #expect(try context.fetch(request).isEmpty)
    #expect((birds[0].value(forKey: "neighbours") as? [NSManagedObject])?.count == 2)
  }

  @Test(.oracle("CD-01")) func `a model that can't be read is none`() throws {
    #expect(NSManagedObjectModel(contentsOf: try folder("<model><entity/></model>")) == nil)
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/no/such.momd")) == nil)
    let container = NSPersistentContainer(name: "No such model")
    #expect(container.managedObjectModel.entities.isEmpty)
  }
}
