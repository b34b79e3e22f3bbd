import type { Graha } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { type DoshaName, doshaNames } from '@palmleaf/texts/chat/terms';
import { has, leads } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { worthAnswer, yesIf } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';
import { type DoshaReading, readDosha } from './dosha-reading.ts';

const planetOf: Readonly<Record<DoshaName, Graha>> = {
  manglik: 'Mars',
  'kala sarpa': 'Rahu',
  nadi: 'Jupiter',
  pitra: 'Sun',
  grahan: 'Rahu',
  'guru chandal': 'Jupiter',
  shrapit: 'Saturn',
  angarak: 'Mars',
  vish: 'Moon',
  kemadruma: 'Moon',
  gandmool: 'Moon',
};

export function doshaAnswer(dosha: DoshaName | null, brief: Brief): Paragraphs {
  if (dosha === null) return allDoshas(brief);
  const planet = planetOf[dosha];
  const reading = readDosha(dosha, brief);
  const { because, present, further } = reading;
  const head = [
    ...marriageStatement(dosha, reading, brief),
    headOf(dosha, reading),
    ...further,
    ...ageStatement(dosha, brief),
  ];
  const arises: Statement = { say: 'dosha arises', dosha };
  const means: Statement = { say: 'dosha means', dosha };
  switch (brief.understood.intent) {
    case 'why':
      return [[arises, { say: 'dosha because', because }], [{ say: 'dosha source', dosha }]];
    case 'remedy':
      return present
        ? [[{ say: 'dosha turns to', dosha, planet }], remedyFor(planet, brief)]
        : [[{ say: 'no dosha to treat', dosha }], [{ say: 'dosha because', because }]];
    case 'worth':
      return [[worthOf(dosha, reading, brief)], [means]];
    case 'when':
      return [head, ...whenOf(dosha, reading, brief)];
    case 'more':
      return [[arises, means], ...whenOf(dosha, reading, brief)];
    default:
      return asksMeaning(brief.understood.wording) ? [[arises, means], head] : [head, [means]];
  }
}

/** By custom, two manglik people, or two who are not, may marry. */
function marriageStatement(
  dosha: DoshaName,
  { present }: DoshaReading,
  { understood: { wording, form } }: Brief,
): Statement[] {
  const asked = leads(wording, ['marriage'], ['dosha manglik'], 3);
  if (dosha !== 'manglik' || !asked || form !== 'closed') return [];
  const alike = !leads(wording, ['not'], ['dosha manglik'], 0) === present;
  return [{ say: 'marry manglik', answer: yesIf(alike), alike }];
}

const ageOfCustom = /(?<![\d.])28(?!\d|\.\d)/;

const ageStatement = (dosha: DoshaName, { question }: Brief): Statement[] =>
  dosha === 'manglik' && ageOfCustom.test(question) ? [{ say: 'not by age', age: 28 }] : [];

function headOf(dosha: DoshaName, { present, because, cancelled }: DoshaReading): Statement {
  return { say: 'dosha', answer: yesIf(present), dosha, present, cancelled, because };
}

function worthOf(dosha: DoshaName, { present, cancelled }: DoshaReading, brief: Brief): Statement {
  // A nadi is judged only beside a partner's.
  const is =
    dosha === 'nadi' ? 'of two' : !present ? 'absent' : cancelled ? ('cancelled' as const) : 'present';
  return { say: 'dosha worth', answer: worthAnswer(brief, !present), dosha, is };
}

function whenOf(dosha: DoshaName, { present }: DoshaReading, brief: Brief): Paragraphs {
  if (!present) return [];
  const planet = planetOf[dosha];
  return [[{ say: 'dosha felt', dosha, planet }, ...timesOf([planet], brief)]];
}

function allDoshas(brief: Brief): Paragraphs {
  const { intent, wording } = brief.understood;
  const asked = doshaNames.filter((name) => name !== 'nadi');
  const found = asked
    .map((dosha) => ({ dosha, ...readDosha(dosha, brief) }))
    .filter(({ present }) => present);
  const [first] = found;
  if (intent === 'remedy' && first) return doshaAnswer(first.dosha, brief);
  if (!first) return [[{ say: 'no doshas', answer: 'no', asked }], [{ say: 'looked for doshas', asked }]];
  const curse = has(wording, 'curse');
  return [
    [{ say: 'doshas found', answer: yesIf(!curse), found: found.length, asked: asked.length, curse }],
    found.map(({ dosha, cancelled, because }) => ({ say: 'dosha line', dosha, cancelled, because })),
    [{ say: 'free of', doshas: asked.filter((name) => !found.some(({ dosha }) => dosha === name)) }],
  ];
}
