/// The numbers of rows that a section gained and lost.
package nonisolated struct ListTally: Equatable {
  package var inserted = 0
  package var deleted = 0
  package var movedIn = 0
  package var movedOut = 0

  package var difference: Int { inserted - deleted + movedIn - movedOut }

  package init(inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
    (self.inserted, self.deleted) = (inserted, deleted)
    (self.movedIn, self.movedOut) = (movedIn, movedOut)
  }
}
