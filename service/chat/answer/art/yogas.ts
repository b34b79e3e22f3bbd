import { type Formation, formationsOf, type YogaName, yogaNames } from '../../../../engines/jyotish/yogas.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import { asksMeaning } from '../../question/intent.ts';
import { factsInWords } from '../../words/facts.ts';
import { list } from '../../words/list.ts';
import { yogaWords } from '../../words/yogas.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { capital } from '../basics/say.ts';
import { led, worthLead } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { timesOf } from '../time/planet-times.ts';

const shown = { STANDARD: 2, ADVANCED: 3, EXPERT: 6 } as const;

export function yogaAnswer(name: YogaName | null, brief: Brief): Paragraphs {
  if (name === null) return allYogas(brief);
  const { name: called, meaning, rule, source } = yogaWords[name];
  const formations = formationsOf(brief.nativity, name);
  const planets = planetsOf(formations);
  const present = formations.length > 0;
  const how = formations.slice(0, shown[brief.level]).map(formationWords);
  const head = present
    ? [
        `Yes, your chart has ${called}: ${how[0]}.`,
        ...how.slice(1).map((each) => `It is formed again: ${each}.`),
      ]
    : [`No, your chart has no ${called}: it needs ${rule}, and that is not so.`];
  switch (brief.understood.intent) {
    case 'why':
      return [
        [
          `${capital(called)} needs ${rule}.`,
          present ? `In your chart ${how[0]}.` : 'That is not so in your chart.',
        ],
        [`The rule is from: ${source}.`],
      ];
    case 'remedy':
      return [
        [`A yoga needs no remedy; what serves ${called} is to strengthen its planets.`],
        ...planets.slice(0, 1).map((body) => remedyFor(body, brief)),
      ];
    case 'worth':
      return [
        [
          led(
            worthLead(brief, true),
            present
              ? `it is a good sign: ${called} ${meaning}.`
              : `it takes nothing from you to be without ${called}.`,
          ),
        ],
        ...timing(planets, called, brief),
      ];
    case 'when':
    case 'more':
      return [head, ...timing(planets, called, brief)];
    default: {
      if (asksMeaning(brief.understood.text))
        return [
          [`${capital(called)} needs ${rule}; it ${meaning}.`],
          head,
          ...timing(planets, called, brief),
        ];
      return [
        head,
        [present ? `It ${meaning}.` : `Where it is formed, it ${meaning}.`],
        ...timing(planets, called, brief),
      ];
    }
  }
}

function formationWords({ kind, facts }: Formation): string {
  return kind ? `${kind}, because ${factsInWords(facts)}` : factsInWords(facts);
}

function timing(planets: readonly Graha[], called: string, brief: Brief): Paragraphs {
  const times = planets.length > 0 ? timesOf(planets.slice(0, 3), brief) : [];
  return times.length > 0
    ? [[`${capital(called)} gives most in the times of ${list(planets.slice(0, 3))}.`, ...times]]
    : [];
}

function planetsOf(formations: readonly Formation[]): Graha[] {
  const named = formations.flatMap(({ facts }) =>
    facts.flatMap((fact) => ('bodies' in fact ? [...fact.bodies] : [fact.body])),
  );
  return [...new Set(named)];
}

function allYogas(brief: Brief): Paragraphs {
  const found = yogaNames
    .map((name) => ({ name, formations: formationsOf(brief.nativity, name) }))
    .filter(({ formations }) => formations.length > 0);
  if (found.length === 0)
    return [[`No, none of the ${yogaNames.length} yogas that I look for is in your chart.`]];
  const told = found.slice(0, shown[brief.level] * 2).map(({ name, formations }) => {
    const [first] = formations;
    return `${capital(yogaWords[name].name)}: ${first ? formationWords(first) : ''}; it ${yogaWords[name].meaning}.`;
  });
  return [
    [
      `Yes, your chart has ${found.length} of the ${yogaNames.length} yogas that I look for: ${list(found.map(({ name }) => yogaWords[name].name))}.`,
    ],
    told,
    ...timing(planetsOf(found[0]?.formations ?? []), yogaWords[found[0]?.name ?? 'raja'].name, brief),
  ];
}
