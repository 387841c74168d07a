import InterfaceBuilder
import Testing

@Suite struct `Reading values` {
  @Test func `geometry`() throws {
    #expect(
      Rect(try Fixtures.element(#"<rect x="-1.5" y="2e1" width="3" height="0.0"/>"#))
        == Rect(x: -1.5, y: 20, width: 3, height: 0)
    )
    #expect(Rect(try Fixtures.element(#"<rect x="1" y="2" width="3"/>"#)) == nil)
    #expect(
      Insets(try Fixtures.element(#"<inset minX="1" minY="2" maxX="3" maxY="4"/>"#))
        == Insets(top: 2, left: 1, bottom: 4, right: 3)
    )
    #expect(
      Insets(
        try Fixtures.element(
          #"<directionalEdgeInsets top="1" leading="2" bottom="3" trailing="4"/>"#
        )
      )
        == Insets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true)
    )
    #expect(
      Insets(
        try Fixtures.element(
          #"<inset minX="0" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>"#
        )
      )
        == Insets(top: 0, left: 0, bottom: 0, right: 0)
    )
  }

  @Test func `runtime attributes keep their type`() throws {
    let birds = try Fixtures.document("App/Base.lproj/Birds.storyboard")
    let label = try #require(birds.element(id: "lbl-01-aaa"))
    #expect(label.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "isShy"])
    #expect(label.runtimeAttributes.map(\.value) == [.integer(8), .bool(true)])
  }

  @Test(arguments: [
    (
      #"type="number" keyPath="k"><real key="value" value="0.5"/>"#,
      RuntimeAttribute.Value.real(0.5)
    ),
    (#"type="string" keyPath="k" value="v">"#, .string("v", isLocalizable: false)),
    (
      #"type="string" keyPath="k"><string key="value">v</string>"#,
      .string("v", isLocalizable: false)
    ),
    (
      #"type="size" keyPath="k"><size key="value" width="1" height="2"/>"#,
      .size(Size(width: 1, height: 2))
    ),
    (
      #"type="range" keyPath="k"><range key="value" location="1" length="2"/>"#,
      .range(location: 1, length: 2)
    ),
    (#"type="image" keyPath="k" value="heron">"#, .image(ImageReference(name: "heron"))),
    (#"type="nil" keyPath="k">"#, .none),
    (
      #"type="color" keyPath="k"><color key="value" name="Reeds"/>"#,
      .color(Color(name: .asset("Reeds")))
    ),
  ])
  func `each type of runtime attribute`(_ text: String, _ value: RuntimeAttribute.Value) throws {
    let element = try Fixtures.element(
      "<userDefinedRuntimeAttribute \(text)</userDefinedRuntimeAttribute>"
    )
    #expect(RuntimeAttribute(element)?.value == value)
  }

  @Test func `connections say what they join`() throws {
    let birds = try Fixtures.document("App/Base.lproj/Birds.storyboard")
    let controller = try #require(birds.element(id: "lst-01-aaa"))
    let properties = controller.connections.map { connection in
      switch connection {
      case .outlet(let outlet): "outlet \(outlet.property) \(outlet.destination)"
      case .outletCollection(let outlet): "collection \(outlet.property) \(outlet.appends)"
      case .action(let action): "action \(action.selector)"
      case .segue(let segue): "segue \(segue.kind)"
      }
    }
    #expect(properties == ["outlet nameLabel lbl-01-aaa", "collection pictures false"])
    let button = try #require(birds.element(id: "btn-01-aaa"))
    guard case .action(let action)? = button.connections.first else {
      Issue.record("no action")
      return
    }
    #expect(action.selector == "report:")
    #expect(action.eventType == "touchUpInside")
    #expect(action.destination == "lst-01-aaa")
  }

  @Test func `attributed strings keep the look of each part`() throws {
    let cell = try Fixtures.document("Cell.xib")
    let text = try #require(cell.element(id: "4")?.child(key: "attributedText"))
    let string = try #require(AttributedString(text))
    #expect(string.string == "Fulica atra")
    #expect(
      string.fragments[0].font == Font(face: .named("HelveticaNeue-Bold", family: nil), size: 14)
    )
    #expect(string.fragments[0].colors["NSColor"]?.alpha == 0.5)
    #expect(string.fragments[0].numbers["NSKern"] == 1.5)
    #expect(string.fragments[1].paragraph?.alignment == "center")
    #expect(string.fragments[1].paragraph?.lineSpacing == 3)
    #expect(string.fragments[1].font?.size == 12)
  }

  @Test func `images may be attributes or references`() throws {
    let plain = ImageReference(try Fixtures.element(#"<imageView image="plus" catalog="system"/>"#))
    #expect(plain == ImageReference(name: "plus", isSystem: true))
    let whole = ImageReference(
      try Fixtures.element(
        """
        <imageView><imageReference key="image" image="car" catalog="system" symbolScale="large" \
        renderingMode="hierarchical-single"><hierarchicalColors><color white="1"/>\
        </hierarchicalColors></imageReference></imageView>
        """
      )
    )
    #expect(whole?.configuration?.scale == "large")
    #expect(whole?.renderingMode == "hierarchical-single")
    #expect(whole?.colors.count == 1)
  }

  @Test(arguments: ["1", "-1.5", "0.0", "2e-3", ".5", "1E+9"])
  func `numbers`(_ text: String) throws {
    #expect(try Fixtures.element("<real value=\"\(text)\"/>").number("value") == Double(text))
  }

  @Test(arguments: [
    "", "nan", "inf", "0x10", "1,5", "--1", "1e", "1e999", " 1", "1 ", "e5", "1.2.3",
  ])
  func `what is no number`(_ text: String) throws {
    #expect(try Fixtures.element("<real value=\"\(text)\"/>").number("value") == nil)
  }
}
