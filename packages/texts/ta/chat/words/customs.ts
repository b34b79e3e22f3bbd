import type { Graha } from '@palmleaf/engines/zodiac';

interface TamilCustom {
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  /** Before «திசை». */
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** What is given away, the first of two in the accusative where there are two. */
  readonly gift: string;
  /** A polite imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, TamilCustom> = {
  Sun: {
    stone: 'மாணிக்கம்',
    finger: 'மோதிரவிரல்',
    metal: 'தங்கம்',
    day: 'ஞாயிற்றுக்கிழமை',
    colour: 'செம்புச் சிவப்பும் ஆரஞ்சும்',
    direction: 'கிழக்கு',
    deity: 'சிவன் (ராமரும் சூரிய தேவரும் உண்டு)',
    mantra: 'ஓம் சூர்யாய நமஹ',
    gift: 'கோதுமையையோ வெல்லத்தையோ',
    practice: 'அதிகாலையில் எழுந்து சூரியனை வணங்குங்கள், எல்லோர் முன்னிலும் பொறுப்பேற்றுக்கொள்ளுங்கள்',
  },
  Moon: {
    stone: 'முத்து',
    finger: 'சுண்டுவிரல்',
    metal: 'வெள்ளி',
    day: 'திங்கட்கிழமை',
    colour: 'வெள்ளையும் இளமஞ்சளும்',
    direction: 'வடமேற்கு',
    deity: 'கௌரி (கிருஷ்ணரும் உண்டு)',
    mantra: 'ஓம் சந்த்ராய நமஹ',
    gift: 'அரிசியையோ பாலையோ',
    practice: 'நேரத்துக்கு உறங்குங்கள், தாயிடமும் பிறரைப் பேணுவோரிடமும் அன்பாக இருங்கள்',
  },
  Mars: {
    stone: 'பவளம்',
    finger: 'மோதிரவிரல்',
    metal: 'செம்பு',
    day: 'செவ்வாய்க்கிழமை',
    colour: 'சிவப்பு',
    direction: 'தெற்கு',
    deity: 'முருகன் (அனுமனும் உண்டு)',
    mantra: 'ஓம் மங்களாய நமஹ',
    gift: 'துவரையை',
    practice: 'தினமும் உடலை அசையுங்கள், கோபமாகப் பதில் சொல்லும் முன் ஓர் இரவு கடக்கட்டும்',
  },
  Mercury: {
    stone: 'மரகதம்',
    finger: 'சுண்டுவிரல்',
    metal: 'தங்கம்',
    day: 'புதன்கிழமை',
    colour: 'பச்சை',
    direction: 'வடக்கு',
    deity: 'திருமால்',
    mantra: 'ஓம் புதாய நமஹ',
    gift: 'பச்சைப் பயறை',
    practice: 'எழுதி வையுங்கள், புதிதாக ஒன்று கற்றுக்கொள்ளுங்கள், சிறு விஷயங்களிலும் சொன்ன சொல்லைக் காப்பாற்றுங்கள்',
  },
  Jupiter: {
    stone: 'கனக புஷ்பராகம்',
    finger: 'ஆள்காட்டிவிரல்',
    metal: 'தங்கம்',
    day: 'வியாழக்கிழமை',
    colour: 'மஞ்சள்',
    direction: 'வடகிழக்கு',
    deity: 'வாமனர் வடிவில் திருமால் (தட்சிணாமூர்த்தியும் உண்டு)',
    mantra: 'ஓம் குரவே நமஹ',
    gift: 'மஞ்சளையோ கொண்டைக்கடலையையோ',
    practice: 'ஆசிரியர்களை மதியுங்கள், தெரிந்ததை ஒருவருக்குக் கற்பியுங்கள்',
  },
  Venus: {
    stone: 'வைரம்',
    finger: 'நடுவிரல்',
    metal: 'வெள்ளி',
    day: 'வெள்ளிக்கிழமை',
    colour: 'வெள்ளையும் மென்நிறங்களும்',
    direction: 'தென்கிழக்கு',
    deity: 'லட்சுமி',
    mantra: 'ஓம் சுக்ராய நமஹ',
    gift: 'வெள்ளை இனிப்பையோ அரிசியையோ',
    practice: 'சுற்றுப்புறத்தை அழகாக வையுங்கள், துணையிடம் பண்பாக நடந்துகொள்ளுங்கள்',
  },
  Saturn: {
    stone: 'நீலக்கல்',
    finger: 'நடுவிரல்',
    metal: 'இரும்பு',
    day: 'சனிக்கிழமை',
    colour: 'கருநீலமும் கறுப்பும்',
    direction: 'மேற்கு',
    deity: 'கூர்மர் வடிவில் திருமால் (அனுமனும் சனீஸ்வரரும் உண்டு)',
    mantra: 'ஓம் சனயே நமஹ',
    gift: 'கறுப்பு எள்ளையோ கடுகெண்ணெயையோ',
    practice: 'நேரம் தவறாதீர்கள், தொடங்கியதை முடியுங்கள், முதியவர்களுக்கும் கடினமாக உழைப்பவர்களுக்கும் உதவுங்கள்',
  },
  Rahu: {
    stone: 'கோமேதகம்',
    finger: 'நடுவிரல்',
    metal: 'கலப்பு உலோகம்',
    day: 'சனிக்கிழமை',
    colour: 'புகைச் சாம்பல்',
    direction: 'தென்மேற்கு',
    deity: 'துர்க்கை',
    mantra: 'ஓம் ராஹவே நமஹ',
    gift: 'கறுப்பு உளுந்தை',
    practice: 'ஒரு நேரத்தில் ஒரே இலக்கைத் தேர்ந்தெடுங்கள், மின்னுவதை இருமுறை பாருங்கள்',
  },
  Ketu: {
    stone: 'வைடூரியம்',
    finger: 'மோதிரவிரல்',
    metal: 'கலப்பு உலோகம்',
    day: 'செவ்வாய்க்கிழமை',
    colour: 'சாம்பலும் பழுப்பும்',
    direction: 'வடமேற்கு',
    deity: 'விநாயகர்',
    mantra: 'ஓம் கேதவே நமஹ',
    gift: 'ஒரு கம்பளியையோ நாய்களுக்கு உணவையோ',
    practice: 'தினமும் சற்று நேரம் மௌனமாக அமருங்கள், முடிந்ததை விட்டுவிடுங்கள்',
  },
};
