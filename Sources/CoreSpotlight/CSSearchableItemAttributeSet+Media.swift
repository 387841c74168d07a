public import Foundation

/// Values of songs, videos and pictures.
extension CSSearchableItemAttributeSet {
  /// The artist.
  public var artist: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The album.
  public var album: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The composer.
  public var composer: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The genre of music.
  public var musicalGenre: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The genre.
  public var genre: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The writer of the song.
  public var lyricist: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The key.
  public var keySignature: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The metre.
  public var timeSignature: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The beats a minute.
  public var tempo: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The place on the album.
  public var audioTrackNumber: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The number of channels.
  public var audioChannelCount: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The samples a second.
  public var audioSampleRate: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The length, in seconds.
  public var duration: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The number of times it was played.
  public var playCount: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The kinds of media.
  public var mediaTypes: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The ways in which the media are written.
  public var codecs: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The director.
  public var director: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The producer.
  public var producer: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The performers.
  public var performers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those who are seen.
  public var participants: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The projects.
  public var projects: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The organizations.
  public var organizations: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The publishers.
  public var publishers: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those who had a part in it.
  public var contributors: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The editors.
  public var editors: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The form in which it was made.
  public var originalFormat: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The place that it is from.
  public var originalSource: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The rights.
  public var rights: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// Those whom the work belongs to.
  public var copyright: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The rating, from 0 to 5.
  public var rating: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// A text about the rating.
  public var ratingDescription: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if it is not for children.
  public var contentRating: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The languages.
  public var languages: [String]? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if it can be played while it comes.
  public var streamable: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if it is on the device.
  public var isLocal: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The way in which it comes.
  public var deliveryType: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The bits a second.
  public var totalBitRate: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The bits of pictures a second.
  public var videoBitRate: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The bits of sound a second.
  public var audioBitRate: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The address.
  public var url: URL? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// A text about it.
  public var information: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The width of a picture, in pixels.
  public var pixelWidth: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The height of a picture, in pixels.
  public var pixelHeight: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The number of a picture's pixels.
  public var pixelCount: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The space of a picture's colours.
  public var colorSpace: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The bits of a colour.
  public var bitsPerSample: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// True if a picture has parts that are seen through.
  public var hasAlphaChannel: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The orientation of a picture.
  public var orientation: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The maker of the camera.
  public var acquisitionMake: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The camera.
  public var acquisitionModel: String? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The time of the exposure, in seconds.
  public var exposureTime: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The sensitivity.
  public var isoSpeed: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The aperture.
  public var fNumber: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
  /// The focal length, in millimetres.
  public var focalLength: NSNumber? {
    get { value(of: #function) }
    set { set(newValue, of: #function) }
  }
}
