import { type Birth, yearSpan } from '@palmleaf/contract/birth';
import {
  type DayHoroscope,
  dayHoroscopeOf,
  type Horoscope,
  horoscopeOf,
  type SaturnSpell,
  type SignChart,
} from '@palmleaf/engines/jyotish';
import { pakshaOf } from '@palmleaf/engines/panchang';
import { grahas, signNames } from '@palmleaf/engines/zodiac';
import type { ReportView } from '@palmleaf/shared/views/views';
import { rashiName, type SadeSatiPhase, sadeSatiPhases } from '@palmleaf/texts/jyotish';
import { karanaName, nakshatraName, tithiName, yogaName } from '@palmleaf/texts/panchang';
import { degreesInSign } from '../answers/zodiac.ts';
import { type KundliChart, kundliInWords } from '../drawings/kundli.ts';
import { type ChartStyle, chartStyleOf } from '../words/tradition.ts';
import type { BookWording } from '../words/wording.ts';
import { untilTime } from './panchang.ts';
import { type CellContent, type Piece, presentPieces } from './pieces.ts';

interface KundliContent {
  readonly brief: readonly Piece[];
  readonly pieces: readonly Piece[];
}

/**
 * Undefined for a year that the engines do not cover.
 * @param asOf the moment for the dashas
 */
export function kundliOf(
  birth: NonNullable<ReportView['birth']>,
  asOf: Date,
  wording: BookWording,
  style: ChartStyle = chartStyleOf(wording.language),
): KundliContent | undefined {
  if (birth.year < yearSpan.from || birth.year > yearSpan.to) return undefined;
  return birth.unknownTime === undefined
    ? kundliOfMoment(cachedHoroscope(birth, asOf), birth, wording, style)
    : kundliOfDay(dayHoroscopeOf(birth, asOf), birth, wording);
}

const computed = new WeakMap<Birth, { readonly asOf: number; readonly horoscope: Horoscope }>();

function cachedHoroscope(birth: Birth, asOf: Date): Horoscope {
  const found = computed.get(birth);
  if (found?.asOf === asOf.getTime()) return found.horoscope;
  const horoscope = horoscopeOf(birth, asOf);
  computed.set(birth, { asOf: asOf.getTime(), horoscope });
  return horoscope;
}

const facts = (rows: readonly (readonly [string, CellContent])[]): Piece => ({
  kind: 'facts',
  zodiac: 'sidereal',
  rows,
});

function kundliOfMoment(
  horoscope: Horoscope,
  birth: Birth,
  wording: BookWording,
  style: ChartStyle,
): KundliContent {
  const { words, jyotish } = wording;
  const { terms } = jyotish;
  const { nativity, limbs, rashi, navamsa } = horoscope;
  const charts = [chartOf(terms.rashiChart, rashi, wording), chartOf(terms.navamsaChart, navamsa, wording)];
  const star = `${nakshatraName(jyotish.panchang, limbs.nakshatra)}, ${terms.pada} ${limbs.pada}`;
  return {
    brief: [
      facts([
        [terms.rashi, rashiName(terms, rashi.signs.Moon)],
        [words.nakshatra, star],
        [words.ascendant, inRashi(nativity.ascendant, wording)],
      ]),
    ],
    pieces: presentPieces(
      {
        kind: 'drawing',
        figure: { of: 'kundli', charts, style, zodiac: 'sidereal' },
        alt: kundliInWords(charts),
      },
      { kind: 'fine', text: terms.computed },
      limbsPieces(horoscope, birth, wording),
      positions(horoscope, wording),
      dashas(horoscope, birth, wording),
      doshas(horoscope, birth, wording),
    ),
  };
}

function dashas({ mahadashas, running }: Horoscope, birth: Birth, wording: BookWording): Piece {
  const { words, jyotish } = wording;
  const { terms, grahas: names } = jyotish;
  const table = (title: string, head: string, periods: Horoscope['mahadashas']): Piece => ({
    kind: 'table',
    name: 'dashas',
    zodiac: 'sidereal',
    title,
    head: [head, words.from, words.to],
    rows: periods.map((dasha) => spanRow(names[dasha.lord], dasha, birth, wording)),
    numberColumns: [],
  });
  return {
    kind: 'beside',
    isEven: true,
    sides: [
      [table(terms.vimshottari, terms.mahadasha, mahadashas)],
      [table(`${terms.mahadasha}: ${names[running.maha.lord]}`, terms.antardasha, running.antardashas)],
    ],
  };
}

function kundliOfDay(horoscope: DayHoroscope, birth: Birth, wording: BookWording): KundliContent {
  const { words, jyotish } = wording;
  const { terms, panchang } = jyotish;
  const signs = (numbers: readonly number[]) => numbers.map((sign) => rashiName(terms, sign)).join(' / ');
  const stars = horoscope.nakshatras.map((star) => nakshatraName(panchang, star)).join(' / ');
  const { sadeSati } = horoscope;
  return {
    brief: [
      facts([
        [terms.rashi, signs(horoscope.signs.Moon)],
        [words.nakshatra, stars],
      ]),
    ],
    pieces: presentPieces(
      { kind: 'fine', text: terms.withoutTime },
      {
        kind: 'table',
        name: 'grahas',
        zodiac: 'sidereal',
        title: words.positions,
        head: [words.planet, words.sign],
        rows: grahas.map((graha) => [jyotish.grahas[graha], signs(horoscope.signs[graha])]),
        numberColumns: [],
      },
      sadeSati && saturnTable(sadeSati.spell, birth, wording),
    ),
  };
}

const inRashi = (
  { sign, degree }: { readonly sign: number; readonly degree: number },
  { jyotish }: BookWording,
): string => `${rashiName(jyotish.terms, sign)} ${degreesInSign(degree)}`;

const chartOf = (title: string, { ascendant, signs }: SignChart, { jyotish }: BookWording): KundliChart => ({
  title,
  ascendant,
  ascendantName: jyotish.terms.short.Ascendant,
  occupantsOfSign: signNames.map((_, index) =>
    grahas.filter((graha) => signs[graha] === index + 1).map((graha) => jyotish.terms.short[graha]),
  ),
});

function limbsPieces({ limbs }: Horoscope, { tzone }: Birth, { words, date, jyotish }: BookWording): Piece[] {
  const { terms, panchang } = jyotish;
  // 4 January 1970 was a Sunday.
  const weekday = date({ weekday: 'long' })(new Date(Date.UTC(1970, 0, 4 + limbs.vara)).toISOString());
  const { varaEnd } = limbs;
  const until = varaEnd && ` (${untilTime(words, isoThere(varaEnd, tzone).slice(11, 16))})`;
  const paksha = panchang.pakshas[pakshaOf(limbs.tithi)];
  return [
    { kind: 'heading', text: `${words.panchang} (${terms.atBirth})` },
    facts([
      [terms.vara, `${weekday}${until ?? ''}`],
      [words.tithi, `${paksha} ${tithiName(panchang, limbs.tithi)}`],
      [terms.yoga, yogaName(panchang, limbs.yoga)],
      [terms.karana, karanaName(panchang, limbs.karana)],
    ]),
  ];
}

function positions({ nativity: { points, ascendant } }: Horoscope, wording: BookWording): Piece {
  const { words, jyotish } = wording;
  const backwards = { text: firstLetter(words.retrograde), means: words.retrograde };
  const ascendantRow = [
    words.ascendant,
    rashiName(jyotish.terms, ascendant.sign),
    degreesInSign(ascendant.degree),
    '',
    '1',
  ];
  const rows = points.flatMap(({ name, sign, degree, nakshatra, house, retrograde }): CellContent[][] => {
    const graha = grahas.find((one) => one === name);
    if (graha === undefined || nakshatra === undefined) return [];
    const isMarked = retrograde && graha !== 'Rahu' && graha !== 'Ketu';
    return [
      [
        { text: jyotish.grahas[graha], ...(isMarked ? { mark: backwards } : {}) },
        rashiName(jyotish.terms, sign),
        degreesInSign(degree),
        `${nakshatraName(jyotish.panchang, nakshatra.index + 1)} ${nakshatra.pada}`,
        String(house),
      ],
    ];
  });
  return {
    kind: 'table',
    name: 'grahas',
    zodiac: 'sidereal',
    title: words.positions,
    head: [words.planet, words.sign, words.degree, words.nakshatra, words.house],
    rows: [ascendantRow, ...rows],
    numberColumns: [2, 4],
  };
}

const firstLetter = (word: string): string =>
  ([...new Intl.Segmenter().segment(word)][0]?.segment ?? word).toLocaleUpperCase();

const isoThere = (at: Date, tzone: number): string =>
  new Date(at.getTime() + tzone * 3_600_000).toISOString();

function spanRow(
  name: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  { tzone }: Birth,
  { date }: BookWording,
): CellContent[] {
  const day = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const localDay = (at: Date) => day(isoThere(at, tzone));
  return [name, localDay(from), localDay(to)];
}

function doshas({ manglik, kalaSarpa, sadeSati }: Horoscope, birth: Birth, wording: BookWording): Piece[] {
  const { terms } = wording.jyotish;
  const yes = (isPresent: boolean) => (isPresent ? terms.present : terms.absent);
  return presentPieces(
    { kind: 'heading', text: terms.doshas },
    facts([
      [terms.mangal, mangalIn(manglik, wording)],
      [terms.kalaSarpa, yes(kalaSarpa)],
      [terms.sadeSati, yes(sadeSati?.isRunning === true)],
    ]),
    sadeSati && saturnTable(sadeSati.spell, birth, wording),
  );
}

function mangalIn(
  { present, only, counts, cancellations }: Horoscope['manglik'],
  wording: BookWording,
): string {
  const { words, jyotish } = wording;
  const { terms, grahas: names } = jyotish;
  const from = { Ascendant: words.ascendant, Moon: names.Moon, Venus: names.Venus } as const;
  const houses = counts
    .filter(({ from: reference }) => reference !== 'Venus' || only === 'Venus')
    .map(({ from: reference, house }) => `${from[reference]}\u00a0${house}`);
  const status = cancellations.length > 0 ? terms.cancelled : terms.present;
  const verdict = [present ? status : terms.absent, ...(only === undefined ? [] : [terms.counted[only]])];
  return `${verdict.join('; ')} (${names.Mars}: ${houses.join(', ')})`;
}

const saturnTable = ({ stays }: SaturnSpell, birth: Birth, wording: BookWording): Piece => ({
  kind: 'table',
  name: 'phases',
  zodiac: 'sidereal',
  title: wording.jyotish.terms.sadeSati,
  head: ['', wording.words.from, wording.words.to],
  rows: stays.map((stay) => {
    const phase: SadeSatiPhase | undefined = sadeSatiPhases.find((one) => one === stay.phase);
    return spanRow(phase === undefined ? '' : wording.jyotish.terms.phases[phase], stay, birth, wording);
  }),
  numberColumns: [],
});
