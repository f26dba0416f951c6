struct Sample {
  /// The script and the language, or what else the sample shows.
  let script: String
  let text: String

  private init(_ script: String, _ text: String) {
    self.script = script
    self.text = text
  }

  /// The first article of the Universal Declaration of Human Rights in several languages, as
  /// published by the United Nations.
  static let translations = [
    english, vietnamese, greek, russian, arabic, hebrew, hindi, thai, simplifiedChinese,
    traditionalChinese, japanese, korean,
  ]

  static let english = Sample(
    "Latin, English",
    "All human beings are born free and equal in dignity and rights. They are endowed with reason "
      + "and conscience and should act towards one another in a spirit of brotherhood.")

  static let vietnamese = Sample(
    "Latin, Vietnamese",
    "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người "
      + "đều được tạo hoá ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng "
      + "hữu.")

  static let greek = Sample(
    "Greek",
    "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι "
      + "προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με "
      + "πνεύμα αδελφοσύνης.")

  static let russian = Sample(
    "Cyrillic, Russian",
    "Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и "
      + "совестью и должны поступать в отношении друг друга в духе братства.")

  static let arabic = Sample(
    "Arabic",
    "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق. وقد وهبوا عقلًا وضميرًا وعليهم أن يعامل "
      + "بعضهم بعضًا بروح الإخاء.")

  static let hebrew = Sample(
    "Hebrew",
    "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה "
      + "עליהם לנהוג איש ברעהו ברוח של אחווה.")

  static let hindi = Sample(
    "Devanagari, Hindi",
    "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और "
      + "अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।")

  static let thai = Sample(
    "Thai",
    "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม "
      + "และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ")

  static let simplifiedChinese = Sample(
    "Chinese, simplified", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。")

  static let traditionalChinese = Sample(
    "Chinese, traditional", "人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神互相對待。")

  static let japanese = Sample(
    "Japanese",
    "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、"
      + "互いに同胞の精神をもって行動しなければならない。")

  static let korean = Sample(
    "Korean",
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 "
      + "형제애의 정신으로 행동하여야 한다.")

  static let emoji = Sample(
    "Emoji",
    "They stand in a line as letters do 🙂, as families 👨‍👩‍👧, with tones of skin 👍🏽, as flags 🇫🇷🇯🇵, as "
      + "keys 3️⃣, and in rows 🍎🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝🍅.")

  static let mixed = [
    Sample(
      "Hebrew with an English name",
      "הספר Larkmill Lane יצא לאור ב־12 במאי 2024 ונמכר ב־1,250 עותקים (מהדורה ראשונה)."),
    Sample(
      "English with an Arabic quotation",
      "The greeting “السلام عليكم” wishes peace, and is answered with “وعليكم السلام” by 9 of 10."),
  ]
}
