import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Binder } from '@palmleaf/books/pdf';
import { ResultFile } from '../terminal/write-result.ts';

interface BookFile {
  readonly file: string;
  readonly title: string;
}

export async function bindFiles(
  folder: string,
  books: readonly BookFile[],
  path: string,
  title: string,
): Promise<void> {
  const result = await ResultFile.open(path);
  const binder = new Binder((piece) => result.write(piece));
  try {
    for (const { file, title: bookTitle } of books)
      await binder.add(await readFile(join(folder, file)), bookTitle);
    await binder.end(title);
    await result.end();
  } catch (error) {
    await result.abandon();
    throw error;
  }
}
