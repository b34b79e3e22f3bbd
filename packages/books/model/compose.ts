import type { ChapterName } from '@palmleaf/contract/endpoints';
import type { Language } from '@palmleaf/contract/languages';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { chapterOf, helpIn, titleOf } from '@palmleaf/shared/views/words';
import { readNatal } from '../answers/natal.ts';
import { BookError } from '../book-error.ts';
import type { Theme } from '../theme/theme.ts';
import { palmLabelsIn } from '../words/palm/labels.ts';
import { localeOf, wordsIn } from '../words/words.ts';
import { aspectBlocks } from './aspects.ts';
import { bornLines, isoOf } from './birth.ts';
import type { Block, Book, Chapter, Photo } from './book.ts';
import { chartBlocks } from './chart.ts';
import { datesIn } from './dates.ts';
import { blocksOf } from './generic.ts';
import { homeBlocks } from './home.ts';
import { disclaimersOf, palmBlocks } from './palm.ts';
import { panchangBlocks } from './panchang.ts';
import { questionBlocks } from './questions.ts';
import { yearBlocks } from './year.ts';

/** Thrown where a report holds nothing that could be printed yet. */
export class NothingToPrintError extends BookError {
  override readonly name = 'NothingToPrintError';
}

/**
 * A report as a book: what is bought, in the words of whom it is about. What is not there is not spoken of.
 *
 * @param photo the palm with its lines, where the report has one
 * @throws NothingToPrintError
 */
export function composeBook(view: ReportView, theme: Theme, photo?: Photo): Book {
  const language: Language = theme.language ?? view.language ?? 'en';
  const words = wordsIn(language);
  const locale = localeOf(language);
  const date = datesIn(locale);
  const bought = view.parts.filter(({ state, answer }) => state === 'bought' && answer !== undefined);
  const byChapter = Map.groupBy(bought, chapterOf);
  const of = (name: ChapterName): readonly PartView[] => byChapter.get(name) ?? [];
  const answerOf = (name: ChapterName): unknown => of(name)[0]?.answer;
  const chart = readNatal(answerOf('chart'));
  const { birth } = view;
  const noon: Block[] = birth?.unknownTime === 'noon' ? [{ kind: 'fine', text: words.timeNotKnown }] : [];
  const weekday = birth === undefined ? '' : date({ weekday: 'long' })(`${isoOf(birth)}T00:00:00Z`);
  const write: Record<ChapterName, () => Block[]> = {
    palm: () => palmBlocks(of('palm'), photo !== undefined, palmLabelsIn(language)),
    chart: () =>
      chart === undefined
        ? blocksOf(answerOf('chart'))
        : [...noon, ...chartBlocks(chart, words, theme.colours)],
    aspects: () => aspectBlocks(answerOf('aspects'), chart, words, theme.colours),
    year: () => yearBlocks(answerOf('year'), words, date({ day: 'numeric', month: 'long', year: 'numeric' })),
    panchang: () =>
      birth === undefined ? [] : panchangBlocks(answerOf('panchang'), birth, words, weekday, theme.colours),
    home: () => homeBlocks(answerOf('home'), words, theme.colours),
    questions: () => questionBlocks(of('questions')),
    more: () =>
      of('more').flatMap((part): Block[] => [
        { kind: 'heading', text: titleOf(part) },
        ...blocksOf(part.answer),
      ]),
  };
  const chapters = theme.parts.flatMap((name): Chapter[] => {
    const blocks = of(name).length === 0 ? [] : write[name]();
    return blocks.length === 0 ? [] : [{ name, title: words[name], blocks }];
  });
  if (chapters.length === 0)
    throw new NothingToPrintError('Nothing of this report is bought yet that the theme asks for.');
  return {
    locale,
    person: view.name?.trim() ? view.name.trim() : view.id,
    title: words.reading,
    born: birth === undefined ? [] : bornLines(birth, date),
    help: helpIn(view.parts),
    contentsTitle: words.contents,
    chapters,
    closing: disclaimersOf(of('palm')),
    ...(photo === undefined ? {} : { photo }),
  };
}
