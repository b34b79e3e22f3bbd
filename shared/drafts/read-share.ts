import type { UnsentContent } from './unsent-upload.ts';

/** The number of progress steps of one file. */
const parts = 100;

/**
 * Wraps a file's content so that reading it reports progress, each hundredth once.
 *
 * @param passes how often a table is read to its end
 */
export function tellingShare(
  content: UnsentContent,
  passes: number,
  tell: (share: number) => void,
): UnsentContent {
  const whole = content.sizeBytes * passes;
  let bytes = 0;
  let told = 0;
  async function* table(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content.table()) {
      yield chunk;
      bytes += chunk.length;
      // A workbook becomes longer as a table, so only its reader knows the end.
      const share = Math.min(parts - 1, Math.floor((parts * bytes) / whole));
      if (share <= told) continue;
      told = share;
      tell(share / parts);
    }
  }
  return { ...content, table };
}
