extension VocabularyText {
  /// Values that views and controllers hold in child elements.
  static let values = """
    element rect key:rectKey x:number y:number width:number height:number
    element frame key:rectKey minX:number minY:number width:number height:number maxX:number
      maxY:number x:number y:number
    element point key:pointKey x:number y:number
    element size key:sizeKey width:number height:number
    element inset key:insetKey minX:number minY:number maxX:number maxY:number
    element edgeInsets key:insetKey top:number left:number bottom:number right:number
    element directionalEdgeInsets key:insetKey top:number leading:number bottom:number
      trailing:number
    element offsetWrapper key:offsetKey horizontal:number vertical:number
    element affineTransform key:valueKey a:number b:number c:number d:number tx:number ty:number
    element value key:sizeKey type:valueType width:number height:number x:number y:number
      location:integer length:integer
    element autoresizingMask key:maskRole flexibleMinX:bool flexibleMaxX:bool flexibleMinY:bool
      flexibleMaxY:bool widthSizable:bool heightSizable:bool
    element color key:colorKey alpha:unit colorSpace:colorSpace customColorSpace:customColorSpace
      red:component green:component blue:component white:component cyan:unit magenta:unit
      yellow:unit black:unit systemColor:text cocoaTouchSystemColor:text
      xcode11CocoaTouchSystemColor:text name:text catalog:colorCatalog
    element fontDescription key:fontKey type:fontType pointSize:number size:fontSize name:text
      family:text style:textStyle weight:fontWeight width:fontWidth symbolicTraits:integer
      design:fontDesign metaFont:text
    element font key:fontKey name:text family:text size:fontSize metaFont:metaFont
      characterCollection:text
    element attributedString key:stringKey
    element fragments
    element fragment content:text
    element attributes
    element paragraphStyle key:attributeKey alignment:textAlignment lineBreakMode:paragraphBreakMode
      baseWritingDirection:writingDirection lineSpacing:number lineHeightMultiple:number
      minimumLineHeight:number maximumLineHeight:number paragraphSpacing:number
      paragraphSpacingBefore:number firstLineHeadIndent:number headIndent:number
      tailIndent:number hyphenationFactor:number tighteningFactorForTruncation:number
      allowsDefaultTighteningForTruncation:bool defaultTabInterval:number headerLevel:integer
      usesDefaultHyphenation:bool lineBreakStrategy:text
    element tabStops
    element textTab alignment:textAlignment location:number
    element options
    element shadow key:attributeKey blurRadius:number
    element imageReference key:imageKey image:image catalog:catalog symbolScale:symbolScale
      symbolWeight:fontWeight renderingMode:renderingMode variableValue:number name:text
      pointSize:number
    element preferredSymbolConfiguration key:symbolKey configurationType:symbolConfigurationType
      scale:symbolScale weight:fontWeight pointSize:number renderingMode:renderingMode
    element hierarchicalColors
    element paletteColors
    element accessibility key:accessibilityKey label:text hint:text identifier:text value:text
      help:text roleDescription:text title:text
    element accessibilityTraits key:accessibilityKey none:bool button:bool link:bool image:bool
      selected:bool staticText:bool searchField:bool header:bool playsSound:bool
      keyboardKey:bool summaryElement:bool notEnabled:bool updatesFrequently:bool
      startsMediaSession:bool adjustable:bool allowsDirectInteraction:bool
      causesPageTurn:bool tabBar:bool toggleButton:bool supportsZoom:bool
    element accessibilityOverrides dynamicTypePreference:integer isEnabled:bool
      increaseContrast:bool reduceMotion:bool reduceTransparency:bool boldText:bool
      buttonShapes:bool onOffLabels:bool grayscale:bool smartInvert:bool
    element nil key:nilKey name:text
    element bool key:valueKey value:bool
    element integer key:valueKey value:integer
    element real key:valueKey value:number
    element double key:valueKey value:number
    element float key:valueKey value:number
    element string key:stringKey base64-UTF8:bool
    element mutableString key:stringKey base64-UTF8:bool
    element data key:dataKey
    element mutableData key:dataKey
    element array key:arrayKey
    element mutableArray key:arrayKey
    element dictionary key:valueKey
    element mutableDictionary key:valueKey
    element set key:valueKey
    element url key:valueKey string:text
    element range key:valueKey location:integer length:integer
    element date key:dateKey timeIntervalSinceReferenceDate:number
    element timeZone key:dateKey name:text
    element locale key:dateKey localeIdentifier:text
    element calendar key:dateKey identifier:text
    """
}
