nonisolated extension SymbolLibrary {
  /// Sound, pictures and films, and how they are played.
  static let media: [String: String] = [
    "play": "s M -28 -38 Q -28 -46 -20 -42 L 40 -6 Q 48 0 40 6 L -20 42 Q -28 46 -28 38 Z",
    "play.fill": "f M -32 -40 Q -32 -53 -20 -47 L 44 -9 Q 55 0 44 9 L -20 47 Q -32 53 -32 40 Z",
    "pause": "s r -34 -40 22 80 5 r 12 -40 22 80 5",
    "pause.fill": "f r -36 -44 26 88 6 r 10 -44 26 88 6",
    "stop": "s r -38 -38 76 76 9",
    "stop.fill": "f r -42 -42 84 84 10",
    "playpause": "s M -50 -30 L -6 0 L -50 30 Z r 10 -30 12 60 4 r 38 -30 12 60 4",
    "playpause.fill": "f M -56 -36 L -2 0 L -56 36 Z r 8 -36 18 72 4 r 36 -36 18 72 4",
    "forward": "s M -54 -32 L -4 0 L -54 32 Z M 2 -32 L 52 0 L 2 32 Z",
    "forward.fill":
      "f M -60 -35 Q -60 -42 -53 -38 L -4 -6 L -4 -35 Q -4 -42 3 -38 L 56 -5 Q 62 0 56 5 "
      + "L 3 38 Q -4 42 -4 35 L -4 6 L -53 38 Q -60 42 -60 35 Z",
    "backward": "@-forward",
    "backward.fill": "@-forward.fill",
    "forward.end": "s M -36 -34 L 18 0 L -36 34 Z M 32 -34 L 32 34",
    "forward.end.fill": "f M -40 -38 L 22 0 L -40 38 Z r 24 -38 14 76 4",
    "backward.end": "@-forward.end",
    "backward.end.fill": "@-forward.end.fill",
    "forward.frame.fill": "f r -40 -38 12 76 4 M -20 -38 L 42 0 L -20 38 Z",
    "eject": "s M 0 -38 L 44 6 L -44 6 Z r -44 24 88 14 4",
    "eject.fill": "f M 0 -44 L 50 10 L -50 10 Z r -50 22 100 18 5",
    "shuffle":
      "s M -52 -28 L -30 -28 C -4 -28 2 28 28 28 L 44 28 M -52 28 L -30 28 C -4 28 2 -28 "
      + "28 -28 L 44 -28|f M 40 -48 L 60 -28 L 40 -8 Z M 40 8 L 60 28 L 40 48 Z",
    "repeat":
      "s M -46 -2 C -46 -20 -36 -28 -20 -28 L 26 -28 M 46 2 C 46 20 36 28 20 28 L -26 "
      + "28|f M 22 -48 L 44 -28 L 22 -8 Z M -22 48 L -44 28 L -22 8 Z",
    "repeat.1": "@repeat|xf r 18 -60 50 52 0|s7 M 34 -34 L 42 -40 L 42 -12",
    "goforward": "@arrow.clockwise",
    "gobackward": "@arrow.counterclockwise",
    "goforward.10": "@arrow.clockwise|@1 .34 0 -13 6|@0 .34 0 10 6",
    "gobackward.10": "@arrow.counterclockwise|@1 .34 0 -13 6|@0 .34 0 10 6",
    "goforward.15": "@arrow.clockwise|@1 .34 0 -12 6|@5 .34 0 8 6",
    "gobackward.15": "@arrow.counterclockwise|@1 .34 0 -12 6|@5 .34 0 8 6",
    "goforward.30": "@arrow.clockwise|@3 .34 0 -11 6|@0 .34 0 11 6",
    "gobackward.30": "@arrow.counterclockwise|@3 .34 0 -11 6|@0 .34 0 11 6",
    "speaker":
      "s M -44 -16 L -22 -16 L 6 -40 Q 14 -46 14 -36 L 14 36 Q 14 46 6 40 L -22 16 L -44 "
      + "16 Q -50 16 -50 10 L -50 -10 Q -50 -16 -44 -16 Z",
    "speaker.fill":
      "f M -46 -20 L -24 -20 L 6 -46 Q 18 -54 18 -40 L 18 40 Q 18 54 6 46 L -24 20 L -46 "
      + "20 Q -54 20 -54 12 L -54 -12 Q -54 -20 -46 -20 Z",
    "speaker.slash": "@speaker 1 0 10 0|@.strike",
    "speaker.slash.fill": "@speaker.fill 1 0 10 0|@.strike",
    "speaker.wave.1": "@speaker 1 0 -14 0|s a 0 0 22 -40 40",
    "speaker.wave.1.fill": "@speaker.fill 1 0 -14 0|s a 2 0 22 -40 40",
    "speaker.wave.2": "@speaker 1 0 -20 0|s a -8 0 22 -40 40|s a -8 0 42 -40 40",
    "speaker.wave.2.fill": "@speaker.fill 1 0 -20 0|s a -6 0 22 -40 40|s a -6 0 42 -40 40",
    "speaker.wave.3":
      "@speaker 1 0 -28 0|s a -18 0 22 -40 40|s a -18 0 42 -40 40|s a -18 0 62 -40 40",
    "speaker.wave.3.fill":
      "@speaker.fill 1 0 -28 0|s a -16 0 22 -40 40|s a -16 0 42 -40 40|s a -16 0 62 -40 "
      + "40",
    "speaker.1": "@speaker.wave.1",
    "speaker.1.fill": "@speaker.wave.1.fill",
    "speaker.2": "@speaker.wave.2",
    "speaker.2.fill": "@speaker.wave.2.fill",
    "speaker.3": "@speaker.wave.3",
    "speaker.3.fill": "@speaker.wave.3.fill",
    "music.note":
      "f e -14 32 18 14|s M 2 30 L 2 -44|f M -2 -48 L 2 -48 C 6 -34 34 -30 28 2 C 26 -12 "
      + "14 -18 2 -20 Z",
    "music.note.list":
      "s M -56 -30 L -4 -30 M -56 -6 L -10 -6 M -56 18 L -20 18|f e 14 32 16 13|s M 28 30 "
      + "L 28 -40|f M 24 -44 L 28 -44 C 32 -30 56 -28 52 0 C 48 -12 40 -16 28 -18 Z",
    "music.mic": "s r 14 -46 32 32 16 M 16 -22 L -36 36 C -42 42 -46 36 -42 30 L 6 -30",
    "headphones":
      "s M -46 20 L -46 0 C -46 -26 -26 -46 0 -46 C 26 -46 46 -26 46 0 L 46 20|f r -50 8 "
      + "22 40 9 r 28 8 22 40 9",
    "mic":
      "s r -17 -50 34 62 17 M -32 -6 L -32 -2 C -32 18 -18 30 0 30 C 18 30 32 18 32 -2 L "
      + "32 -6 M 0 30 L 0 48 M -18 48 L 18 48",
    "mic.fill":
      "f r -21 -54 42 70 21|s M -34 -6 L -34 -2 C -34 20 -20 32 0 32 C 20 32 34 20 34 -2 "
      + "L 34 -6 M 0 32 L 0 50 M -18 50 L 18 50",
    "mic.slash": "@mic|@.strike",
    "mic.slash.fill": "@mic.fill|@.strike",
    "video": "s r -58 -34 78 68 14 M 20 -8 L 48 -28 Q 56 -34 56 -24 L 56 24 Q 56 34 48 28 L 20 8",
    "video.fill":
      "f r -62 -38 80 76 16|f M 24 -10 L 52 -30 Q 62 -36 62 -24 L 62 24 Q 62 36 52 30 L "
      + "24 10 Z",
    "video.slash": "@video|@.strike",
    "video.slash.fill": "@video.fill|@.strike",
    "video.badge.plus": "@video|@.badge.plus",
    "camera":
      "s M -46 -28 L -28 -28 L -20 -40 Q -18 -44 -12 -44 L 12 -44 Q 18 -44 20 -40 L 28 "
      + "-28 L 46 -28 Q 56 -28 56 -18 L 56 30 Q 56 40 46 40 L -46 40 Q -56 40 -56 30 L -56 "
      + "-18 Q -56 -28 -46 -28 Z o 0 5 20",
    "camera.fill":
      "f M -46 -32 L -30 -32 L -22 -43 Q -19 -48 -12 -48 L 12 -48 Q 19 -48 22 -43 L 30 "
      + "-32 L 46 -32 Q 60 -32 60 -18 L 60 30 Q 60 44 46 44 L -46 44 Q -60 44 -60 30 L -60 "
      + "-18 Q -60 -32 -46 -32 Z|xf o 0 5 25|f o 0 5 18",
    "camera.rotate": "@camera|xf o 0 5 25|s6 a 0 5 15 -60 200|f M 2 -18 L 16 -8 L 2 0 Z",
    "camera.rotate.fill":
      "f M -46 -32 L -30 -32 L -22 -43 Q -19 -48 -12 -48 L 12 -48 Q 19 -48 22 -43 L 30 "
      + "-32 L 46 -32 Q 60 -32 60 -18 L 60 30 Q 60 44 46 44 L -46 44 Q -60 44 -60 30 L -60 "
      + "-18 Q -60 -32 -46 -32 Z|xs6 a 0 5 18 -60 200|xf M 2 -20 L 18 -9 L 2 0 Z",
    "arrow.triangle.2.circlepath.camera": "@camera.rotate",
    "arrow.triangle.2.circlepath.camera.fill": "@camera.rotate.fill",
    "camera.on.rectangle": "s M -40 -40 L 44 -40 Q 56 -40 56 -28 L 56 20|@camera .82 0 -10 12",
    "camera.badge.plus": "@camera|@.badge.plus",
    "camera.metering.center.weighted": "@viewfinder|s o 0 0 18",
    "bolt.badge.a": "@bolt .9 0 -10 0|s6 M 22 48 L 36 14 L 50 48 M 27 37 L 45 37",
    "bolt.slash": "@bolt|@.strike",
    "bolt.slash.fill": "@bolt.fill|@.strike",
    "photo":
      "s r -56 -42 112 84 13 M -56 26 L -26 -2 Q -20 -8 -14 -2 L 12 24 L 22 14 Q 28 8 34 "
      + "14 L 56 34|f o 18 -16 9",
    "photo.fill":
      "f r -60 -46 120 92 16|xs7 M -58 30 L -26 0 Q -20 -6 -14 0 L 12 26 L 22 16 Q 28 10 "
      + "34 16 L 58 38|xf o 18 -16 10",
    "photo.on.rectangle": "@photo .84 0 -8 10|s M -40 -44 L 44 -44 Q 58 -44 58 -30 L 58 22",
    "photo.on.rectangle.angled":
      "@photo .82 8 6 10|s M -48 26 L -56 -28 Q -58 -38 -48 -40 L 26 -50",
    "photo.stack": "@photo .84 0 0 10|s M -38 -36 L 38 -36 M -28 -48 L 28 -48",
    "film":
      "s r -56 -40 112 80 10 M -32 -40 L -32 40 M 32 -40 L 32 40 M -32 0 L 32 0 M -56 -20 "
      + "L -32 -20 M -56 0 L -32 0 M -56 20 L -32 20 M 56 -20 L 32 -20 M 56 0 L 32 0 M 56 "
      + "20 L 32 20",
    "film.fill":
      "f r -60 -44 120 88 13|xs5 M -30 -40 L -30 40 M 30 -40 L 30 40 M -30 0 L 30 0|xf r "
      + "-52 -32 13 13 3 r -52 -6 13 13 3 r -52 20 13 13 3 r 39 -32 13 13 3 r 39 -6 13 13 3 "
      + "r 39 20 13 13 3",
    "tv": "s r -56 -40 112 70 10 M -24 44 L 24 44",
    "tv.fill": "f r -60 -44 120 78 12 r -28 40 56 8 4",
    "play.tv": "@tv|@play.fill .4 0 0 -5",
    "airplayvideo":
      "s M -30 22 L -44 22 Q -56 22 -56 10 L -56 -28 Q -56 -40 -44 -40 L 44 -40 Q 56 -40 "
      + "56 -28 L 56 10 Q 56 22 44 22 L 30 22|f M 0 12 L 30 46 L -30 46 Z",
    "airplayaudio":
      "s a 0 4 46 140 400|s a 0 4 30 125 415|s a 0 4 14 110 430|f M 0 18 L 24 48 L -24 48 "
      + "Z",
    "waveform":
      "s M -48 -10 L -48 10 M -32 -24 L -32 24 M -16 -44 L -16 44 M 0 -18 L 0 18 M 16 -36 "
      + "L 16 36 M 32 -22 L 32 22 M 48 -8 L 48 8",
    "waveform.path.ecg": "s M -58 6 L -34 6 L -22 -14 L -6 44 L 10 -44 L 24 6 L 58 6",
    "waveform.path": "s M -58 4 L -40 4 L -30 -24 L -16 34 L 0 -44 L 14 28 L 28 -12 L 38 4 L 58 4",
    "slider.horizontal.3":
      "s M -50 -32 L 6 -32 M 36 -32 L 50 -32 M -50 0 L -32 0 M -2 0 L 50 0 M -50 32 L 2 "
      + "32 M 32 32 L 50 32|s7 o 21 -32 11 o -17 0 11 o 17 32 11",
    "slider.vertical.3": "@slider.horizontal.3 1 90",
    "livephoto": "s6 o 0 0 18|f o 0 0 7|s6 o 0 0 32|@circle.dashed",
    "timelapse": "@circle.dashed|f M 0 0 L 0 -30 A Z|f a 0 0 30 -90 45 L 0 0 Z",
    "opticaldisc": "s o 0 0 46|s o 0 0 14",
    "hifispeaker": "s r -32 -50 64 100 10 o 0 18 18|f o 0 -24 8",
    "pianokeys":
      "s r -50 -38 100 76 10 M -17 -38 L -17 38 M 17 -38 L 17 38|f r -25 -38 16 42 3 r 9 "
      + "-38 16 42 3",
  ]
}
