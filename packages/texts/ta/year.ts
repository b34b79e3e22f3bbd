import type { ClassicalPlanet, Graha } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';

/** Nominatives: தொடர்பான ("about") follows them. */
const fields: PerSign<string> = [
  'உங்கள் சுயம்',
  'குடும்பம், சேமிப்பு',
  'துணிவு, குறும்பயணம்',
  'வீடு, நிலம்',
  'பிள்ளைகள், கல்வி',
  'அன்றாட வேலை, போட்டி',
  'கூட்டு, இல்லறம்',
  'பகிர்ந்த உடைமை, மறைபொருள்',
  'நம்பிக்கை, நெடும்பயணம்',
  'தொழில், நற்பெயர்',
  'நட்பு, எதிர்பார்ப்பு',
  'தனிமை, தொலைதேசம்',
];

const briefly: PerSign<string> = [
  'சுயம்',
  'சேமிப்பு',
  'துணிவு',
  'வீடு',
  'பிள்ளைகள்',
  'அன்றாட வேலை',
  'இல்லறம்',
  'மறைபொருள்',
  'நெடும்பயணம்',
  'தொழில்',
  'நட்பு',
  'தனிமை',
];

const ordinals: PerSign<string> = [
  'முதலாம்',
  'இரண்டாம்',
  'மூன்றாம்',
  'நான்காம்',
  'ஐந்தாம்',
  'ஆறாம்',
  'ஏழாம்',
  'எட்டாம்',
  'ஒன்பதாம்',
  'பத்தாம்',
  'பதினொன்றாம்',
  'பன்னிரண்டாம்',
];

interface Declined {
  readonly plain: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly dative: string;
  readonly sociative: string;
}

/** Stems in -ன் take the endings unchanged; some others add a glide before them. */
const declined = (plain: string, stem: string, dative: string): Declined => ({
  plain,
  genitive: `${stem}ின்`,
  accusative: `${stem}ை`,
  dative,
  sociative: `${stem}ுடன்`,
});

const names: Readonly<Record<Graha, Declined>> = {
  Sun: declined('சூரியன்', 'சூரியன', 'சூரியனுக்கு'),
  Moon: declined('சந்திரன்', 'சந்திரன', 'சந்திரனுக்கு'),
  Mars: declined('செவ்வாய்', 'செவ்வாய', 'செவ்வாய்க்கு'),
  Mercury: declined('புதன்', 'புதன', 'புதனுக்கு'),
  Jupiter: declined('குரு', 'குருவ', 'குருவுக்கு'),
  Venus: declined('சுக்கிரன்', 'சுக்கிரன', 'சுக்கிரனுக்கு'),
  Saturn: declined('சனி', 'சனிய', 'சனிக்கு'),
  Rahu: declined('ராகு', 'ராகுவ', 'ராகுவுக்கு'),
  Ketu: declined('கேது', 'கேதுவ', 'கேதுவுக்கு'),
};

const ruled = (houses: readonly number[]): string => {
  const all = houses.map((house) => ofSign(ordinals, house)).join(', ');
  return houses.length > 1 ? `${all} பாவங்களின்` : `${all} பாவத்தின்`;
};
const about = (houses: readonly number[]): string => {
  const all =
    houses.length === 1
      ? ofSign(fields, houses[0] ?? 1)
      : houses.map((house) => ofSign(briefly, house)).join(', ');
  return `${all} தொடர்பான`;
};
const date = (at: Date): string =>
  `${at.toLocaleDateString('ta-IN', { month: 'long', timeZone: 'UTC' })} ${at.getUTCDate()}`;

const lordOf = ({ other, houses }: Matter, form: keyof Declined): string =>
  `${ruled(houses)} அதிபதி ${names[other][form]}`;
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'இருவரும் பலவீனமானவர்கள்' : `${names[first].plain} பலவீனமானவர்`;
const helper = ({ third }: Matter, form: keyof Declined): string =>
  third === undefined ? names.Moon[form] : names[third][form];
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' ஒரு பாகைக்கும் குறைவே மீதம் உள்ளதால், ஆண்டின் தொடக்கத்திலேயே இதைக் கவனியுங்கள்.'
    : ithasala === 'Bhavishyat'
      ? ' இருவரின் ஒளி இன்னும் இணையவில்லை; ஆண்டின் பிற்பகுதியில் இதைக் கவனியுங்கள்.'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'தலைமை ஏற்குமாறு உங்களிடம் எதிர்பார்க்கிறார்கள்; அரைமனதுடன் செய்வது நிறைவு தராது.',
  Moon: 'மனமும் மனிதர்களும் திட்டங்களும் அடிக்கடி மாறும்; அவற்றுடன் சேர்ந்து நகர்வதே நல்லது.',
  Mars: 'வேகம் மிகுந்த ஆண்டு; திட்டத்தைவிடத் துணிவு அதிகம் உதவும்.',
  Mercury: 'பேச்சு, ஆவணம், கற்றல், உடனடி மாற்றம் ஆகியவற்றின் ஆண்டு இது.',
  Jupiter: 'நல்ல அறிவுரை அருகிலேயே கிடைக்கும்; தாராளமாகச் செய்தது திரும்பி வரும்.',
  Venus: 'வற்புறுத்தலைவிட இணக்கமும் ரசனையும் அன்பும் அதிகம் சாதிக்கும்.',
  Saturn: 'பொறுமையே இந்த ஆண்டின் முதலீடு; மெதுவாகக் கட்டியது நிலைக்கும்.',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${names[planet].plain} இந்த ஆண்டின் அதிபதி; ${ofSign(ordinals, house)} பாவத்தில் இருப்பதால் ${about([house])} காரியமே ஆண்டின் மையம். ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `முந்தா ${ofSign(ordinals, house)} பாவத்திற்கு வந்துள்ளது: ${advice}.`;

const standing = (all: readonly Standing[]): string =>
  all.map(({ planet, house }) => `${ofSign(ordinals, house)} பாவத்தில் ${names[planet].plain}`).join(', ');

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `இந்த ஆண்டு உங்களைக் குறிக்கும் ${names[m.lord].plain}, ${lordOf(m, 'accusative')} நோக்கிச் செல்கிறார்: ${about(m.houses)} காரியம் உங்களுக்கு அருகில் வருகிறது; ${isFriendly(m) ? 'வழி திறந்திருக்கிறது' : 'வழியை நீங்கள்தான் திறக்க வேண்டும்'}.${soon(m)}`
          : `${lordOf(m, 'plain')}, உங்களைக் குறிக்கும் ${names[m.lord].accusative} நோக்கி வருகிறார்: ${about(m.houses)} காரியம் ${isFriendly(m) ? 'தானாகவே' : 'சில நிபந்தனைகளுடன்'} உங்களிடம் வருகிறது.${soon(m)}`,
      (m) =>
        `${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் இடையிலான தூரம் குறைகிறது. ${about(m.houses)} காரியத்தில் அசைவை எதிர்பாருங்கள்; ${isFriendly(m) ? 'இருவரின் பார்வையும் நட்பானது' : 'இருவரின் பார்வையும் பகையானது என்பதால் முயற்சி தேவை'}.${soon(m)}`,
      (m) =>
        `${about(m.houses)} காரியம் ${isFriendly(m) ? 'ஏறத்தாழத் தானாகவே' : 'விடாமுயற்சியால்'} கூடிவருகிறது; ${names[m.lord].plain}, ${lordOf(m, 'sociative')} நெருங்கிக்கொண்டிருக்கிறார்.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'sociative')} இருந்த சந்திப்பை முடித்து விலகுகிறார். ${about(m.houses)} காரியத்தில் முடிவான பேச்சு நடந்துவிட்டது; ஒப்புக்கொண்டதை நிறைவு செய்யுங்கள்.`,
      (m) =>
        `${about(m.houses)} காரியத்தின் பரபரப்பான நேரம் கடந்துவிட்டது, ஏனெனில் ${m.isLordFaster ? names[m.lord].plain : lordOf(m, 'plain')} விலகிச் செல்கிறார்: நன்றி கூறி, மீதமுள்ளதைத் தீர்த்துக்கொள்ளுங்கள்.`,
      (m) =>
        `${lordOf(m, 'sociative')} நடந்த சந்திப்பு முடிந்தது: ${about(m.houses)} காரியத்தில் முதல் வேகம் தணிந்துவிட்டது; அவசரத்தைவிட நிதானமான அக்கறை அதிகம் உதவும்.`,
    ],
    Nakta: [
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'accusative')}ப் பார்க்கவில்லை; ஆனால் இருவருக்கும் இடையே ${helper(m, 'plain')} விரைந்து செல்கிறார்: ${about(m.houses)} காரியம், இரு தரப்பையும் அறிந்த ஒருவர் மூலம் கைகூடும்.`,
      (m) =>
        `${about(m.houses)} காரியத்திற்கு ஒரு தூதர் தேவை; ${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் இடையே ஒளியைக் கொண்டு செல்பவர் ${helper(m, 'plain')}.`,
    ],
    Yamaya: [
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'accusative')}ப் பார்க்கவில்லை; ஆயினும் இருவருக்கும் ${helper(m, 'dative')}ம் இடையிலான தூரம் குறைகிறது: ${about(m.houses)} காரியத்தில் மூத்த ஒருவர் இணைத்துவைப்பார்.`,
      (m) =>
        `${about(m.houses)} காரியத்தில், இரு தரப்பையும் சேர்க்கக்கூடியவருக்காகக் காத்திருங்கள்; ${names[m.lord].genitive} ஒளியையும் ${lordOf(m, 'genitive')} ஒளியையும் ${helper(m, 'plain')} சேர்க்கிறார்.`,
    ],
    Manahoo: [
      (m) =>
        `${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் இடையே ${helper(m, 'plain')} வந்து நிற்கிறார். ${about(m.houses)} காரியத்தில் சச்சரவோ தாமதமோ வரலாம்; முன்கூட்டியே பேசிவிடுங்கள்.`,
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'sociative')} இணையும் ஒளியைச் ${helper(m, 'plain')} மறைக்கிறார்: ${about(m.houses)} காரியத்திற்கு மாற்றுத் திட்டம் ஒன்றும் வைத்திருங்கள்.`,
    ],
    Kamboola: [
      (m) =>
        `${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் சந்திரன் கைகொடுக்கிறார்: ${about(m.houses)} காரியத்தில் மக்கள் உங்கள் பக்கம் நிற்கிறார்கள்.`,
      (m) =>
        `${about(m.houses)} காரியத்தில் நீங்கள் எண்ணுவதைவிட அதிகம் பேர் உதவுகிறார்கள்; ${names[m.lord].plain}, ${lordOf(m, 'sociative')} செய்யும் உடன்பாட்டில் சந்திரனும் சேர்கிறார்.`,
    ],
    Garikamboola: [
      (m) =>
        `சந்திரன் ${names[m.lord].accusative}யோ ${lordOf(m, 'accusative')}யோ தொடவில்லை; அடுத்த ராசியில் நுழைந்ததும் ${helper(m, 'accusative')}ச் சந்திக்கிறார்: ${about(m.houses)} காரியத்தில் உதவி தாமதமாகவும் எதிர்பாராத திசையிலிருந்தும் வரும்.`,
    ],
    Khallasara: [
      (m) =>
        `${names[m.lord].accusative} விட்டும் ${lordOf(m, 'accusative')} விட்டும் விலகி, சந்திரன் வெற்று வழியில் நடக்கிறார். ${about(m.houses)} காரியத்தில் நீங்களே தயார் செய்தது மட்டுமே கைக்கு வரும்.`,
    ],
    Radda: [
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'plain')} ஆகிய இருவரும் ஒத்துப்போகிறார்கள், ஆனால் ${weakness(m)}: ${about(m.houses)} காரியத்தில் சொல்லப்பட்டதை உறுதிப்படுத்திக்கொள்ளுங்கள்.`,
      (m) =>
        `${about(m.houses)} காரியத்தில் கொடுத்த வாக்கு திரும்பிவிடலாம், ஏனெனில் ${names[m.lord].plain}, ${lordOf(m, 'plain')} ஆகிய இருவரில் ${weakness(m)}.`,
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'sociative')} ஒத்துப்போகிறார், ஆயினும் ${weakness(m)}: ${about(m.houses)} காரியத்தில் சிறிய, உறுதியான பகுதியை முதலில் எடுங்கள்.`,
      (m) =>
        `${about(m.houses)} காரியத்தில் தேதியையும் இரண்டாவது பெயரையும் கேட்டுக்கொள்ளுங்கள்: ${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் இடையே நல்லெண்ணம் உண்டு, ஆனால் ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `${names[m.lord].plain}, ${lordOf(m, 'plain')} ஆகிய இருவரில் வேகமானவர் பலவீனம், மெதுவானவர் பலம்: ${about(m.houses)} காரியத்தின் தொடக்கம் தடுமாறும், முடிவு நிலைக்கும்.`,
      (m) =>
        `${about(m.houses)} காரியத்தைத் தொடக்கத்தை வைத்து எடைபோடாதீர்கள்; ${names[m.lord].plain}, ${lordOf(m, 'plain')} ஆகிய இருவரில் மெதுவானவரிடமே பலம் உள்ளது.`,
    ],
    Duttota: [
      (m) =>
        `${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் பலம் இல்லை; ஆனால் ${helper(m, 'dative')} உண்டு, அவர் ஒருவரைத் துணைக்கு அழைத்துச் செல்கிறார். ${about(m.houses)} காரியத்தில் தனியாகச் செல்லாதீர்கள்.`,
      (m) =>
        `${about(m.houses)} காரியத்திற்கு மூவர் வேண்டும்: ${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் பலம் போதாது; ${helper(m, 'plain')} அதை ஒருவருக்குக் கொடுக்கிறார்.`,
      (m) =>
        `${about(m.houses)} காரியத்தில் அனுபவம் உள்ள ஒருவரைச் சேர்த்துக்கொள்ளுங்கள்; ${names[m.lord].plain}, ${lordOf(m, 'plain')} ஆகிய இருவரும் தாங்க முடியாததை ${helper(m, 'plain')} தாங்குகிறார்.`,
    ],
    Thambira: [
      (m) =>
        `ராசியின் முடிவில் நிற்கும் ${names[m.lord].dative}ம் ${lordOf(m, 'dative')}ம் அடுத்த ராசியில் ${helper(m, 'plain')} காத்திருக்கிறார்; திருப்பம் தாமதமாக வரும்: ${about(m.houses)} காரியத்திற்குத் தயாராக இருங்கள்.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `இந்த ஆண்டு பலமாக நிற்பவர்கள்: ${standing(all)}. இந்த வலிமையை அதற்குத் தகுந்த ஒரே காரியத்தில் செலுத்துங்கள்.`,
    Durupha: (all) => `இந்த ஆண்டு பலம் குறைந்தவர்கள்: ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'ஏழு கிரகங்களும் தாங்கும் பாவங்களில் நிற்கின்றன. இந்த ஆண்டு நீங்கள் தொடங்குவதற்கு உறுதியான அடித்தளம் கிடைக்கும்; மக்களும் அதைக் கவனிப்பார்கள்.',
    Induvara:
      'ஏழு கிரகங்களும் சிதறடிக்கும் பாவங்களில் நிற்கின்றன. இந்த ஆண்டு திட்டங்களைச் சிறிதாக வையுங்கள்; ஒன்று கனிந்த பின் மற்றொன்றைத் தொடங்குங்கள்.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      munthaIn(1, 'உங்களிடமிருந்தே புதிதாகத் தொடங்குங்கள்'),
      munthaIn(2, 'உங்கள் வளங்களும் வீட்டாரும் கவனம் பெறுவார்கள்'),
      munthaIn(3, 'துணிவும் குறுகிய வழிகளும் நேரடிப் பேச்சும் உதவும்'),
      munthaIn(4, 'வீட்டுக் காரியங்கள் முதலில் கவனம் கேட்கும்'),
      munthaIn(5, 'ஒன்றைப் படையுங்கள், ஒன்றைக் கற்பியுங்கள், ஒருவருடன் மகிழுங்கள்'),
      munthaIn(6, 'அன்றாட ஒழுங்கைச் சீராக்குங்கள்; சச்சரவுக்கு இடம் தராதீர்கள்'),
      munthaIn(7, 'பாதித் திசையை இன்னொருவர் தீர்மானிக்கிறார்'),
      munthaIn(8, 'நிதானமாகச் செல்லுங்கள்; விட்டுவைத்ததை முடியுங்கள்'),
      munthaIn(9, 'ஓர் ஆசான், ஒரு பயணம் அல்லது ஒரு நம்பிக்கை பார்வையை விரிக்கும்'),
      munthaIn(10, 'உங்கள் வேலையை எல்லோரும் பார்க்கிறார்கள்; அதை நன்றாகச் செய்யுங்கள்'),
      munthaIn(11, 'நண்பர்களும் பழைய நம்பிக்கைகளும் பலன் தரும்'),
      munthaIn(12, 'நேரத்தையும் ஆற்றலையும் அவை திரும்பி வரும் இடத்தில் செலவிடுங்கள்'),
    ],
    balance: {
      helped: 'மொத்தத்தில் இந்த ஆண்டு தடுப்பதைவிட அதிகம் உதவுகிறது: சீக்கிரம் தொடங்குங்கள், சென்ற முறையைவிட அதிகம் கேளுங்கள்.',
      hindered: 'மொத்தத்தில் இந்த ஆண்டு பொறுமை கேட்கிறது: உள்ளதை ஒழுங்காக வைத்திருங்கள், புதியவை சிறியதாக இருக்கட்டும்.',
      even: 'உதவியும் தடையும் ஏறத்தாழச் சமம்; எல்லாம் தேர்வைப் பொறுத்தது: வழி திறந்திருக்கும் இடத்தில் முயற்சியைச் செலுத்துங்கள்.',
    },
    best: ({ planet, houses }) =>
      `${about(houses)} காரியத்திற்கே வழி அதிகம் திறந்திருக்கிறது, ஏனெனில் ${ruled(houses)} அதிபதி ${names[planet].dative} ஆதரவு அதிகம்.`,
    worst: ({ planet, houses }) =>
      `${ruled(houses)} அதிபதி ${names[planet].dative} எதிர்ப்பு அதிகம்: ${about(houses)} காரியத்தில் மெதுவாகச் செல்லுங்கள்.`,
    when: (lord, from, to) =>
      `அதற்குரிய காலம், ${names[lord].genitive} முத்தா தசையில், ஏறத்தாழ ${date(from)} முதல் ${date(to)} வரை.`,
  },
};
