import type { ChapterContent } from '@palmleaf/books/model';
import type { PartView } from '../../../../shared/views/views.ts';
import { chapterOf } from '../../../../shared/views/words.ts';
import { type Html, html } from '../html/html.ts';
import { refusalsOf } from '../outcome.ts';
import { type PieceOptions, written } from './pieces.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: Html;
}

/** The section of the Vedic chart shows the refusals of the chapters that it replaces. */
export function sectionsOf(
  chapters: readonly ChapterContent[],
  parts: readonly PartView[],
  options: PieceOptions,
): Section[] {
  const names = new Set(chapters.map(({ name }) => name));
  const chapterNameOf = (part: PartView): ChapterContent['name'] => {
    const own = chapterOf(part);
    return names.has(own) ? own : 'kundli';
  };
  return chapters.flatMap(({ name, title, label, pieces }): Section[] => {
    const hasContent = pieces.some(({ kind }) => kind !== 'closing');
    const refusals = refusalsOf(parts.filter((part) => chapterNameOf(part) === name));
    if (!hasContent && refusals === undefined) return [];
    return [
      {
        id: name === 'questions' ? 'conversation' : name,
        title,
        html: html`${refusals}${hasContent && written([...label, ...pieces], { ...options, within: title })}`,
      },
    ];
  });
}
