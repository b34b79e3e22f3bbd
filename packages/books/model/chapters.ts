import { type ChapterName, chapterNames } from '@palmleaf/contract/endpoints';
import type { Zodiac } from '@palmleaf/engines/chart';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { chapterOf, titleOf } from '@palmleaf/shared/views/words';
import { readNatal } from '../answers/natal.ts';
import { type BookTradition, type ChartStyle, isShown, traditionOf } from '../words/tradition.ts';
import type { BookWording } from '../words/wording.ts';
import { aspectPieces } from './aspects.ts';
import { chartPieces, lightsOf } from './chart.ts';
import { homePieces } from './home.ts';
import { kundliOf } from './kundli.ts';
import { palmBrief, palmPieces } from './palm.ts';
import { panchangPieces } from './panchang.ts';
import type { Piece } from './pieces.ts';
import { questionPieces } from './questions.ts';
import { yearPieces } from './year.ts';

export interface ChapterContent {
  readonly name: ChapterName | 'kundli';
  readonly part: ChapterName;
  readonly title: string;
  readonly label: readonly Piece[];
  readonly brief: readonly Piece[];
  readonly pieces: readonly Piece[];
}

/** Tropical for the vendor's Western chart, sidereal for Indian ones. */
const zodiacs: Readonly<Record<ChapterContent['name'], Zodiac | undefined>> = {
  palm: undefined,
  kundli: 'sidereal',
  chart: 'tropical',
  aspects: 'tropical',
  year: 'sidereal',
  panchang: 'sidereal',
  home: undefined,
  questions: undefined,
  more: undefined,
};

interface ChapterOptions {
  readonly tradition?: BookTradition | undefined;
  readonly style?: ChartStyle | undefined;
}

type ChapterPieces = Pick<ChapterContent, 'pieces'> & Partial<Pick<ChapterContent, 'brief'>>;

export function chaptersOf(
  view: Pick<ReportView, 'parts' | 'birth' | 'updatedAt' | 'finishedAt'>,
  wording: BookWording,
  { tradition = traditionOf(wording.language), style }: ChapterOptions = {},
): ChapterContent[] {
  const { parts, birth } = view;
  const bought = parts.filter(({ state }) => state === 'bought');
  const byChapter = Map.groupBy(bought, chapterOf);
  const partsOf = (name: ChapterName): readonly PartView[] => byChapter.get(name) ?? [];
  const chart = readNatal(partsOf('chart')[0]?.answer);
  const contents: Record<ChapterContent['name'], () => ChapterPieces> = {
    kundli: () => kundliOfReport(view, wording, style),
    palm: () => ({
      brief: palmBrief(partsOf('palm'), wording),
      pieces: palmPieces(partsOf('palm'), wording),
    }),
    chart: () => ({
      brief: chart === undefined ? [] : [lightsOf(chart, wording)],
      pieces: partsOf('chart').flatMap(({ answer }) => chartPieces(answer, wording)),
    }),
    aspects: () => {
      const answers = partsOf('aspects').map(({ answer }) => answer);
      const isDrawn = answers.length === 0 && chart !== undefined && chart.aspects.length > 0;
      return {
        pieces: (isDrawn ? [undefined] : answers).flatMap((one) => aspectPieces(one, chart, wording)),
      };
    },
    year: () => ({ pieces: partsOf('year').flatMap(({ answer }) => yearPieces(answer, wording)) }),
    panchang: () => ({
      pieces: partsOf('panchang').flatMap(({ answer }) => panchangPieces(answer, birth, wording)),
    }),
    home: () => ({ pieces: partsOf('home').flatMap(({ answer }) => homePieces(answer, wording)) }),
    questions: () => ({ pieces: questionPieces(partsOf('questions')) }),
    more: () => ({
      pieces: partsOf('more').flatMap((part): Piece[] => [
        { kind: 'heading', text: titleOf(part) },
        { kind: 'value', value: part.answer },
      ]),
    }),
  };
  const { terms } = wording.jyotish;
  const chapter = (name: ChapterContent['name'], part: ChapterName): ChapterContent => {
    const zodiac = zodiacs[name];
    const text = zodiac === 'tropical' ? terms.westernZodiac : terms.vedicZodiac;
    return {
      name,
      part,
      title: name === 'kundli' ? terms.kundli : wording.words[name],
      label: zodiac === undefined ? [] : [{ kind: 'zodiac', zodiac, text }],
      brief: [],
      ...contents[name](),
    };
  };
  return chapterNames
    .flatMap((name) =>
      name === 'chart' ? [chapter('kundli', 'chart'), chapter(name, name)] : chapter(name, name),
    )
    .filter(({ name }) => isShown(name, tradition));
}

const skyChapters: readonly ChapterName[] = ['chart', 'aspects', 'year', 'panchang'];

/** Computed for the report's end or last change, so that every rendering is the same. */
function kundliOfReport(
  { parts, birth, updatedAt, finishedAt }: Parameters<typeof chaptersOf>[0],
  wording: BookWording,
  style: ChartStyle | undefined,
): ChapterPieces {
  const isBought = parts.some((part) => part.state === 'bought' && skyChapters.includes(chapterOf(part)));
  if (birth === undefined || !isBought) return { pieces: [] };
  return kundliOf(birth, new Date(finishedAt ?? updatedAt), wording, style) ?? { pieces: [] };
}
