import type { Written } from '../../../languages.ts';

type Rule = readonly [what: string, wrong: RegExp];

export type JudgedLanguage = Exclude<Written<'readings'>, 'en'>;

const words = (pattern: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, flags);

const german: readonly Rule[] = [
  [
    'gender of a sign',
    words(
      'im (?:Jungfrau|Waage)|in der (?:Widder|Stier|Krebs|Löwen?|Skorpion|Schützen?|Steinbock|Wassermann)',
    ),
  ],
  ['ending of a sign', words('(?:im|vom|zum|dem|den) (?:Löwe|Schütze)|im (?:Zwilling|Fische?)')],
  [
    'article of a noun that is not feminine',
    words(
      '(?:[Dd]ie|[Ee]ine|[Dd]eine|[Kk]eine|[Ss]eine|[Dd]iese) (?:\\p{Ll}+e )?(?:Haus|Horoskop|Planet|Beruf|Mann|Jahr|Monat|Edelstein|Stern|Mond|Aszendent|Herrscher)(?! (?:des|der) \\p{L}+ (?:sind|stehen))',
    ),
  ],
  [
    'article of a feminine noun',
    words(
      '(?:[Dd]as|[Ee]in|[Kk]ein|[Dd]ein|[Ss]ein|[Dd]em|[Dd]en|[Dd]es|[Dd]ieses|[Ii]m|[Vv]om|[Zz]um) (?:Sonne|Periode|Zeit|Phase|Ehe|Arbeit|Frau|Reise|Liebe|Mahadasha|Antardasha)',
    ),
  ],
  ['article before a verb', words('[Dd]er (?:Sonne|Venus) (?:steht|ist|hat|herrscht)')],
  ['article of a neuter noun', words('(?:[Dd]er|[Dd]en) (?:\\p{Ll}+e |\\d+\\. )?(?:Haus|Horoskop|Jahr)')],
  [
    'case after a preposition',
    words(
      '(?:[Mm]it|[Bb]ei|(?<!Natur )[Aa]us|[Ss]eit|[Nn]ach|[Zz]u|[Vv]on) (?:die|das)|(?:[Dd]urch|[Ff]ür|[Oo]hne|[Gg]egen) (?:dem|der(?= (?:Mond|Planet|Beruf)))',
    ),
  ],
  ['verb after du', words('[Dd]u (?:ist|hat|sind|haben|wird|werden|kann|soll|steht|lebt)')],
  ['verb of one planet', words('(?<!und |, )(?:[Dd]ie Sonne|[Dd]er Mond) (?:stehen|sind|haben|werden)')],
  ['article left out', /(?:^|[.?!] )(?:Sonne|Mond)(?: steht| ist| in| im)(?!\p{L})/u],
  ['ordinal without its point', /(?<!\p{L})(?:[Ii]m|[Dd]as) \d+ Haus/u],
];

const romance = {
  article: (masculine: string, feminine: string, lists: readonly [string, string]): readonly Rule[] => [
    ['article of a masculine noun', words(`(?:${feminine}) (?:${lists[0]})`)],
    ['article of a feminine noun', words(`(?:${masculine}) (?:${lists[1]})`)],
  ],
};

const spanish: readonly Rule[] = [
  ...romance.article('[Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste', '[Ll]a|[Uu]na|[Ee]sta', [
    'Sol|planeta|signo|Ascendente|Medio|tiempo|trabajo|matrimonio|regente|señor|año',
    'Luna|casa|carta|época|vida|hora|pareja|salud|mahadasha|antardasha',
  ]),
  [
    'agreement',
    words(
      '(?:casa|Luna|carta|época)(?: \\d+)?(?: \\p{Ll}+)? (?:está|es|queda) (?:vacío|fuerte y bueno|lleno|bueno|favorecido|situado|colocado)|(?:Sol|planeta|signo|regente) (?:está|es) (?:vacía|llena|buena|situada|colocada)',
    ),
  ],
  ['contraction', words('(?:de|a) el(?! (?:que|cual))')],
  [
    'number of the verb',
    words(
      '(?:[Ll]os|[Ll]as|[Ee]stos|[Ee]stas) (?:planetas|signos|casas|aspectos|tránsitos) (?:está|es|tiene|rige|ayuda|cuenta)',
    ),
  ],
  [
    'article left out',
    /(?:^|[.?!] )(?:Sol|Luna) (?:está|es|tiene|en (?:Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario|Piscis))(?!\p{L})/u,
  ],
  ['e and u', /(?<!\p{L})y h?i(?!e)|(?<!\p{L})o h?o\p{L}/iu],
];

const portuguese: readonly Rule[] = [
  ...romance.article(
    '[Oo]|[Uu]m|[Dd]o|[Nn]o|[Aa]o|[Pp]elo|[Ee]ste',
    '[Aa]|[Uu]ma|[Dd]a|[Nn]a|[Pp]ela|[Ee]sta',
    [
      'Sol|planeta|signo|Ascendente|Meio do Céu|tempo|trabalho|casamento|regente|senhor|ano',
      'Lua|casa|época|fase|vida|hora|saúde|mahadasha|antardasha',
    ],
  ),
  [
    'agreement',
    words(
      '(?:casa|Lua|fase|época)(?: \\d+)? (?:está|é|fica) (?:vazio|cheio|bom|favorecido|situado|colocado)|(?:Sol|planeta|signo|regente) (?:está|é) (?:vazia|cheia|boa|situada|colocada)',
    ),
  ],
  [
    'contraction',
    words(
      '(?:de|em|por) (?:o|a|os|as)(?= (?:Sol|Lua|Ascendente|Meio|casa|trabalho|casamento|signo|planeta|próxim\\p{L}+))|a a',
    ),
  ],
  [
    'number of the verb',
    words(
      '(?:[Oo]s|[Aa]s|[Ee]stes|[Ee]stas) (?:planetas|signos|casas|aspectos|trânsitos) (?:está|é|tem|rege|ajuda|conta)',
    ),
  ],
  [
    'article left out',
    /(?:^|[.?!] )(?:Sol|Lua) (?:está|é|tem|em (?:Áries|Touro|Gêmeos|Câncer|Leão|Virgem|Libra|Escorpião|Sagitário|Capricórnio|Aquário|Peixes))(?!\p{L})/u,
  ],
];

const italian: readonly Rule[] = [
  ...romance.article(
    '[Ii]l|[Uu]n|[Dd]el|[Nn]el|[Aa]l|[Qq]uesto',
    '[Ll]a|[Uu]na|[Dd]ella|[Nn]ella|[Qq]uesta',
    [
      'Sole|pianeta|segno|tempo|lavoro|matrimonio|governatore|signore',
      'Luna|casa|carta|stagione|vita|salute|mahadasha|antardasha',
    ],
  ),
  [
    'agreement',
    words(
      '(?:casa|Luna|stagione)(?: \\d+)? è (?:vuoto|pieno|buono|favorito|situato|collocato)|(?:Sole|pianeta|segno|governatore) è (?:vuota|piena|buona|situata|collocata)',
    ),
  ],
  [
    'contraction',
    words(
      '(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)(?= (?:Sole|Luna|casa|lavoro|matrimonio|segno|pianeta|stelle|pianeti))',
    ),
  ],
  [
    'number of the verb',
    words(
      '(?:[Ii]|[Gg]li|[Ll]e|[Qq]uesti|[Qq]ueste) (?:pianeti|segni|case|aspetti|transiti) (?:è|ha|sta|aiuta|conta|governa)',
    ),
  ],
  [
    'article left out',
    /(?:^|[.?!] )(?:Sole|Luna) (?:è|ha|sta|in (?:Ariete|Toro|Gemelli|Cancro|Leone|Vergine|Bilancia|Scorpione|Sagittario|Capricorno|Acquario|Pesci))(?!\p{L})/u,
  ],
];

const french: readonly Rule[] = [
  ...romance.article(
    '[Ll]e|[Uu]n|[Dd]u|[Aa]u|[Tt]on|[Mm]on|[Ss]on|[Cc]e',
    '[Ll]a|[Uu]ne|[Tt]a|[Mm]a|[Ss]a|[Cc]ette',
    [
      'Soleil|signe|thème|temps|travail|mariage|maître|Milieu|planètes',
      'Lune|maison|planète|période|saison|vie|santé|mahadasha|antardasha',
    ],
  ),
  [
    'agreement',
    words(
      '(?:Lune|Vénus|maison)(?: \\d+)? est (?:bien |mal )?(?:placé|exalté|situé|fort|bon)|(?:Soleil|Mars|Mercure|Jupiter|Saturne) est (?:bien |mal )?(?:placée|exaltée|située|forte|bonne)',
    ),
  ],
  [
    'contraction',
    words('(?:de|à) les?(?= (?:Soleil|Milieu|thème|travail|mariage|maître|planètes|\\p{Lu}\\p{Ll}+s))'),
  ],
  [
    'number of the verb',
    words(
      '(?:[Ll]es|[Cc]es|[Ss]es|[Tt]es) (?:planètes|signes|maisons|aspects|transits) (?:est|a|aide|compte|gouverne)',
    ),
  ],
  [
    'article left out',
    /(?:^|[.?!] )(?:Soleil|Lune) (?:est|a|en (?:Bélier|Taureau|Gémeaux|Cancer|Lion|Vierge|Balance|Scorpion|Sagittaire|Capricorne|Verseau|Poissons))(?!\p{L})/u,
  ],
  ['elision', words('(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?=[aeiouéèêâîôœ])(?!onz|oui)\\p{L}+')],
];

const russian: readonly Rule[] = [
  [
    'gender of the possessive',
    words(
      '(?:[Вв]аш|[Сс]вой|[Мм]ой|[Ээ]тот|[Сс]ильный) (?:Луна|Венера|Солнце)|(?:[Вв]аша|[Сс]воя|[Ээ]та) (?:Марс|Меркурий|Юпитер|Сатурн|Солнце|знак|дом)|(?:[Вв]аше|[Ээ]то) (?:Луна|Венера|Марс|Меркурий|Юпитер|Сатурн|знак|дом)',
    ),
  ],
  [
    'gender of the past',
    words(
      '(?:Луна|Венера) (?:\\p{Ll}+ )?(?:стоял|был|находился|вошёл|стояло|было)|Солнце (?:стоял|была|был|находился|находилась|стояла)|(?:Марс|Меркурий|Юпитер|Сатурн) (?:стояла|была|находилась|стояло|было)',
    ),
  ],
  [
    'case of a sign',
    words(
      '[Вв]о? (?:Овен|Телец|Близнецы|Рак|Лев|Дева|Весы|Скорпион|Стрелец|Козерог|Водолей|Рыбы)(?! (?:входит|переходит))',
    ),
  ],
  [
    'case after a preposition',
    words(
      '(?:[Сс]|[Мм]ежду|[Пп]еред|[Нн]ад|[Дд]ля|[Оо]т|[Уу]|[Кк]|[Бб]ез) (?:Луна|Венера|Марс|Меркурий|Юпитер|Сатурн|Солнце(?! и))',
    ),
  ],
  ['case of a house', words('(?:[Вв]|[Вв]о) (?:\\p{Ll}+(?:ый|ой|ий)|\\d+-й) доме')],
  ['one way to speak to the reader', words('ты|тебя|тебе|тобой|твой|твоя|твоё|твои', 'iu')],
];

const hindi: readonly Rule[] = [
  [
    'gender of the genitive before a feminine noun',
    words(
      '(?:आपका|आपके|का|उसका|इसका) (?:चन्द्र |सूर्य |जन्म )?(?:राशि|कुंडली|महादशा|अंतर्दशा|दशा|यात्रा|सेहत|संतान)(?! (?:का|के|की|में|से|को|पर|तथा|और) ?)',
    ),
  ],
  ['gender of the possessive, oblique', words('(?:आपका|आपके) (?:कुंडली|राशि|महादशा|दशा)')],
  [
    'gender of the genitive before a masculine noun',
    words('(?:आपकी|की|उसकी|इसकी) (?:विवाह|भाव|ग्रह|काम|लग्न|स्वामी|समय|जीवन) (?:का|है|में|के)'),
  ],
  ['gender of an adjective', words('(?:राशि|कुंडली|महादशा|दशा) (?:अच्छा|बड़ा|लंबा|छोटा) है')],
  [
    'oblique before a postposition',
    words('(?:पहला|दूसरा|तीसरा|चौथा|पाँचवाँ|छठा|सातवाँ|आठवाँ|नौवाँ|दसवाँ|ग्यारहवाँ|बारहवाँ) भाव (?:में|से|को|का|की|के|पर)'),
  ],
  ['the reader has no gender', /(?<![\p{L}\p{M}])आप (?:[^।:;,]* )?[\p{L}\p{M}]+(?:ते|ती|ता) (?:हैं|थे|थीं)/u],
];

const tamil: readonly Rule[] = [
  ['a hard consonant after an accusative', /(?:த்தை|ட்டை|ற்றை|களை) [கசதப]/u],
  ['a hard consonant after a dative', /(?:க்கு|ற்கு) [கசதப]/u],
  ['one way to speak to the reader', words('நீ|உன்|உனக்கு|உன்னை|உன்னுடைய')],
  [
    'honour of a planet',
    words(
      '(?:சூரியன்|சந்திரன்|குரு|சுக்கிரன்|புதன்) (?:(?:[\\p{L}\\p{M}]+ )?[\\p{L}\\p{M}]+ில் )?(?:இருக்கிறது|நிற்கிறது|உள்ளது)',
    ),
  ],
  [
    'number of the verb',
    words('(?:கிரகங்கள்|வீடுகள்) (?:[\\p{L}\\p{M}]+ )?(?:இருக்கிறது|நிற்கிறது|உள்ளது|தருகிறது)'),
  ],
];

/** Patterns of grammar faults, written without reading the chat's texts. */
export const grammar: Readonly<Record<JudgedLanguage, readonly Rule[]>> = {
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
  hi: hindi,
  ta: tamil,
};
