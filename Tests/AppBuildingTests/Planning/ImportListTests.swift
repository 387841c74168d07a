import Testing

@testable import AppBuilding

@Suite struct `Reading imports` {
  private func imports(_ text: String) -> [String] {
    ImportList(text).entries.map { "\($0.line) \($0.module)" }
  }

  @Test func `Combine is asked for where nothing imports it`() {
    let model = "import Foundation\nclass Model: ObservableObject { @Published var name = 1 }"
    #expect(ImportList(model).asksForCombine)
    #expect(!ImportList("import Combine\n" + model).asksForCombine)
    #expect(!ImportList("import Foundation").asksForCombine)
  }

  @Test func `observing is asked for where nothing imports it, and no macro is a wrapper`() {
    let model = "import Foundation\n@Observable class Model { var name = 1 }"
    #expect(ImportList(model).asksForObservation && !ImportList(model).declaresObservable)
    #expect(!ImportList("import Observation\n" + model).asksForObservation)
    let wrapper = ImportList("@propertyWrapper final class Observable<Value> {}")
    #expect(wrapper.declaresObservable && !wrapper.asksForObservation)
  }

  @Test func `those in comments and texts are none`() {
    let text = #"""
      import UIKit /* Kit
      import Commented /* within */
      import Still
      */
      let words = """
      import Written "
      \""" import
      import WrittenToo
      """
      let raw = #"/* ""# ; let pattern = #/a/*"/#
      let slashes = "http://a/*", quote = "\"/*"
      // import Line
      #if DEBUG
      @testable import struct Real.Thing
      #endif
      """#
    #expect(imports(text) == ["1 UIKit", "14 Real"])
  }

  @Test func `a mark of byte order and foreign line ends don't hide any`() {
    #expect(imports("\u{FEFF}import UIKit\r\nimport Kit\r\n") == ["1 UIKit", "2 Kit"])
  }

  @Test func `what doesn't end takes no more than it must`() {
    #expect(imports("let a = \"open\nimport UIKit\n/* never ends\nimport Kit") == ["2 UIKit"])
  }
}
