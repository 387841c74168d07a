import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Somebody in a list of contacts.
private final class Contact: NSObject {
  let name: String?

  init(_ name: String?) { self.name = name }
}

/// A list with a section for each letter that somebody's name begins with.
private final class Contacts: UITableViewController {
  private let collation = UILocalizedIndexedCollation.current()
  private(set) var sections: [[Contact]] = []

  func show(_ names: [String]) {
    sections = collation.sectionTitles.map { _ in [] }
    for contact in names.map(Contact.init) {
      sections[collation.section(for: contact, collationStringSelector: "name")].append(contact)
    }
    sections = sections.map { section in
      collation.sortedArray(from: section, collationStringSelector: "name")
        .compactMap { $0 as? Contact }
    }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].isEmpty ? nil : collation.sectionTitles[section] }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    collation.sectionIndexTitles
  }
  override func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { collation.section(forSectionIndexTitle: index) }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = sections[indexPath.section][indexPath.row].name
    return cell
  }
}

@Suite struct `Sections by letters` {
  private func sections(_ language: String, _ texts: [String]) -> [String] {
    let collation = UILocalizedIndexedCollation(language: language)
    return texts.map {
      collation.sectionTitles[collation.section(for: $0, collationStringSelector: "self")]
    }
  }

  @Test(.oracle("W-220")) func `a list of contacts is in the order of the alphabet`() {
    let screen = Contacts()
    let stage = Stage(.iPhone15, root: screen)
    screen.show(["zoe", "Émile", "adam", "Eva", "42", "Ann", "Łukasz"])
    stage.settle()
    let rows = screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
    #expect(rows == ["adam", "Ann", "Émile", "Eva", "Łukasz", "zoe", "42"])
    #expect(screen.sections[4].map(\.name) == ["Émile", "Eva"])
    stage.tap("adam")
    #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test(.oracle("W-220")) func `English has A to Z and a sign for the rest`() {
    let collation = UILocalizedIndexedCollation(language: "en")
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(sections("en", ["öl", " bee", "ß", "3rd", "", "Ж"]) == ["O", "B", "S", "#", "#", "#"])
    #expect(collation.section(forSectionIndexTitle: 26) == 26)
    #expect(collation.section(forSectionIndexTitle: 90) == 26)
  }

  @Test func `other languages have letters of their own`() {
    #expect(sections("sv", ["Ärta", "Åsa", "Zebra", "Élan"]) == ["Ä", "Å", "Z", "E"])
    #expect(sections("cs", ["chata", "cesta", "Šárka"]) == ["CH", "C", "Š"])
    #expect(sections("tr", ["ismet", "Iğdır", "ılık"]) == ["İ", "I", "I"])
    #expect(sections("ru", ["жук", "Anna", "Ёж"]) == ["Ж", "A", "Е"])
    #expect(sections("ja", ["がっこう", "カメラ", "さくら", "わに"]) == ["か", "か", "さ", "わ"])
    #expect(sections("ko", ["가방", "까치", "학교"]) == ["ㄱ", "ㄱ", "ㅎ"])
    #expect(sections("zh-Hans", ["王", "李", "Bo"]) == ["W", "L", "B"])
    let swedish = UILocalizedIndexedCollation(language: "sv")
    let sorted = swedish.sortedArray(
      from: ["Öl", "Zon", "Ål", "ara"],
      collationStringSelector: "self"
    )
    #expect(sorted.compactMap { $0 as? String } == ["ara", "Zon", "Ål", "Öl"])
  }

  @Test(.oracle("W-220")) func `methods answer too, and nil belongs to the rest`() {
    ClassTable.register("sortTitle", of: Contact.self) { target, _ in
      (target as? Contact)?.name.map { "The \($0)" }
    }
    let collation = UILocalizedIndexedCollation(language: "en")
    let adam = Contact("Adam")
    #expect(collation.section(for: adam, collationStringSelector: "sortTitle") == 19)
    #expect(collation.section(for: Contact(nil), collationStringSelector: "name") == 26)
    let twins = [Contact("Bo"), Contact("bo"), Contact("Al")]
    let sorted = collation.sortedArray(from: twins, collationStringSelector: "name")
    #expect(sorted.compactMap { ($0 as? Contact)?.name } == ["Al", "Bo", "bo"])
  }
}
