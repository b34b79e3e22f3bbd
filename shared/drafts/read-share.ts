import type { UnsentContent } from './unsent-upload.ts';

const parts = 100;

/**
 * Reports progress in hundredths while the content is read.
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
      const share = Math.min(parts - 1, Math.floor((parts * bytes) / whole));
      if (share <= told) continue;
      told = share;
      tell(share / parts);
    }
  }
  return { ...content, table };
}
