import type { Preview } from '@palmleaf/shared/drafts/preview';
import { previewTable } from '@palmleaf/shared/drafts/preview-table';
import { counted } from '@palmleaf/shared/figures';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';
import { type LocalUpload, shownPath } from '../uploads/local-uploads.ts';

type Previews = ReadonlyMap<LocalUpload, Preview>;

export const previewsJson = (previews: Previews) =>
  [...previews].map(([upload, preview]) => ({ file: shownPath(upload), ...preview }));

const maxShown = 10;

export function previewsText(previews: Previews): Line[] {
  return [...previews].flatMap(([upload, preview]) => {
    const { heads, cells } = previewTable(preview);
    if (cells.length === 0) return [];
    return [
      `${shownPath(upload)}, first rows as Palmleaf reads them:`,
      ...table(
        heads.map((head) => head.toLowerCase()),
        cells.slice(0, maxShown),
      ),
      ...doubts(preview),
      '',
    ];
  });
}

function doubts({ timeless, notBought, twice }: Preview): string[] {
  const omitted = notBought.length === 0 ? 'what needs a time' : notBought.join(', ');
  return [
    ...(timeless === 0
      ? []
      : [
          `${counted(timeless, 'person has', 'people have')} no time of birth, so these are not bought for them: ${omitted} (--unknown-time noon buys them for noon)`,
        ]),
    ...twice.map(
      ({ name, ids }) => `${name} may be in the file twice, with the same date of birth: ${ids.join(', ')}`,
    ),
  ];
}
