import InterfaceBuilder
import Testing

@Suite struct `Words for VoiceOver` {
  private func isUnlabelled(_ text: String) throws -> Bool {
    let document = try Fixtures.document(
      text: #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#
        + "\(text)</document>"
    )
    return Audit.problems(of: document).contains { $0.code == "unlabelled-control" }
  }

  @Test(arguments: [
    #"<button><state key="normal" title="Go"/></button>"#,
    #"<button><buttonConfiguration key="configuration" style="plain" title="Go"/></button>"#,
    #"<button><state key="normal" image="plus" catalog="system"/></button>"#,
    #"<button buttonType="contactAdd"/>"#,
    #"<button><accessibility key="accessibilityConfiguration" label="Go"/></button>"#,
    """
    <button><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>\
    </accessibility></button>
    """,
    #"<barButtonItem systemItem="add"/>"#,
    #"<textField placeholder="Name"/>"#,
    #"<segmentedControl><segments><segment title="One"/></segments></segmentedControl>"#,
  ])
  func `are there`(_ text: String) throws {
    #expect(try !isUnlabelled(text))
  }

  @Test(arguments: [
    #"<button><state key="normal" image="heron"/></button>"#, "<switch/>", "<slider/>",
    #"<barButtonItem image="heron"/>"#, "<textField/>",
    #"<segmentedControl><segments><segment image="heron"/></segments></segmentedControl>"#,
  ])
  func `are missing`(_ text: String) throws {
    #expect(try isUnlabelled(text))
  }
}
