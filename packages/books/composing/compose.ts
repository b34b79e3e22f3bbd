import { endpointOf, operationNames } from '@palmleaf/contract/operations';
import type { ReportView } from '@palmleaf/shared/views/views';
import { chapterOf, helpIn } from '@palmleaf/shared/views/words';
import { BookError } from '../book-error.ts';
import { bornLines } from '../model/birth.ts';
import { chaptersOf } from '../model/chapters.ts';
import { missingWithoutTime, otherLanguagesOf } from '../model/notices.ts';
import type { Piece } from '../model/pieces.ts';
import type { Theme } from '../theme/theme.ts';
import { traditionOf } from '../words/tradition.ts';
import { bookWordingIn } from '../words/wording.ts';
import { blocksFor } from './blocks.ts';
import type { Block, Book, BookPhoto, Chapter, TableCell } from './book.ts';

export class NothingToPrintError extends BookError {
  override readonly name = 'NothingToPrintError';
}

const maxHeadings = 9;

const headingsOf = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks
      .flatMap((block) => (block.kind === 'card' ? block.blocks.slice(0, 1) : [block]))
      .flatMap((block) => (block.kind === 'heading' ? [plainText(block.text)] : []))
      .slice(0, maxHeadings),
  ),
];
const plainText = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.text);

/** After the summary, the drawing may no longer fit on the page. */
function drawingFirst(brief: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const [first, ...others] = pieces;
  return first?.kind === 'drawing' ? [first, ...brief, ...others] : [...brief, ...pieces];
}

const chaptersOfTime: ReadonlySet<string> = new Set(
  operationNames.flatMap((name) => {
    const endpoint = endpointOf(name);
    return endpoint?.plan?.timeOfBirth === 'needed' ? [endpoint.chapter] : [];
  }),
);

/**
 * Omits parts that are not bought.
 * @throws NothingToPrintError
 */
export async function composeBook(view: ReportView, theme: Theme, photo?: BookPhoto): Promise<Book> {
  const language = theme.language ?? view.language;
  const wording = await bookWordingIn(language ?? 'en');
  const { tradition = traditionOf(wording.language), chartStyle: style } = theme;
  const printedParts = view.parts.filter((part) => theme.parts.includes(chapterOf(part)));
  const { words, locale } = wording;
  const { birth } = view;
  const boughtChapters = chaptersOf(
    { ...view, parts: view.parts.filter(({ answer }) => answer !== undefined) },
    wording,
    { tradition, style },
  );
  const options = { colours: theme.colours, words, degrees: wording.degrees, hasPhoto: photo !== undefined };
  const filledChapters = theme.parts
    .flatMap((name) => boughtChapters.filter(({ part }) => part === name))
    .map((chapter) => ({
      ...chapter,
      blocks: blocksFor(drawingFirst(chapter.brief, chapter.pieces), options),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const languageNotices = (name: string): Block[] =>
    language === undefined
      ? []
      : otherLanguagesOf(
          { parts: printedParts.filter((part) => chapterOf(part) === name) },
          wording,
          tradition,
        ).map((text) => ({ kind: 'fine', text }));
  const noonChapter =
    birth?.unknownTime === 'noon' ? filledChapters.find(({ name }) => chaptersOfTime.has(name)) : undefined;
  const missing = missingWithoutTime(view, wording, tradition);
  const chapters = filledChapters.map(
    (chapter): Chapter => ({
      name: chapter.name,
      title: chapter.title,
      holds: headingsOf(chapter.blocks),
      blocks: [
        ...languageNotices(chapter.name),
        ...blocksFor(chapter.label, options),
        ...(chapter === noonChapter ? [{ kind: 'fine', text: words.timeNotKnown } as const] : []),
        ...chapter.blocks,
      ],
    }),
  );
  if (chapters.length === 0) throw new NothingToPrintError('Nothing that the theme includes is bought yet.');
  return {
    locale,
    person: view.name?.trim() ? view.name.trim() : view.id,
    title: words.reading,
    born: [...(birth === undefined ? [] : bornLines(birth, wording)), ...missing],
    help: helpIn(view.parts),
    contentsTitle: words.contents,
    chapters,
    closing: boughtChapters.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === 'closing' ? piece.disclaimers : [])),
    ),
    ...(photo === undefined ? {} : { photo }),
  };
}
