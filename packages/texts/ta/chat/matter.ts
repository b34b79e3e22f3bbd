import type { House, PlacedBody } from '@palmleaf/engines/chart';
import type { Mover } from '@palmleaf/engines/forecast';
import { ofSign, signOf } from '@palmleaf/engines/zodiac';
import { degrees, isNode } from '../../chat/degrees.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { MatterStatements, Verdict } from '../../chat/statements/matter-statements.ts';
import type { Manner, SentencesOf } from '../../chat/statements/statement.ts';
import type { Rising } from '../../chat/statements/talk-statements.ts';
import { followed, inCase, type TamilCase, too } from '../../languages/tamil-cases.ts';
import data from '../chat.json' with { type: 'json' };
import { list, standing } from '../grammar.ts';
import { called, theSign } from '../names.ts';
import {
  aimOf,
  aspectSentence,
  calledIn,
  factsInWords,
  ofPeople,
  partnerTraits,
  topicWords,
} from './facts.ts';
import {
  areaOf,
  bodyParts,
  customs,
  dignityNames,
  fieldsOf,
  houseWords,
  inSign,
  leadOf,
  manners,
  ofSignName,
  standsFor,
  starName,
} from './words.ts';

const { texts, own: languageForms } = data;

/** The planet takes the case, and «and» or «too» after it. */
export function placement(
  point: PlacedBody,
  level: Level,
  grammarCase: TamilCase = 'nominative',
  isClosedByAnd = false,
): string {
  const cased = called(point.name, grammarCase);
  const name = isClosedByAnd ? too(cased) : cased;
  const sign = theSign(point.sign, 'locative');
  if (level === 'STANDARD') return `${sign} இருக்கும் ${name}`;
  const house = houseWords(point.house, 'locative');
  if (level === 'ADVANCED') return `${sign}, ${house} இருக்கும் ${name}`;
  const notes = [
    point.dignity && dignityNames[point.dignity.name],
    !isNode(point.name) && point.retrograde ? 'வக்ரம்' : undefined,
    point.nakshatra && `${starName(point.nakshatra.name)} நட்சத்திரம், பாதம் ${point.nakshatra.pada}`,
  ].filter((note) => note !== undefined);
  const described = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${sign} (${degrees(point.degree)}), ${house} இருக்கும் ${name}${described}`;
}

export function placements(points: readonly PlacedBody[], level: Level, grammarCase?: TamilCase): string {
  return points
    .map((point) => placement(point, level, grammarCase, points.length > 1))
    .join(level === 'EXPERT' ? '; ' : ', ');
}

export function risingIn({ sign, degree }: Rising, level: Level): string {
  return `${ofSignName(sign)} லக்னம்${level === 'EXPERT' ? ` (${degrees(degree)})` : ''}`;
}

export function houseIn(
  { number, sign, cusp }: House,
  { tradition, level }: Manner,
  grammarCase: TamilCase = 'nominative',
): string {
  const place =
    level === 'EXPERT' && tradition === 'WESTERN'
      ? `தொடக்கம் ${theSign(sign, 'locative')} ${degrees(cusp % 30)}`
      : theSign(sign);
  return `${houseWords(number, grammarCase)} (${place})`;
}

export function moving(body: Mover, longitude: number, level: Level): string {
  const sign = theSign(signOf(longitude), 'locative');
  const exact = level === 'EXPERT' ? ` (${degrees(longitude % 30)})` : '';
  return `${sign}${exact} இருக்கும் ${called(body)}`;
}

export function signClause(point: PlacedBody): string {
  return inSign(point.name, point.sign);
}

type VerdictWords = Record<Verdict, string>;

const things: VerdictWords = languageForms.matter.things;
const people: VerdictWords = languageForms.matter.people;
const health: VerdictWords = languageForms.matter.health;

const asFor = (accusative: string): string => followed(accusative, 'பொறுத்தவரை');

const feared: Record<Verdict, (about: string) => string> = {
  strong: (about) => `உங்கள் ஜாதகம் அப்படிக் காட்டவில்லை: ${about} அது பலமானது.`,
  mixed: (about) =>
    `இந்த ஜாதகத்தை மட்டும் வைத்து அப்படிச் சொல்ல முடியாது: ${about} அது கலவையானது, கொஞ்சம் நெருக்கடியும் கொஞ்சம் துணையும் உண்டு.`,
  weak: (about) =>
    `அப்படி எதுவும் முடிவாகிவிடவில்லை, ஆனால் கவனம் தேவை: ${about} உங்கள் ஜாதகத்தில் கொஞ்சம் நெருக்கடி இருக்கிறது.`,
};

const leaving: Record<MatterStatements['leaving']['verdict'], (about: string) => string> = {
  strong: (about) => `உங்கள் ஜாதகம் அதற்குக் காரணம் எதுவும் காட்டவில்லை: ${about} அது பலமானது.`,
  mixed: (about) => `அது உங்கள் முடிவு: ${about} உங்கள் ஜாதகம் கலவையானது, கொஞ்சம் நெருக்கடியும் கொஞ்சம் துணையும் உண்டு.`,
  weak: (about) => `அது உங்கள் முடிவு: ${about} உங்கள் ஜாதகத்தில் கொஞ்சம் நெருக்கடி இருக்கிறது.`,
  'strong on a relationship': (about) =>
    `அது உங்கள் முடிவு: ${about} உங்கள் ஜாதகம் பலமானது, ஆனால் உங்களை எப்படி நடத்துகிறார்கள் என்று அது சொல்வதில்லை.`,
};

const marriages = texts.matter.marriages;

const nothingSpeaks = texts.matter.nothingSpeaks;

const partnerOf = (wife: boolean): string => (wife ? 'மனைவி' : 'கணவர்');

export const matter: SentencesOf<MatterStatements> = {
  verdict: ({ topic, verdict }) => {
    const words = topic === 'health' ? health : ofPeople.includes(topic) ? people : things;
    return `${asFor(aimOf(topic, 'accusative'))} உங்கள் ஜாதகம் ${words[verdict]}`;
  },
  promise: ({ topic, verdict, neverDenied }) => {
    const aim = aimOf(topic, 'accusative');
    const about = asFor(aim);
    if (verdict === 'strong') return `${about} உங்கள் ஜாதகம் பலமானது.`;
    if (verdict === 'mixed')
      return `${neverDenied ? 'ஆனால் எல்லாம் தானாக அமைவதில்லை' : 'கொஞ்சம் உழைப்பு தேவை'}: ${about} உங்கள் ஜாதகம் கலவையானது.`;
    return neverDenied
      ? `ஆனால் பொறுமை தேவை: உங்கள் ஜாதகம் ${followed(aim, 'மறுக்கவில்லை')}, அதற்கு முன் காத்திருப்பையோ கவனத்தையோ வைக்கிறது.`
      : `எளிதில் அமைவதில்லை: ${about} உங்கள் ஜாதகம் பொறுமையும் பயிற்சியும் கேட்கிறது.`;
  },
  feared: ({ topic, verdict }) => feared[verdict](asFor(aimOf(topic, 'accusative'))),
  leaving: ({ topic, verdict }) => leaving[verdict](asFor(aimOf(topic, 'accusative'))),
  'other side': () => 'மற்றவர் என்ன செய்வார் என்பது உங்கள் ஜாதகத்தில் இல்லை; இதில் உங்கள் பக்கத்தையே அது காட்டுகிறது.',
  fields: ({ planets }) =>
    `பொருந்தும் துறைகள்: ${planets.map((name) => `${fieldsOf[name]} (${called(name)})`).join('; ')}.`,
  'no count': () => 'எண்ணிக்கையை ஒரு ஜாதகத்திலிருந்து படிக்க முடியாது; எவ்வளவு எளிதாக அமைகிறது என்பதைப் படிக்கலாம்.',
  'body care': ({ sign }) =>
    `மரபின்படி ${followed(list(ofSign(bodyParts, sign), 'accusative'), 'கவனித்துக்கொள்ளுங்கள்')}.`,
  'nothing left': () =>
    'இதைப் பற்றி உங்கள் ஜாதகத்தில் இருப்பது இவ்வளவுதான்; இனி சொன்னதையே திரும்பச் சொல்ல வேண்டியிருக்கும். ஓர் ஆண்டைப் பற்றியோ வேறொன்றைப் பற்றியோ கேளுங்கள்.',
  basis: ({ topic, house, significators }, { level }) => {
    const place =
      level === 'STANDARD'
        ? `ஜாதகத்தில் ${areaOf(house, 'dative')} உரிய இடத்தையும்`
        : too(houseWords(house, 'accusative'));
    return `${followed(topicWords(topic, 'accusative'), 'படிப்பது')}, ${place} அதன் அதிபதியையும் அதில் இருப்பவர்களையும், இயல்பான ${significators.length === 1 ? 'காரகராகிய' : 'காரகர்களாகிய'} ${followed(
      list(
        significators.map((name) => called(name)),
        'accusative',
      ),
      'கொண்டு',
    )}.`;
  },
  rising: ({ rising }, { level }) =>
    `${risingIn(rising, level)}: ${ofSign(manners, rising.sign)} உலகைச் சந்திக்கிறீர்கள்.`,
  border: ({ neighbour }) =>
    `அது ${theSign(neighbour, 'genitive')} எல்லைக்கு அருகில் இருக்கிறது: பிறந்த நேரம் சில நிமிடங்கள் தவறினாலும் இந்தப் பகுதி மாறும்.`,
  'birth time moves the Ascendant': () => 'பிறந்த நேரத்தில் நான்கு நிமிடங்கள் அதை ஏறத்தாழ ஒரு பாகை நகர்த்தும்.',
  'points to': ({ ruler }) =>
    `உங்கள் வழி ${placement(ruler, 'STANDARD', 'sociative')} செல்கிறது: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  also: ({ point, occupant }) =>
    occupant
      ? `${placement(point, 'STANDARD')} வாழ்வின் இந்தப் பகுதியிலேயே நிற்கிறார்: ${signClause(point)}.`
      : `${placement(point, 'STANDARD', 'dative', true)} இதில் பங்கு உண்டு: ${signClause(point)}.`,
  'house and ruler': ({ topic, house, ruler }, manner) =>
    `${topicWords(topic, 'dative')} உரியது ${houseIn(house, manner)}. அதன் அதிபதி ${placement(ruler, manner.level)}: ${signClause(ruler)}. ${leadOf(ruler.house)}`,
  occupants: ({ points }, { level }) =>
    `இந்தப் பாவத்தில் ${standing(points.length)}: ${points.map((point) => `${placement(point, level)} (${signClause(point)})`).join('; ')}.`,
  unoccupied: () => 'அந்தப் பாவத்தில் வேறு கிரகம் இல்லை, ஆகவே அதன் அதிபதியே அதற்காகப் பேசுகிறார்.',
  'by nature': ({ points }, { level }) =>
    `இயல்பாகவே இதில் ${points.length === 1 ? 'இவருக்கும்' : 'இவர்களுக்கும்'} பங்கு உண்டு: ${points.map((point) => `${placement(point, level)}, ${standsFor(point.name, 'dative')} உரியவர்`).join('; ')}.`,
  aspect: ({ aspect }, { level }) => aspectSentence(aspect, level),
  'no aspect': ({ one, other, apart }) =>
    `உங்கள் ஜாதகத்தில் ${called(one)}, ${called(other)} இடையே பார்வை எதுவும் இல்லை: இடைவெளி ${apart}°.`,
  'house looked at': ({ points }, { level }) =>
    `இந்தப் பாவத்தின் மீது முழுப் பார்வை: ${points.map((point) => `${placement(point, level)} (${standsFor(point.name)})`).join('; ')}.`,
  'nobody looks': ({ ofHouse }) =>
    ofHouse
      ? 'இந்தப் பாவத்தின் மீது எந்தக் கிரகத்தின் முழுப் பார்வையும் இல்லை.'
      : 'இதன் மீது எந்தக் கிரகத்தின் முழுப் பார்வையும் இல்லை.',
  'looked at': ({ points }, { level }) => `இதன் மீது முழுப் பார்வை: ${placements(points, level)}.`,
  'further house in plain words': ({ topic, house, point }, { level }) =>
    `${topicWords(topic, 'dative')} இன்னோர் இடமும் கணக்கில் வருகிறது: ${areaOf(house.number)}. அங்கே முக்கியமானவர் ${placement(point, level)}: ${signClause(point)}.`,
  'further house': ({ topic, house, ruler, within }, manner) =>
    `${topicWords(topic, 'dative')} இன்னொரு பாவமும் கணக்கில் வருகிறது: ${houseIn(house, manner)}, ${areaOf(house.number)}. அதன் அதிபதி ${placement(ruler, manner.level)}${within.length > 0 ? `; அதில் ${standing(within.length)} ${placements(within, manner.level)}` : ''}.`,
  'rests on': ({ point }, { level }) => `இதற்கு அடிப்படை ${placement(point, level)}.`,
  'best and worst': ({ best, worst }, { level }) =>
    `இதன் கிரகங்களில் நல்ல நிலையில் இருப்பவர் ${placement(best, level)}; கடினமான நிலையில் இருப்பவர் ${placement(worst, level)}.`,

  'work on': ({ topic, house, planet, placed }, { level }) =>
    `${calledIn(topic, house, level, 'dative')} முதலில் ${followed(called(planet, 'accusative'), 'கவனியுங்கள்')}: இதன் கிரகங்களில் கடினமான நிலையில் இருப்பவர் ${placement(placed, level)}.`,
  practice: ({ body }) => `${called(body, 'dative')}: ${customs[body].practice}.`,
  custom: ({ body }) => {
    const { day, mantra, gift } = customs[body];
    return `வழக்கத்தின்படி ${followed(inCase(day, 'accusative'), 'கடைப்பிடித்து')}, “${mantra}” என்று சொல்லி, ${followed(gift, 'தானம்')} செய்வார்கள்.`;
  },
  'start with': ({ placed }, { level }) =>
    `உங்கள் ஜாதகத்தில் மிகப் பலவீனமான கிரகத்திலிருந்து தொடங்குங்கள்: ${placement(placed, level)}.`,
  'period care': ({ lord }) =>
    `உங்கள் பெரிய காலம் ${called(lord, 'dative')} உரியது, ஆகவே ${followed(called(lord, 'accusative'), 'சற்றே')} கவனியுங்கள்.`,
  'no remedy': ({ body }) =>
    `${called(body, 'dative')} மரபு எந்தப் பரிகாரமும் சொல்லவில்லை: அவர் இருக்கும் வாழ்வுப் பகுதியின் வழியே அவரோடு செயல்படுங்கள்.`,
  'in your chart': ({ points }, { level }) =>
    `உங்கள் ஜாதகத்தில்: ${points.map((point) => placement(point, level)).join('; ')}.`,
  'live it out': () =>
    'கிரகங்களுக்கான மந்திரங்களும் தானங்களும் வேத மரபுக்கு உரியவை; மேற்கத்திய மரபில் கிரகத்தை நல்ல விதமாக வாழ்வதே பரிகாரம்.',

  partner: ({ wife, sign }) =>
    `உங்கள் ${partnerOf(wife)} பெரும்பாலும் ${ofSign(partnerTraits, sign)} ஒருவராக இருப்பார்.`,
  'partner by ruler': ({ house, ruler }, manner) => {
    const lead =
      manner.level === 'STANDARD'
        ? 'உங்கள் ஜாதகத்தில் திருமண ராசியின் கிரகம்'
        : `இது ${houseIn(house, manner, 'genitive')} நிறம்; அதன் அதிபதி`;
    return `${lead} ${placement(ruler, manner.level)}. நீங்கள் சந்திக்கக்கூடிய களம்: ${areaOf(ruler.house)}; உங்கள் இருவருக்கும் இடையே முக்கியமானது: ${standsFor(ruler.name)}.`;
  },
  'partner by occupants': ({ points }, { level }) =>
    `திருமண இடத்தில் ${standing(points.length)} ${placements(points, level)}; சேர்வது: ${points.map(({ name }) => standsFor(name)).join('; ')}.`,
  'partner by nature': ({ wife, point }, { level }) =>
    `${inCase(partnerOf(wife), 'dative')} இயல்பான காரகர் ${placement(point, level)}; அவர் சேர்ப்பது: ${standsFor(point.name)}.`,
  'partner by degrees': ({ body }) =>
    `உங்கள் தாரகாரகர், அதாவது பாகைகளின்படி வாழ்க்கைத் துணையின் கிரகம், ${called(body)}: ${standsFor(body)}.`,
  'marriage leans': ({ leans }) => `${marriages[leans]}.`,
  'speaks for': ({ marriage, facts }) => {
    if (facts.length === 0) return nothingSpeaks[marriage];
    return `${marriage === 'love' ? 'காதல் திருமணத்துக்குச் சாதகமானது' : 'பெரியோர் பார்த்துச் செய்யும் திருமணத்துக்குச் சாதகமானது'}: ${factsInWords(facts)}.`;
  },
};
