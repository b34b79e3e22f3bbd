import type { PartView } from '@palmleaf/shared/views/views';
import { humanized, titleOf } from '@palmleaf/shared/views/words';
import type { Labels } from '@palmleaf/texts/labels';

/** Unknown names get no translation: only separators and capitals change. */
export interface PalmLabels {
  title(part: Pick<PartView, 'operation' | 'part'>): string;
  name(text: string): string;
  readonly yes: string;
  readonly no: string;
}

export function palmLabelsOf({ topics, names }: Labels): PalmLabels {
  const known = new Map<string, string>(Object.entries(names));
  const titles = new Map<string, string>(Object.entries(topics));
  return {
    title: (part) => titles.get(part.operation) ?? titleOf(part),
    name: (text) =>
      known.get(
        text
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      ) ?? humanized(text),
    yes: names.yes,
    no: names.no,
  };
}
