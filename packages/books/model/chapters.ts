import { type ChapterName, chapterNames } from '@palmleaf/contract/endpoints';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { chapterOf, titleOf } from '@palmleaf/shared/views/words';
import { readNatal } from '../answers/natal.ts';
import type { Wording } from '../words/wording.ts';
import { aspectPieces } from './aspects.ts';
import { chartPieces, lightsOf } from './chart.ts';
import { homePieces } from './home.ts';
import { palmBrief, palmPieces } from './palm.ts';
import { panchangPieces } from './panchang.ts';
import type { Piece } from './pieces.ts';
import { questionPieces } from './questions.ts';
import { yearPieces } from './year.ts';

/** What the answers of one kind say. */
export interface ToldChapter {
  readonly name: ChapterName;
  readonly title: string;
  /** What people ask for first. */
  readonly brief: readonly Piece[];
  readonly pieces: readonly Piece[];
}

/** The bought answers of a report in the order of reading; a chapter may be empty. */
export function chaptersOf(
  { parts, birth }: Pick<ReportView, 'parts' | 'birth'>,
  wording: Wording,
): ToldChapter[] {
  const byChapter = Map.groupBy(
    parts.filter(({ state }) => state === 'bought'),
    chapterOf,
  );
  const of = (name: ChapterName): readonly PartView[] => byChapter.get(name) ?? [];
  const chart = readNatal(of('chart')[0]?.answer);
  const told: Record<ChapterName, () => Pick<ToldChapter, 'pieces'> & Partial<ToldChapter>> = {
    palm: () => ({ brief: palmBrief(of('palm'), wording), pieces: palmPieces(of('palm'), wording) }),
    chart: () => ({
      brief: chart === undefined ? [] : [lightsOf(chart, wording)],
      pieces: of('chart').flatMap(({ answer }) => chartPieces(answer, wording)),
    }),
    aspects: () => {
      const answers = of('aspects').map(({ answer }) => answer);
      const isDrawn = answers.length === 0 && chart !== undefined && chart.aspects.length > 0;
      return {
        pieces: (isDrawn ? [undefined] : answers).flatMap((one) => aspectPieces(one, chart, wording)),
      };
    },
    year: () => ({ pieces: of('year').flatMap(({ answer }) => yearPieces(answer, wording)) }),
    panchang: () => ({
      pieces: of('panchang').flatMap(({ answer }) => panchangPieces(answer, birth, wording)),
    }),
    home: () => ({ pieces: of('home').flatMap(({ answer }) => homePieces(answer, wording)) }),
    questions: () => ({ pieces: questionPieces(of('questions')) }),
    more: () => ({
      pieces: of('more').flatMap((part): Piece[] => [
        { kind: 'heading', text: titleOf(part) },
        { kind: 'value', value: part.answer },
      ]),
    }),
  };
  return chapterNames.map((name) => ({ name, title: wording.words[name], brief: [], ...told[name]() }));
}
