public import Foundation
internal import UIKitValues

// The attributes of text as Swift 3 names them, which was replaced in Swift 4 (L-346).
//
// There each is a plain string; here it is the key, so that it fits wherever a literal of a
// dictionary takes its type from what it is given to.

/// The name that Swift 3 has for `NSAttributedString.Key.font`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
/// The name that Swift 3 has for `NSAttributedString.Key.paragraphStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
/// The name that Swift 3 has for `NSAttributedString.Key.foregroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
/// The name that Swift 3 has for `NSAttributedString.Key.backgroundColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
/// The name that Swift 3 has for `NSAttributedString.Key.ligature`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
/// The name that Swift 3 has for `NSAttributedString.Key.kern`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
/// The name that Swift 3 has for `NSAttributedString.Key.strikethroughStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
/// The name that Swift 3 has for `NSAttributedString.Key.underlineStyle`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
/// The name that Swift 3 has for `NSAttributedString.Key.strokeColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
/// The name that Swift 3 has for `NSAttributedString.Key.strokeWidth`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
/// The name that Swift 3 has for `NSAttributedString.Key.shadow`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
/// The name that Swift 3 has for `NSAttributedString.Key.textEffect`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }
/// The name that Swift 3 has for `NSAttributedString.Key.attachment`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
/// The name that Swift 3 has for `NSAttributedString.Key.link`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
/// The name that Swift 3 has for `NSAttributedString.Key.baselineOffset`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
/// The name that Swift 3 has for `NSAttributedString.Key.underlineColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
/// The name that Swift 3 has for `NSAttributedString.Key.strikethroughColor`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
/// The name that Swift 3 has for `NSAttributedString.Key.obliqueness`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
/// The name that Swift 3 has for `NSAttributedString.Key.expansion`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
/// The name that Swift 3 has for `NSAttributedString.Key.writingDirection`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.writingDirection")
public var NSWritingDirectionAttributeName: NSAttributedString.Key { .writingDirection }
/// The name that Swift 3 has for `NSAttributedString.Key.verticalGlyphForm`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.verticalGlyphForm")
public var NSVerticalGlyphFormAttributeName: NSAttributedString.Key { .verticalGlyphForm }
