import { fieldsOf } from '@palmleaf/shared/views/answers';
import { humanized } from '@palmleaf/shared/views/words';
import { devata, entity, gradeOf, grades, type Interpretation, interpretation } from '../answers/devatas.ts';
import { type Marked, marked } from '../answers/places.ts';
import { sortedBy } from '../answers/shape.ts';
import { mandala } from '../drawings/mandala.ts';
import type { Colours } from '../drawings/svg.ts';
import type { Words } from '../words/words.ts';
import type { Block, Cell } from './book.ts';
import { blocksOf } from './generic.ts';

/** The home in its mandala, its places, and what each field that holds one says; what needs care comes first. */
export function homeBlocks(answer: unknown, words: Words, colours: Colours): Block[] {
  const fields = fieldsOf(answer);
  if (fields === undefined) return blocksOf(answer);
  const reference = sortedBy(devata, fields.reference).fitting;
  const places = sortedBy(entity, fields.entities).fitting;
  const readings = sortedBy(interpretation, fields.interpretation).fitting;
  const marks = marked(places, readings);
  return [
    ...(reference.length + marks.length === 0
      ? []
      : [
          {
            kind: 'drawing',
            svg: mandala(reference, marks, colours),
            alt: marks.map(({ number, entity: place }) => `${number} ${place.display_name}`).join(', '),
            width: 0.94,
          } as const,
        ]),
    ...(marks.length === 0 ? [] : [table(marks, words)]),
    ...readings
      .filter(({ placements = [], grade }) => placements.length > 0 || grade !== undefined)
      .sort((a, b) => needOf(a) - needOf(b))
      .map((reading): Block => ({ kind: 'card', blocks: ofField(reading) })),
  ];
}

const table = (marks: readonly Marked[], words: Words): Block => ({
  kind: 'table',
  head: ['', words.place, 'Devata', ''],
  rows: marks.map(({ number, entity: place, grade }): Cell[] => [
    String(number),
    place.display_name,
    place.devata_name ?? '',
    grade === 'ungraded' ? '' : humanized(grade),
  ]),
  figures: [],
});

function ofField(reading: Interpretation): Block[] {
  const { interpretation: said, recommended_action: action, placements = [] } = reading;
  const grade = gradeOf(reading.grade);
  const { what_to_do: what, why_it_helps: why } = action?.recommendation ?? {};
  const texts = [said?.effect_on_this_home, what, why].flatMap((text) => (text?.trim() ? [text] : []));
  const held = placements.map(({ display_name: name }) => name).join(', ');
  return [
    {
      kind: 'heading',
      text: held === '' ? reading.devata_name : `${reading.devata_name}: ${held}`,
      ...(grade === 'ungraded' ? {} : { aside: humanized(grade) }),
    },
    ...texts.map((text): Block => ({ kind: 'text', text })),
    ...(said?.about_this_devata?.trim() ? [{ kind: 'fine', text: said.about_this_devata } as const] : []),
  ];
}

/** What needs attention first, the worst grade before the others. */
function needOf(reading: Interpretation): number {
  const grade = gradeOf(reading.grade);
  const rank = grade === 'ungraded' ? grades.length : grades.indexOf(grade);
  return (reading.priority === 'high' ? 0 : 10) + rank;
}
