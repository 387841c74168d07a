import DataModels
import Foundation
import Testing

@Suite struct `Data models` {
  private func model(_ text: String) throws -> DataModel {
    try DataModel(Data(text.utf8), file: "Birds/contents")
  }

  private func failure(_ text: String) -> String {
    do {
      _ = try model(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `entities have attributes and relationships`() throws {
    let model = try model(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Bird" representedClassName=".Bird" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 16" defaultValueString="3"
            minValueString="1" usesScalarValueType="YES"/>
          <relationship name="nest" optional="YES" maxCount="1" deletionRule="Nullify"
            destinationEntity="Nest" inverseName="birds"/>
          <uniquenessConstraints><uniquenessConstraint><constraint value="name"/>
          </uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Nest" parentEntity="Place" codeGenerationType="category"/>
        <entity name="Place" isAbstract="YES">
          <relationship name="birds" toMany="YES" ordered="YES" deletionRule="Cascade"
            destinationEntity="Bird" inverseName="nest"/>
        </entity>
        <fetchRequest name="All" entity="Bird" predicateString="TRUEPREDICATE"/>
      </model>
      """
    )
    let bird = model.entities[0]
    #expect(bird.className == "Bird" && bird.generation == .type)
    #expect(bird.attributes.map(\.name) == ["name", "count"])
    #expect(bird.attributes[1].type == .integer16 && bird.attributes[1].defaultText == "3")
    #expect(bird.attributes[1].minimum == 1 && bird.attributes[1].isScalar)
    #expect(bird.relationships[0].maximum == 1 && !bird.relationships[0].isToMany)
    #expect(bird.constraints == [["name"]])
    #expect(model.entities[1].parent == "Place" && model.entities[1].generation == .category)
    #expect(model.entities[2].isAbstract && model.entities[2].relationships[0].isOrdered)
    #expect(model.entities[2].relationships[0].deleteRule == .cascade)
    #expect(model.requests.map(\.name) == ["All"])
  }

  @Test func `what is wrong is named with its line`() {
    #expect(failure("<document/>").hasPrefix("Birds/contents:1: error: The outermost element"))
    #expect(failure("<model>\n<entity/></model>").contains("contents:2: error: This <entity>"))
    #expect(
      failure(
        "<model><entity name=\"A\">\n<attribute name=\"b\" attributeType=\"Text\"/></entity></model>"
      )
      .contains("contents:2: error: The attribute “b” has the type “Text”")
    )
    #expect(
      failure("<model><entity name=\"A\">\n\n<relationship name=\"b\"/></entity></model>")
        .contains("contents:3: error: The relationship “b” leads to “”")
    )
    #expect(
      failure(
        "<model><entity name=\"A\">\n<relationship name=\"b\" destinationEntity=\"A\" inverseName=\"c\"/></entity></model>"
      ).contains("contents:2: error: The inverse of “b” is “c”")
    )
    #expect(
      failure(
        "<model>\n<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/></model>"
      )
      .contains("ancestor of itself")
    )
    #expect(
      failure("<model><entity name=\"A\"/>\n<entity name=\"A\"/></model>").contains(":2: error")
    )
    #expect(failure("<model>\n<entity").contains("contents:2"))
  }

  @Test func `a folder has versions, one of which is current`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for version in ["Birds", "Birds 2", "Birds 3"] {
      let place = folder.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("<model/>".utf8).write(to: place.appendingPathComponent("contents"))
    }
    #expect(try DataModelFolder(folder).current == "Birds 3")
    let note = ["_XCCurrentVersionName": "Birds 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: note, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    let read = try DataModelFolder(folder)
    #expect(read.current == "Birds 2" && read.versions.count == 3)
    #expect(read.contents.path.hasSuffix("Birds 2.xcdatamodel/contents"))
    #expect(throws: DataModelError.self) {
      try DataModelFolder(URL(fileURLWithPath: "/no/such.xcdatamodeld"))
    }
  }
}
