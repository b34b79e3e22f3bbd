import type { UnsentContent } from './unsent-upload.ts';

const hundredths = 100;

/**
 * Reports progress in hundredths.
 * @param passes how often a table is read to its end
 */
export function reportingShare(
  content: UnsentContent,
  passes: number,
  report: (share: number) => void,
): UnsentContent {
  const totalBytes = content.sizeBytes * passes;
  let bytes = 0;
  let reported = 0;
  async function* table(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content.table()) {
      yield chunk;
      bytes += chunk.length;
      const share = Math.min(hundredths - 1, Math.floor((hundredths * bytes) / totalBytes));
      if (share <= reported) continue;
      reported = share;
      report(share / hundredths);
    }
  }
  return { ...content, table };
}
