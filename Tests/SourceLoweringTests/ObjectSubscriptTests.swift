import Testing
import UIKitTesting

/// Subscripts of values that may be any object.
@Suite struct `Subscripts of any object` {
  private static let object = "let result: AnyObject = reply"

  @Test(
    .oracle("L-347"),
    arguments: [
      (#"let a = b["k"] as? Int"#, #"let a = ObjectiveC.subscripts(of: b)["k"] as? Int"#),
      (#"let a = b!["k"] as! Int"#, #"let a = ObjectiveC.subscripts(of: b!)["k"] as! Int"#),
      (#"let a = b?["k"] as? Int"#, #"let a = ObjectiveC.subscripts(of: b)?["k"] as? Int"#),
      (
        #"let a = b["k"]!["l"] as? Int"#,
        #"let a = ObjectiveC.subscripts(of: ObjectiveC.subscripts(of: b)["k"]!)["l"] as? Int"#
      ),
      (#"let a = b["k"]"#, #"let a = b["k"]"#),
      (#"let a = Store["k"] as? Int"#, #"let a = Store["k"] as? Int"#),
      (#"let a = Store<Int>["k"] as? Int"#, #"let a = Store<Int>["k"] as? Int"#),
      (#"let a = Self["k"] as? Int"#, #"let a = Self["k"] as? Int"#),
      (
        #"let a = try c()["k"] as? Int"#,
        #"let a = try ObjectiveC.subscripts(of: c())["k"] as? Int"#
      ),
      (#"let a = b[at: 1] as? Int"#, #"let a = b[at: 1] as? Int"#),
      (#"let a: B = .c["k"] as! B"#, #"let a: B = .c["k"] as! B"#),
      (#"let a = super["k"] as? Int"#, #"let a = super["k"] as? Int"#),
    ]
  ) func `are looked up where the compiler finds none`(_ source: String, _ result: String) {
    #expect(lowered(source, with: Self.object) == [result])
  }

  @Test(.oracle("L-347")) func `are left alone where no value is any object`() {
    let source = #"let a = b["k"] as? Int"#
    #expect(lowered(source) == [source])
    #expect(lowered(source, with: "protocol P: AnyObject {}") == [source])
    #expect(lowered(source, with: "func f<T: AnyObject>(_ t: T) where T: AnyObject {}") == [source])
  }
}
