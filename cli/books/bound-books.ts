import { NothingToPrintError } from '../../books/model/compose.ts';
import { Binder } from '../../books/pdf/join.ts';
import type { Theme } from '../../books/theme/theme.ts';
import { Press } from '../../books/typst/press.ts';
import { readReport, readSubjects } from '../api/batches.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { BookMaker } from './make-book.ts';

/**
 * The books of everybody in a batch in one PDF, piece by piece as they are made: nothing of it is kept. Who has nothing bought yet is
 * left out; nothing comes where that is everybody.
 */
export async function* boundBooks(
  reports: SignedFetch,
  batch: string,
  theme: Theme,
): AsyncGenerator<Uint8Array> {
  const press = new Press();
  const maker = new BookMaker(reports, theme, 'pdf', press);
  const ready: Uint8Array[] = [];
  const binder = new Binder(async (piece) => void ready.push(piece));
  try {
    for await (const { id, name } of readSubjects(reports, batch)) {
      const view = await readReport(reports, batch, id);
      if (view === undefined) continue;
      try {
        await binder.add(await maker.make(view), name?.trim() ? name.trim() : id);
      } catch (error) {
        if (!(error instanceof NothingToPrintError)) throw error;
      }
      if (ready.length > 0) yield Buffer.concat(ready.splice(0));
    }
    if (binder.count === 0) return;
    await binder.end(batch);
    yield Buffer.concat(ready.splice(0));
  } finally {
    await press.close();
  }
}
