import { fieldsOf } from '@palmleaf/shared/views/answers';
import {
  devata,
  entity,
  gradeOf,
  grades,
  type Interpretation,
  interpretation,
  type ShownGrade,
} from '../answers/devatas.ts';
import { type NumberedEntity, numberedEntities } from '../answers/places.ts';
import { splitBySchema } from '../answers/shape.ts';
import { mandalaInWords } from '../drawings/mandala.ts';
import type { BookWording } from '../words/wording.ts';
import { type Piece, presentPieces, textPiece, type Worded } from './pieces.ts';

/** The most urgent devatas first; folds those without a placement and a grade. */
export function homePieces(answer: unknown, { words }: BookWording): Piece[] {
  const fields = fieldsOf(answer);
  if (fields === undefined) return [{ kind: 'value', value: answer }];
  const reference = splitBySchema(devata, fields.reference);
  const entities = splitBySchema(entity, fields.entities);
  const readings = splitBySchema(interpretation, fields.interpretation);
  const marks = numberedEntities(entities.fitting, readings.fitting);
  const isOccupied = ({ placements = [], grade }: Interpretation) =>
    placements.length > 0 || grade !== undefined;
  const occupied = readings.fitting.filter(isOccupied).sort((a, b) => needOf(a) - needOf(b));
  const empty = readings.fitting.filter((reading) => !isOccupied(reading));
  const themes = reference.fitting.filter(
    ({ devata_code: code }) => !empty.some((reading) => reading.devata_code === code),
  );
  const others = [...reference.others, ...entities.others, ...readings.others];
  const drawing: Piece = {
    kind: 'drawing',
    figure: { of: 'mandala', reference: reference.fitting, marks },
    alt: mandalaInWords(marks),
  };
  return presentPieces(
    marks.length + reference.fitting.length > 0 && {
      kind: 'beside',
      isEven: false,
      sides: [[drawing], marks.length === 0 ? [] : [table(marks, words)]],
    },
    occupied.length > 0 && { kind: 'cards', pieces: occupied.map((reading) => card(reading, words)) },
    empty.length + themes.length > 0 && {
      kind: 'folded',
      title: words.wholeMandala,
      pieces: [
        {
          kind: 'terms',
          rows: [
            ...themes.flatMap(({ devata_name: name, life_theme: theme }) =>
              theme === undefined ? [] : [[name, textPiece(theme)] as const],
            ),
            ...empty.map(
              (reading) =>
                [reading.devata_name, [...textPiece(reading.life_theme), ...effects(reading)]] as const,
            ),
          ],
        },
      ],
    },
    others.length > 0 && { kind: 'value', value: others },
  );
}

type Words = BookWording['words'];

function graded(grade: ShownGrade, words: Words): Worded | undefined {
  return grade === 'ungraded' ? undefined : { text: words.grades[grade], grade };
}

function table(marks: readonly NumberedEntity[], words: Words): Piece {
  const isGraded = marks.some(({ grade }) => grade !== 'ungraded');
  return {
    kind: 'table',
    name: 'places',
    zodiac: undefined,
    title: words.home,
    head: ['', words.place, 'Devata', ...(isGraded ? [''] : [])],
    rows: marks.map(({ number, entity: place, grade }) => [
      String(number),
      place.display_name,
      place.devata_name ?? '',
      ...(isGraded ? [graded(grade, words) ?? ''] : []),
    ]),
    numberColumns: [0],
  };
}

function card(reading: Interpretation, words: Words): Piece {
  const { placement_guidance: guidance, recommended_action: action, placements = [] } = reading;
  const grade = gradeOf(reading.grade);
  const occupants = placements.map(({ display_name: name }) => name).join(', ');
  const { what_to_do: what, why_it_helps: why } = action?.recommendation ?? {};
  const advice = [what, why].flatMap((text) => (text?.trim() ? [text] : []));
  const gradedNames = (names: readonly string[] = [], kind: 'preferred' | 'avoid'): Piece[] =>
    names.length === 0
      ? []
      : [{ kind: 'fine', text: names.join(', '), label: { text: words.grades[kind], grade: kind } }];
  const aside = graded(grade, words);
  return {
    kind: 'card',
    name: grade,
    pieces: presentPieces(
      {
        kind: 'heading',
        text: occupants === '' ? reading.devata_name : `${reading.devata_name}: ${occupants}`,
        ...(aside && { aside }),
      },
      reading.life_theme?.trim() ? { kind: 'lead', text: reading.life_theme } : undefined,
      effects(reading),
      advice.length > 0 && { kind: 'advice', title: words.whatToDo, texts: advice },
      gradedNames(guidance?.suitable_placements, 'preferred'),
      gradedNames(guidance?.placements_to_avoid, 'avoid'),
    ),
  };
}

const effects = ({ interpretation: texts }: Interpretation): Piece[] =>
  presentPieces(
    textPiece(texts?.effect_on_this_home),
    texts?.about_this_devata?.trim() ? { kind: 'fine', text: texts.about_this_devata } : undefined,
  );

function needOf(reading: Interpretation): number {
  const grade = gradeOf(reading.grade);
  const rank = grade === 'ungraded' ? grades.length : grades.indexOf(grade);
  return (reading.priority === 'high' ? 0 : 10) + rank;
}
