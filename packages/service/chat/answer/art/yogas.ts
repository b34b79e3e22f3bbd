import { type Formation, formationsOf, type YogaName, yogaNames } from '@palmleaf/engines/jyotish';
import type { Graha } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { has, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { worthAnswer } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';

const shown = { STANDARD: 2, ADVANCED: 3, EXPERT: 6 } as const;

export function yogaNamedIn(question: string): YogaName | null {
  const wording = wordingIn(question, readIn(question, []));
  return yogaNames.find((yoga) => yoga !== 'raja' && has(wording, `yoga ${yoga}`)) ?? null;
}

export function yogaAnswer(yoga: YogaName | null, brief: Brief): Paragraphs {
  if (yoga === null) return allYogas(brief);
  const formations = formationsOf(brief.nativity, yoga);
  const planets = planetsOf(formations);
  const present = formations.length > 0;
  const [formation, ...again] = formations.slice(0, shown[brief.level]);
  const head: Statement[] = formation
    ? [
        { say: 'yoga', answer: 'yes', yoga, formation },
        ...again.map((each): Statement => ({ say: 'yoga again', formation: each })),
      ]
    : [{ say: 'yoga', answer: 'no', yoga }];
  switch (brief.understood.intent) {
    case 'why':
      return [
        [
          { say: 'yoga needs', yoga },
          { say: 'yoga is so', ...(formation && { formation }) },
        ],
        [{ say: 'yoga source', yoga }],
      ];
    case 'remedy':
      return [[{ say: 'yoga remedy', yoga }], ...planets.slice(0, 1).map((body) => remedyFor(body, brief))];
    case 'worth':
      return [
        [{ say: 'yoga worth', answer: worthAnswer(brief, true), yoga, present }],
        ...timing(planets, yoga, brief),
      ];
    case 'when':
    case 'more':
      return [head, ...timing(planets, yoga, brief)];
    default:
      return asksMeaning(brief.understood.wording)
        ? [[{ say: 'yoga needs and gives', yoga }], head, ...timing(planets, yoga, brief)]
        : [head, [{ say: 'yoga gives', yoga, present }], ...timing(planets, yoga, brief)];
  }
}

function timing(planets: readonly Graha[], yoga: YogaName, brief: Brief): Paragraphs {
  const first = planets.slice(0, 3);
  const times = first.length > 0 ? timesOf(first, brief) : [];
  return times.length > 0 ? [[{ say: 'yoga times', yoga, planets: first }, ...times]] : [];
}

function planetsOf(formations: readonly Formation[]): Graha[] {
  const named = formations.flatMap(({ facts }) =>
    facts.flatMap((fact) => ('bodies' in fact ? [...fact.bodies] : [fact.body])),
  );
  return [...new Set(named)];
}

function allYogas(brief: Brief): Paragraphs {
  const found = yogaNames.flatMap((yoga) => {
    const formations = formationsOf(brief.nativity, yoga);
    const [formation] = formations;
    return formation ? [{ yoga, formation, formations }] : [];
  });
  const [first] = found;
  const asked = yogaNames.length;
  if (!first) return [[{ say: 'no yogas', answer: 'no', asked }]];
  const lines = found.slice(0, shown[brief.level] * 2);
  return [
    [{ say: 'yogas found', answer: 'yes', found: found.map(({ yoga }) => yoga), asked }],
    lines.map(({ yoga, formation }) => ({ say: 'yoga line', yoga, formation })),
    ...timing(planetsOf(first.formations), first.yoga, brief),
  ];
}
