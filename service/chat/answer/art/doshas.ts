import { pointOf } from '../../../../engines/chart/nativity.ts';
import { doshaOf, type PlainDosha } from '../../../../engines/jyotish/doshas.ts';
import { kalaSarpaOf } from '../../../../engines/jyotish/kala-sarpa.ts';
import { manglikOf } from '../../../../engines/jyotish/manglik.ts';
import { nadiOf } from '../../../../engines/jyotish/star-customs.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { type DoshaName, doshaNames } from '../../question/subject.ts';
import { cancellationWords, doshaWords } from '../../words/doshas.ts';
import { factsInWords, factWords, originWords } from '../../words/facts.ts';
import { ordinal } from '../../words/houses.ts';
import { list } from '../../words/list.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { capital } from '../basics/say.ts';
import { led, worthLead } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';

/** Whether a dosha is in the chart, why, and what cancels it. */
interface DoshaReading {
  readonly present: boolean;
  /** After "Yes, ... is in your chart: " or "No, ... is not in your chart: ". */
  readonly because: string;
  readonly further: readonly string[];
  readonly cancelled: boolean;
}

export function doshaAnswer(name: DoshaName | null, brief: Brief): Paragraphs {
  if (name === null) return allDoshas(brief);
  const { name: called, meaning, rule, source, planet } = doshaWords[name];
  const reading = readDosha(name, brief);
  const head = [...marryLead(name, reading, brief), headOf(name, called, reading), ...reading.further];
  switch (brief.understood.intent) {
    case 'why':
      return [
        [`${capital(called)} arises when ${rule}. ${capital(reading.because)}.`],
        [`The rule is from: ${source}.`],
      ];
    case 'remedy':
      return reading.present
        ? [[`For ${called} tradition turns to ${planet}.`], remedyFor(planet, brief)]
        : [[`Nothing needs to be done: ${called} is not in your chart.`], [`${capital(reading.because)}.`]];
    case 'worth':
      return [[worthOf(name, called, reading, brief)], [meaning]];
    case 'when':
      return [head, ...whenOf(called, planet, reading, brief)];
    case 'more':
      return [
        [`${capital(called)} arises when ${rule}.`, meaning],
        ...whenOf(called, planet, reading, brief),
      ];
    default:
      return asksMeaning(brief.understood.text)
        ? [[`${capital(called)} arises when ${rule}.`, meaning], head]
        : [head, [meaning]];
  }
}

/** "Should I marry a manglik girl?": custom lets two who are manglik, or two who are not, marry without more ado. */
function marryLead(
  name: DoshaName,
  { present }: DoshaReading,
  { understood: { text, form } }: Brief,
): string[] {
  const asked = /\bmarry (?:an? |the |to )*(non[- ]?)?manglik\b/.exec(text);
  if (name !== 'manglik' || !asked || form !== 'yes or no') return [];
  const alike = (asked[1] === undefined) === present;
  return [
    alike
      ? 'Yes, by custom nothing stands against it: the two of you are alike in this.'
      : 'No, not by custom alone: you differ in this, and the chart of the other is looked at for a cancellation.',
  ];
}

function headOf(name: DoshaName, called: string, { present, because, cancelled }: DoshaReading): string {
  if (name === 'manglik')
    return `${present ? `Yes, you are manglik${cancelled ? ', but it counts as cancelled' : ''}` : 'No, you are not manglik'}: ${because}.`;
  if (name === 'nadi') return `No, not by your chart alone: ${because}.`;
  return present
    ? `Yes, ${called} is in your chart${cancelled ? ', but it is cancelled' : ''}: ${because}.`
    : `No, ${called} is not in your chart: ${because}.`;
}

function worthOf(
  name: DoshaName,
  called: string,
  { present, cancelled }: DoshaReading,
  brief: Brief,
): string {
  if (name === 'nadi')
    return led(worthLead(brief, true), 'a nadi is good or bad only beside that of a partner.');
  if (!present)
    return led(worthLead(brief, true), `nothing of it touches you: ${called} is not in your chart.`);
  const lead = worthLead(brief, false);
  return cancelled
    ? led(lead, `but mildly: ${called} is there, and its cancellation takes most of its weight.`)
    : led(
        lead,
        `it asks for attention: ${called} is one factor among many, and the rest of the chart can outweigh it.`,
      );
}

function whenOf(called: string, planet: Graha, { present }: DoshaReading, brief: Brief): Paragraphs {
  if (!present) return [];
  return [
    [
      `A dosha of birth has no beginning and no end; ${called} is felt most in the times of ${planet}.`,
      ...timesOf([planet], brief),
    ],
  ];
}

function readDosha(name: DoshaName, brief: Brief): DoshaReading {
  if (name === 'manglik') return manglikReading(brief);
  if (name === 'kala sarpa') return kalaSarpaReading(brief);
  if (name === 'nadi') return nadiReading(brief);
  return plainReading(name, brief);
}

function manglikReading({ nativity }: Brief): DoshaReading {
  const { present, fromVenusOnly, counts, cancellations } = manglikOf(nativity);
  const counting = counts.filter((count) => count.counts && (count.from !== 'Venus' || fromVenusOnly));
  const places = (list_: typeof counts): string =>
    list(list_.map(({ from, house }) => `in the ${ordinal(house)} from ${originWords(from)}`));
  if (!present) {
    const others = counts.filter(({ from }) => from !== 'Venus');
    const venus = fromVenusOnly
      ? [`From Venus alone it would count (Mars stands ${places(counting)}), which fewer schools weigh.`]
      : [];
    return {
      present,
      because: `Mars stands ${places(others)}, and neither place makes the dosha`,
      further: venus,
      cancelled: false,
    };
  }
  const free = counts.filter(({ counts: does, from }) => !does && from !== 'Venus');
  const southern = counting.every(({ southern: south }) => south);
  return {
    present,
    because: `Mars stands ${places(counting)}`,
    further: [
      ...(southern ? ['Only the southern count has the 2nd; by the northern one you are free of it.'] : []),
      ...(free.length > 0
        ? [`By the other count, Mars stands ${places(free)}, it does not arise, so it counts as mild.`]
        : []),
      cancellations.length > 0
        ? `What cancels it: ${list(cancellations.map((each) => cancellationWords[each]))}.`
        : 'None of the usual cancellations applies.',
    ],
    cancelled: cancellations.length > 0,
  };
}

function kalaSarpaReading({ nativity }: Brief): DoshaReading {
  const { present, kind, outside } = kalaSarpaOf(nativity);
  return {
    present,
    because: present
      ? `all seven planets stand on one side of the line from Rahu to Ketu; its kind is ${kind}, because Rahu stands in the ${ordinal(pointOf(nativity, 'Rahu').house)} from the Ascendant`
      : `${list(outside)} ${outside.length === 1 ? 'stands' : 'stand'} on the other side of the line from Rahu to Ketu`,
    further: [],
    cancelled: false,
  };
}

function nadiReading({ nativity }: Brief): DoshaReading {
  const star = pointOf(nativity, 'Moon').nakshatra;
  const nadi = nadiOf(star?.index ?? 0);
  return {
    present: false,
    because: `nadi dosha arises between two people of one nadi, and yours is ${nadi}, from your birth star ${star?.name}`,
    further: [
      `A partner of ${list(['Adi', 'Madhya', 'Antya'].filter((other) => other !== nadi))} nadi is free of it with you.`,
    ],
    cancelled: false,
  };
}

function plainReading(name: PlainDosha, { nativity }: Brief): DoshaReading {
  const { facts, cancelledBy } = doshaOf(nativity, name);
  const present = facts.length > 0;
  const [first] = cancelledBy;
  return {
    present,
    because: present
      ? factsInWords(facts)
      : `it would need that ${doshaWords[name].rule}, and that is not so`,
    further: first ? [`It is cancelled, because ${factWords(first)}.`] : [],
    cancelled: cancelledBy.length > 0,
  };
}

/** All doshas of one chart at once; nadi needs two charts and is left out. */
function allDoshas(brief: Brief): Paragraphs {
  const asked = doshaNames.filter((name) => name !== 'nadi');
  const found = asked
    .map((name) => ({ name, reading: readDosha(name, brief) }))
    .filter(({ reading }) => reading.present);
  if (brief.understood.intent === 'remedy') {
    const [first] = found;
    if (first) return doshaAnswer(first.name, brief);
  }
  if (found.length === 0) {
    return [
      [`No, none of the ${asked.length} doshas that I look for is in your chart.`],
      [`I looked for ${list(asked)}.`],
    ];
  }
  const lines = found.map(
    ({ name, reading }) =>
      `${capital(doshaWords[name].name)}${reading.cancelled ? ' (cancelled)' : ''}: ${reading.because}.`,
  );
  const free = asked.filter((name) => !found.some((each) => each.name === name));
  const count = `${found.length} of the ${asked.length} doshas that I look for ${found.length === 1 ? 'is' : 'are'} in your chart`;
  return [
    [
      /\bcurse/.test(brief.understood.text)
        ? `No, no chart shows a curse: a dosha is a placement that tradition counts as a flaw, and most charts hold some. ${capital(count)}.`
        : `Yes, ${count}.`,
    ],
    lines,
    [`You are free of ${list(free)}.`],
  ];
}
