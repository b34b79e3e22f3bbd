import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { ResultFile } from '../terminal/write-result.ts';
import { maxZipBytes, zipStream } from './zip-stream.ts';

export async function zipFiles(folder: string, files: readonly string[], path: string): Promise<void> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file))).size;
  if (bytes > maxZipBytes)
    throw new UsageError(
      `The books take ${Math.ceil(bytes / 1e9)} GB, but a zip file can hold only 4 GB: name a folder with -o`,
    );
  const result = await ResultFile.open(path);
  const read = async function* () {
    for (const name of files) yield { name, pieces: createReadStream(join(folder, name)) };
  };
  try {
    for await (const piece of zipStream(read())) await result.write(piece);
    await result.end();
  } catch (error) {
    await result.abandon();
    throw error;
  }
}
