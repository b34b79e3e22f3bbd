import type { UploadKind } from './upload.ts';

/** Names of tables; everything else is taken for a photo. */
export const tableEnding = /\.(csv|tsv|txt)$/i;

export interface NamedFile {
  /** Path below the batch, for example `left/anna.jpg`. */
  readonly name: string;
  /** Needed only where the name does not tell: a table of places looks like one of births. */
  readonly kind?: UploadKind | undefined;
}

/** The key of a file in the inbox, so that nobody else need know the layout. Names are normalised (NFC). */
export function inboxKeyOf(batch: string, { name, kind }: NamedFile): string {
  const file = name.normalize('NFC');
  switch (kind ?? (tableEnding.test(file) ? 'rows' : 'photo')) {
    case 'photo':
      return `palms/${batch}/${file}`;
    case 'rows':
      return file.replace(tableEnding, '') === batch ? `births/${file}` : `births/${batch}/${file}`;
    case 'places':
      return `places/${file}`;
  }
}
