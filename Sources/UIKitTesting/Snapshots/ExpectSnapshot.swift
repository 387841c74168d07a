internal import Foundation
public import Testing

/// Compares a text, such as a stage's tree or the callbacks of its controllers, with the one that
/// was recorded.
///
/// It lies in `Snapshots/<test file>/<test>.txt` beside the test's file; a test with several texts
/// names them. With `RECORD=1` in the environment the file is written anew and the test fails, so
/// that nobody records without noticing.
public func expectSnapshot(
  _ text: String,
  named name: String? = nil,
  source: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let test = function.split(separator: "(").first.map(String.init) ?? function
  let plain = test.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
  let snapshot = Snapshot(source: source, name: name ?? plain)
  let records = ProcessInfo.processInfo.environment["RECORD"] == "1"
  if let complaint = snapshot.complaint(about: text, records: records) {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}
