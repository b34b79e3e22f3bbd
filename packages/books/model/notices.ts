import { languageTag } from '@palmleaf/contract/languages';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { chapterOf } from '@palmleaf/shared/views/words';
import { type BookTradition, isShown } from '../words/tradition.ts';
import type { BookWording } from '../words/wording.ts';

const titled = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${title}: ${items.join(', ')}`];

export function missingWithoutTime(
  { birth, parts }: ReportView,
  { words }: BookWording,
  tradition: BookTradition,
): string[] {
  if (birth?.unknownTime !== 'left out') return [];
  const bought = new Set(parts.filter(({ state }) => state === 'bought').map(chapterOf));
  const lacking = parts.filter(
    (part) =>
      part.state === 'not asked' && part.missing?.includes('time of birth') && !bought.has(chapterOf(part)),
  );
  const chapters = [...new Set(lacking.map(chapterOf))].filter((name) => isShown(name, tradition));
  return titled(
    words.lacksWithoutTime,
    chapters.map((name) => words[name]),
  );
}

export function otherLanguagesOf(
  { parts }: Pick<ReportView, 'parts'>,
  { words, language, locale }: BookWording,
  tradition: BookTradition,
): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const chapterLanguage = (part: PartView): string[] =>
    part.state !== 'bought' ||
    part.language === undefined ||
    part.language === language ||
    !isShown(chapterOf(part), tradition)
      ? []
      : [`${words[chapterOf(part)]} (${names.of(languageTag(part.language))})`];
  return titled(words.otherLanguage, [...new Set(parts.flatMap(chapterLanguage))]);
}
