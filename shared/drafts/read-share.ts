import type { UnsentContent } from './unsent-upload.ts';

const parts = 100;

/**
 * Reports progress in hundredths while the content is read.
 * @param passes how often a table is read to its end
 */
export function reportingShare(
  content: UnsentContent,
  passes: number,
  report: (share: number) => void,
): UnsentContent {
  const whole = content.sizeBytes * passes;
  let bytes = 0;
  let reported = 0;
  async function* table(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content.table()) {
      yield chunk;
      bytes += chunk.length;
      const share = Math.min(parts - 1, Math.floor((parts * bytes) / whole));
      if (share <= reported) continue;
      reported = share;
      report(share / parts);
    }
  }
  return { ...content, table };
}
