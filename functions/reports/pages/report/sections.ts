import type { ToldChapter } from '@palmleaf/books/model';
import type { PartView } from '../../../../shared/views/views.ts';
import { chapterOf } from '../../../../shared/views/words.ts';
import { type Html, html } from '../html/html.ts';
import { refusalsOf } from '../outcome.ts';
import { type PieceLook, written } from './pieces.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: Html;
}

/** The kundli's section shows the refusals of the chapters that it replaces. */
export function sectionsOf(
  chapters: readonly ToldChapter[],
  parts: readonly PartView[],
  look: PieceLook,
): Section[] {
  const names = new Set(chapters.map(({ name }) => name));
  const tells = (part: PartView): ToldChapter['name'] => {
    const own = chapterOf(part);
    return names.has(own) ? own : 'kundli';
  };
  return chapters.flatMap(({ name, title, label, pieces }): Section[] => {
    const isTold = pieces.some(({ kind }) => kind !== 'closing');
    const refusals = refusalsOf(parts.filter((part) => tells(part) === name));
    if (!isTold && refusals === undefined) return [];
    return [
      {
        id: name === 'questions' ? 'conversation' : name,
        title,
        html: html`${refusals}${isTold && written([...label, ...pieces], { ...look, within: title })}`,
      },
    ];
  });
}
