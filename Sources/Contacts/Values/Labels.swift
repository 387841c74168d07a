/// The labels of contacts' values, in the form in which address books keep them.

/// The label of where somebody lives.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of where somebody works.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of where somebody learns.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of the usual telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a telephone to carry.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of a fax where somebody lives.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFax>!$_"
/// The label of a fax where somebody works.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFax>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFax>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of the main page on the web.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an address for mails of Apple.
public let CNLabelEmailiCloud = "iCloud"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of a watch of Apple.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// The label of somebody's father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of somebody's mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of somebody's parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of somebody's brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of somebody's sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of somebody's son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of somebody's daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of somebody's child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of somebody's friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of somebody's spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of somebody's partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of somebody's assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of somebody's manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label of somebody's colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// The label of somebody's teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// The label of somebody's wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// The label of somebody's husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// The label of somebody's cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// The label of somebody's aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The label of somebody's uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The label of somebody's niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The label of somebody's nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The label of somebody's grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// The label of somebody's grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// The label of somebody's grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// The label of somebody's grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
