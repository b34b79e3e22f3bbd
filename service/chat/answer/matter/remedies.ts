import { pointOf } from '../../../../engines/chart/nativity.ts';
import { isGraha } from '../../../../engines/jyotish/places.ts';
import { byStrength } from '../../../../engines/jyotish/strength.ts';
import type { BodyName, Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import type { Topic } from '../../question/topics.ts';
import { grahaCustoms } from '../../words/grahas.ts';
import { sinceBirth } from '../basics/lived.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { placement } from '../basics/say.ts';
import { bodiesOf, calledIn, topicFacts } from '../basics/topic.ts';
import { vimshottariOf } from '../time/periods.ts';

/** What custom offers for a graha; in the Western tradition only what one does oneself. */
export function remedyFor(body: Graha, { nativity }: Brief): string[] {
  const { day, mantra, gift, practice } = grahaCustoms[body];
  if (nativity.tradition === 'WESTERN') return [`For ${body}: ${practice}.`];
  return [
    `For ${body}: ${practice}.`,
    `By custom one keeps ${day}, says "${mantra}", and gives away ${gift}.`,
  ];
}

/** The planet of a topic that needs help most. */
export function topicRemedies(topic: Topic, brief: Brief): Paragraphs {
  const facts = topicFacts(topic, brief);
  const bodies = bodiesOf(facts).filter(({ name }) => isGraha(name));
  const weakest = bodies.reduce(
    (low, each) => (strength(each) < strength(low) ? each : low),
    bodies[0] ?? facts.ruler,
  );
  const helped = isGraha(weakest.name) ? weakest.name : 'Sun';
  return [
    [
      `For ${calledIn(facts, brief.level)}, work on ${helped} first: of the planets of this matter ${placement(weakest, brief.level)} has the hardest stand.`,
    ],
    remedyFor(helped, brief),
    ...western(brief),
  ];
}

/** For a chart as a whole: its weakest planet, and in the Vedic tradition the lord of the running period. */
export function wholeRemedies(brief: Brief): Paragraphs {
  const { nativity, now } = brief;
  const weakest = byStrength(nativity).at(-1);
  const name = weakest && isGraha(weakest.name) ? weakest.name : 'Sun';
  const lines: string[][] = [
    [
      `Start with ${name}, the weakest planet of your chart: ${placement(pointOf(nativity, name), brief.level)}.`,
    ],
    remedyFor(name, brief),
  ];
  if (nativity.tradition === 'WESTERN') return [...lines, ...western(brief)];
  const lord = vimshottariOf(nativity).at(sinceBirth(now, nativity)).maha.lord;
  if (lord === name) return lines;
  return [
    ...lines,
    [`Your great period belongs to ${lord}, so it deserves some care too.`, ...remedyFor(lord, brief)],
  ];
}

export function bodyRemedies(body: BodyName, brief: Brief): Paragraphs {
  const { nativity, level } = brief;
  const known = body === 'North Node' ? 'Rahu' : body;
  if (!isGraha(known))
    return [[`No remedy is handed down for ${body}: work with it by the part of life in which it stands.`]];
  const placed = nativity.points.find(({ name }) => name === known);
  return [
    [...(placed ? [`In your chart: ${placement(placed, level)}.`] : [])],
    remedyFor(known, brief),
    ...western(brief),
  ];
}

function western({ nativity }: Brief): Paragraphs {
  return nativity.tradition === 'WESTERN'
    ? [
        [
          'Mantras and gifts for planets belong to the Vedic tradition; in the Western one you live the planet out in a better way.',
        ],
      ]
    : [];
}

function strength({ dignity }: { readonly dignity: { readonly strength: number } | undefined }): number {
  return dignity?.strength ?? 0;
}
