import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import { followed, inCase } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { are, list, ofAll } from '../grammar.ts';
import { called } from '../names.ts';
import {
  cancellationWords,
  doshaWords,
  factsInWords,
  factWords,
  kindName,
  placeFrom,
  yogaWords,
} from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { houseWords, nadiName, placeWords, starName, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'நடந்தது', running: 'நடக்கிறது', coming: 'வரும்' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `உங்கள் பெரிய காலம் ${called(maha, 'dative')} உரியது, அதனுள் உட்காலம் ${called(antar, 'dative')} உரியது.`,
  'why periods': ({ star }) =>
    `இந்தக் காலங்கள் (விம்சோத்தரி தசை) ஜென்ம நட்சத்திரத்தின் அதிபதியிடமிருந்து தொடங்குகின்றன: ${starName(star.name)} நட்சத்திரத்தின் அதிபதி ${called(star.lord)}. ஒன்பது அதிபதிகள் 120 ஆண்டுகளில் ஒருவர்பின் ஒருவராக வருகிறார்கள், ஒவ்வொருவருக்கும் தனித்தனி ஆண்டுகள்.`,
  'dasha source': () => 'விதியின் மூலம்: பிருகத் பராசர ஹோரா சாஸ்திரம் 46; ஒரு தசை ஆண்டு 365.25 நாள்களாக எண்ணப்படுகிறது.',
  'planet stands': ({ body, well }) =>
    `உங்கள் ஜாதகத்தில் ${called(body)} ${well ? 'ஓரளவு நல்ல நிலையில் இருக்கிறார்' : 'வசதியான நிலையில் இல்லை'}.`,
  'period runs': ({ lord, runs }) =>
    `${called(lord, 'genitive')} காலம் ${runs ? 'நடக்கிறது' : 'இப்போது நடக்கவில்லை'}.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} நடப்பது` : 'இப்போது உங்களுக்கு நடப்பது'} ${called(maha.lord)} மகா தசை, ${spanOf(maha, level)}; அதனுள் ${called(antar.lord)} புத்தி, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `அடுத்து வருவது ${called(antar.lord)} புத்தி, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `அடுத்த மகா தசை ${called(maha.lord, 'genitive')} தசை: ${moment(maha.from, level)} தொடங்கி ${until(maha.to, level)} நடக்கும்.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `அந்தரம்: ${called(pratyantar.lord)}, ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) =>
    `இந்தக் கிரகங்கள் ${carries ? 'உங்களுக்கு நன்றாகவே துணை நிற்கின்றன' : 'உங்களிடம் உழைப்பைக் கேட்கின்றன'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `இப்போது ${called(maha.lord)} மகா தசையில் ${called(antar.lord)} புத்தி நடக்கிறது, ${until(antar.to, level)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `இப்போது ${called(lord, 'genitive')} காலம் நடக்கவில்லை: ${called(maha.lord)} மகா தசை ${until(maha.to, level)} நடக்கிறது.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `${called(maha.lord)} மகா தசை ${spanOf(maha, level)}${past ? ' நடந்தது' : ''}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `${called(maha.lord)} மகா தசையில் ${called(antar.lord)} புத்தி ${spanOf(antar, level)} ${verbs[is]}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  counts.map(({ from, house }) => placeFrom(from, house)).join(', ');

function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `செவ்வாய் ${places(why.places)} இருக்கிறார்`
        : `செவ்வாய் ${places(why.places)} இருக்கிறார், இந்த இடங்கள் தோஷத்தை உண்டாக்குவதில்லை`;
    case 'axis':
      return `ஏழு கிரகங்களும் ராகுவிலிருந்து கேது வரையிலான கோட்டின் ஒரே பக்கத்தில் இருக்கின்றன; வகை: ${kindName(why.kind)} காலசர்ப்பம், ஏனெனில் ராகு லக்னத்திலிருந்து ${placeWords(why.house, 'locative')} இருக்கிறார்`;
    case 'outside':
      return `${list(why.bodies.map((body) => called(body)))} ராகுவிலிருந்து கேது வரையிலான கோட்டின் மறுபக்கத்தில் ${are(why.bodies.length)}`;
    case 'nadi':
      return `ஒரே நாடி உள்ள இருவருக்கு இடையேதான் நாடி தோஷம் உண்டாகும்; உங்களுடையது ${nadiName(why.nadi)} நாடி${why.star ? `, ஜென்ம நட்சத்திரமான ${starName(why.star.name)} தருவது` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `${followed('அதற்கு', doshaWords[why.dosha].rule)} இருக்க வேண்டும், அப்படி இல்லை`;
  }
}

export const doshas: SentencesOf<DoshaStatements> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'nadi') return `உங்கள் ஜாதகத்தை மட்டும் வைத்துச் சொல்ல முடியாது: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `உங்கள் ஜாதகத்தில் ${name} இருக்கிறது${cancelled ? ', ஆனால் நிவர்த்தி பெற்றதாகக் கருதப்படுகிறது' : ''}: ${because(why)}.`
      : `உங்கள் ஜாதகத்தில் ${name} இல்லை: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].rule} இருந்தால் ${doshaWords[dosha].name} உண்டாகும்.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `விதியின் மூலம்: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `${doshaWords[dosha].name} இருந்தால் மரபு ${followed(called(planet, 'accusative'), 'சரணடைகிறது')}.`,
  'no dosha to treat': ({ dosha }) => `எதுவும் செய்ய வேண்டியதில்லை: உங்கள் ஜாதகத்தில் ${doshaWords[dosha].name} இல்லை.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'துணையின் நாடியோடு வைத்துப் பார்த்தால் மட்டுமே ஒரு நாடி நல்லதோ கெட்டதோ ஆகும்.',
      absent: `அது உங்களைத் தொடவில்லை: உங்கள் ஜாதகத்தில் ${name} இல்லை.`,
      cancelled: `ஆனால் லேசாகத்தான்: ${name} இருக்கிறது, நிவர்த்தி அதன் பாரத்தில் பெரும்பகுதியை எடுத்துவிடுகிறது.`,
      present: `அதற்குக் கவனம் தேவை: ${name} பலவற்றுள் ஒன்று, மீதி ஜாதகம் அதை மிஞ்சலாம்.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `பிறவி தோஷத்துக்குத் தொடக்கமும் முடிவும் இல்லை; ${doshaWords[dosha].name} ${called(planet, 'genitive')} காலங்களில் அதிகம் உணரப்படுகிறது.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'வழக்கத்தின்படி தடை எதுவும் இல்லை: இதில் நீங்கள் இருவரும் ஒத்தவர்கள்.'
      : 'வழக்கத்தை மட்டும் வைத்து அப்படிச் சொல்ல முடியாது: இதில் இருவரும் வேறுபடுகிறீர்கள், மற்றவரின் ஜாதகத்தில் நிவர்த்தி இருக்கிறதா என்று பார்ப்பார்கள்.',
  'from Venus': ({ places: counts }) =>
    `சுக்கிரனிலிருந்து மட்டும் எண்ணினால் தோஷம் வரும் (செவ்வாய் ${places(counts)} இருக்கிறார்); அதைச் சிலரே கணக்கில் எடுக்கிறார்கள்.`,
  'southern count': () => `${houseWords(2)} தெற்கு முறையில் மட்டுமே உண்டு; வடக்கு முறைப்படி உங்களுக்கு இது இல்லை.`,
  'northern count': () => `${houseWords(1)} வடக்கு முறையில் மட்டுமே உண்டு; தெற்கு முறைப்படி உங்களுக்கு இது இல்லை.`,
  'other count': ({ places: counts }) =>
    `மற்ற எண்ணிக்கையில், செவ்வாய் ${places(counts)} இருப்பதால், இது உண்டாகவில்லை; ஆகவே லேசானதாகக் கருதப்படுகிறது.`,
  'cancelled by': ({ cancellations }) =>
    `நிவர்த்தி செய்வது: ${cancellations.map((each) => cancellationWords[each]).join(', ')}.`,
  'not cancelled': () => 'வழக்கமான நிவர்த்திகளில் எதுவும் பொருந்தவில்லை.',
  'nadi of a partner': ({ nadis }) =>
    `${nadis.map(nadiName).join(' அல்லது ')} நாடி உள்ள துணையோடு உங்களுக்கு இது உண்டாகாது.`,
  'cancelled because': ({ fact }) => `இது நிவர்த்தியாகிறது, ஏனெனில் ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `இங்கே பார்க்கப்படும் ${asked.length} தோஷங்களில் எதுவும் உங்கள் ஜாதகத்தில் இல்லை.`,
  'looked for doshas': ({ asked }) => `பார்க்கப்பட்டவை: ${asked.map((name) => doshaWords[name].name).join(', ')}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `இங்கே பார்க்கப்படும் ${asked} தோஷங்களில் ${found} உங்கள் ஜாதகத்தில் ${found === 1 ? 'இருக்கிறது' : 'இருக்கின்றன'}.`;
    return curse
      ? `எந்த ஜாதகமும் சாபத்தைக் காட்டுவதில்லை: தோஷம் என்பது மரபு குறையாக எண்ணும் ஒரு நிலை, பெரும்பாலான ஜாதகங்களில் சில இருக்கும். ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (நிவர்த்தி பெற்றது)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) =>
    `உங்கள் ஜாதகத்தில் இல்லாதவை: ${names.map((name) => doshaWords[name].name).join(', ')}.`,
};

/** Two names, by the place of Saturn: 4th or 8th from the Moon. */
const names: Record<Spell, string> = languageForms.saturn.names;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `சனி உங்கள் சந்திரனிலிருந்து ${placeWords(house, 'locative')} செல்கிறார்`;

const rounds = ['முதல்', 'இரண்டாம்', 'மூன்றாம்', 'நான்காம்'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `இப்போது உங்களுக்கு ${names[spell]} நடக்கிறது: ${place(house)}. அது ${begins} தொடங்கியது, ${ends} முடியும்.`,
      pausing: `இந்த நேரத்தில் இல்லை: ${place(house)}; ${begins} தொடங்கிய ${names[spell]} சற்றே நின்றிருக்கிறது, முழுமையாக ${ends} முடியும்.`,
      none: `இப்போது உங்களுக்கு ${names[spell]} நடக்கவில்லை: ${place(house)}.${span ? ` அடுத்தது ${begins} தொடங்கி ${ends} முடியும்.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} ${names[spell]} உண்டு: ${spanOf(span, level)}.`
      : `${during(period)} ${names[spell]} இல்லை: அது தொடங்கும்போது ${place(house)}.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `அதற்குப் பின் அடுத்தது ${moment(from, level)} தொடங்கும்.`,
  'no spell before': ({ spell }) => `இதற்கு முன் உங்களுக்கு ${names[spell]} வந்ததில்லை.`,
  'past spells': ({ spells }, { level }) =>
    `கடந்தவை: ${spells.map((each) => spanOf(each, level)).join('; ')}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `${names[spell]} நடக்கும்போது மரபு சனியைச் சரணடைகிறது.`
      : `இப்போது ${names[spell]} இல்லை, ஆகவே அவசரம் இல்லை; சனிக்காக மரபு சொல்வது இது.`,
  'spell count': ({ spell }) =>
    `நிராயன ராசிச் சக்கரத்தில் உங்கள் சந்திரனின் ராசியிலிருந்து சனியின் ராசிவரை எண்ணப்படுகிறது: ${spell === 'sade sati' ? '12, 1, 2 ஆகியவை ஏழரைச் சனி' : '4 அர்த்தாஷ்டமச் சனி, 8 அஷ்டமச் சனி'}.`,
  demanding: () => 'இது கடினமான காலம், ஆனால் வீணான காலம் அல்ல.',
  untouched: ({ spell }) => `இப்போது ${names[spell]} உங்களைத் தொடவில்லை.`,
  'spell stays': ({ stays }, { level }) =>
    `தங்கும் காலங்கள்: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `அதன் பகுதிகள்: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'சனியின் திரும்புதல் என்பது மேற்கத்திய சொல்; வேத சோதிடம் அதே கிரகத்தைச் சந்திரனிலிருந்து எண்ணுகிறது, ஏழரைச் சனியாக.',
  'saturn return': ({ running, round }) =>
    `${running ? 'இது உங்கள் சனி திரும்பும் காலம்' : 'இப்போது சனி திரும்பும் காலம் அல்ல'}; உங்கள் ${rounds[round - 1] ?? 'அடுத்த'} திரும்புதல்:`,
  'saturn back': ({ point }, { level }) =>
    `நீங்கள் பிறந்தபோது நின்ற இடத்துக்குச் சனி 29 ஆண்டுகள் ஆறு மாதங்களுக்கு ஒருமுறை திரும்புகிறார் (பிறப்பில்: ${placement(point, level)}): வாழ்வைச் சொந்தக் காலில் நிறுத்தும் காலம்.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, ஏனெனில் ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `உங்கள் ஜாதகத்தில் ${name} இருக்கிறது: ${formationWords(formation)}.`
      : `உங்கள் ஜாதகத்தில் ${name} இல்லை: ${followed('அதற்கு', rule)} இருக்க வேண்டும், அப்படி இல்லை.`;
  },
  'yoga again': ({ formation }) => `அது இன்னொரு முறையும் அமைகிறது: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) =>
    `${followed(inCase(yogaWords[yoga].name, 'dative'), yogaWords[yoga].rule)} இருக்க வேண்டும்.`,
  'yoga needs and gives': ({ yoga }) =>
    `${followed(inCase(yogaWords[yoga].name, 'dative'), yogaWords[yoga].rule)} இருக்க வேண்டும்; அது ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `உங்கள் ஜாதகத்தில் அப்படி இருக்கிறது: ${formationWords(formation)}.` : 'உங்கள் ஜாதகத்தில் அப்படி இல்லை.',
  'yoga source': ({ yoga }) => `விதியின் மூலம்: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `யோகத்துக்குப் பரிகாரம் தேவையில்லை; ${yogaWords[yoga].name} பலன் தர, அதன் கிரகங்களைப் பலப்படுத்துவது உதவும்.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `இது நல்ல அறிகுறி: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `${yogaWords[yoga].name} இல்லாததால் உங்களுக்கு எதுவும் குறைவதில்லை.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `அது ${yogaWords[yoga].gives}.` : `அமையும் இடத்தில் அது ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} ${ofAll(planets.map((planet) => called(planet)))} காலங்களில் அதிகம் பலன் தருகிறது.`,
  'no yogas': ({ asked }) => `இங்கே பார்க்கப்படும் ${asked} யோகங்களில் எதுவும் உங்கள் ஜாதகத்தில் இல்லை.`,
  'yogas found': ({ found, asked }) =>
    `இங்கே பார்க்கப்படும் ${asked} யோகங்களில் ${found.length} உங்கள் ஜாதகத்தில் ${found.length === 1 ? 'இருக்கிறது' : 'இருக்கின்றன'}: ${found.map((name) => yogaWords[name].name).join(', ')}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; அது ${yogaWords[yoga].gives}.`,
};
