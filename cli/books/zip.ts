import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Zip, ZipPassThrough } from 'fflate';
import { UsageError } from '../errors.ts';
import { ResultFile } from '../terminal/write-result.ts';

/** What a zip without the extensions for big ones can hold. */
const maxZipBytes = 4_000_000_000;

/** Puts files into one zip, as they are: PDFs are compressed already. */
export async function zipFiles(folder: string, files: readonly string[], path: string): Promise<void> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file))).size;
  if (bytes > maxZipBytes)
    throw new UsageError(
      `The books take ${Math.ceil(bytes / 1e9)} GB, and a zip holds 4: name a folder with -o`,
    );
  const result = await ResultFile.open(path);
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const flush = async () => {
    for (const chunk of ready.splice(0)) await result.write(chunk);
  };
  try {
    for (const file of files) {
      const entry = new ZipPassThrough(file);
      zip.add(entry);
      for await (const chunk of createReadStream(join(folder, file))) {
        entry.push(new Uint8Array(chunk));
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
    }
    zip.end();
    await flush();
    await result.end();
  } catch (error) {
    await result.abandon();
    throw error;
  }
}
