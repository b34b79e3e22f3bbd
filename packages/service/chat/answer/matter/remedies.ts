import { pointOf } from '@palmleaf/engines/chart';
import { byStrength, isGraha } from '@palmleaf/engines/jyotish';
import type { BodyName, Graha } from '@palmleaf/engines/zodiac';
import type { Paragraphs, Statement, Topic } from '@palmleaf/texts/chat/terms';
import { has } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { notBeforeBirth } from '../basics/lived.ts';
import { bodiesOf, topicFacts } from '../basics/topic.ts';
import { vimshottariOf } from '../time/periods.ts';

/** Omits customs in the Western tradition. */
export function remedyFor(body: Graha, { nativity }: Brief): Statement[] {
  const practice: Statement = { say: 'practice', body };
  return nativity.tradition === 'WESTERN' ? [practice] : [practice, { say: 'custom', body }];
}

export function topicRemedies(topic: Topic, brief: Brief): Paragraphs {
  const facts = topicFacts(topic, brief);
  const bodies = bodiesOf(facts).filter(({ name }) => isGraha(name));
  const weakest = bodies.reduce(
    (low, each) => (strength(each) < strength(low) ? each : low),
    bodies[0] ?? facts.ruler,
  );
  const planet = isGraha(weakest.name) ? weakest.name : 'Sun';
  return [
    [{ say: 'work on', topic, house: facts.house.number, planet, placed: weakest }],
    remedyFor(planet, brief),
    ...western(brief),
  ];
}

export function wholeRemedies(brief: Brief): Paragraphs {
  const { nativity, now } = brief;
  const weakest = byStrength(nativity).at(-1);
  const name = weakest && isGraha(weakest.name) ? weakest.name : 'Sun';
  const lines: Paragraphs = [
    [{ say: 'start with', placed: pointOf(nativity, name) }],
    remedyFor(name, brief),
  ];
  if (nativity.tradition === 'WESTERN') return [...lines, ...western(brief)];
  const { lord } = vimshottariOf(nativity).at(notBeforeBirth(now, nativity)).maha;
  if (lord === name) return lines;
  return [...lines, [{ say: 'period care', lord }, ...remedyFor(lord, brief)]];
}

export function bodyRemedies(body: BodyName, brief: Brief): Paragraphs {
  const known = body === 'North Node' ? 'Rahu' : body;
  if (!isGraha(known)) return [[{ say: 'no remedy', body }]];
  const placed = brief.nativity.points.filter(({ name }) => name === known);
  return [
    placed.length > 0 ? [{ say: 'in your chart', points: placed }] : [],
    remedyFor(known, brief),
    ...western(brief),
  ];
}

/** Says what replaces a rite, if the asker wished one. */
function western({ nativity, understood: { wording } }: Brief): Paragraphs {
  return nativity.tradition === 'WESTERN' && has(wording, 'rite', 'remedy') ? [[{ say: 'live it out' }]] : [];
}

function strength({ dignity }: { readonly dignity: { readonly strength: number } | undefined }): number {
  return dignity?.strength ?? 0;
}
