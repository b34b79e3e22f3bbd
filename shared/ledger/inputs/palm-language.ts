import { all } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { headerItems } from '../items/header.ts';
import { headerKey, type Subject } from '../items/keys.ts';
import { leaseUnchanged, unchangedSince } from '../states/unchanged-since.ts';
import { isUntouched } from '../states/untouched.ts';

/** Call this only if no palm part can have been bought. */
export async function takeLanguageOfRow({ table }: LedgerContext, subject: Subject): Promise<void> {
  const key = headerKey(subject);
  const header = await headerItems.read(table, key);
  const language = header?.inputs.row?.value.language;
  if (header?.inputs.photo === undefined || language === undefined || !isUntouched(header)) return;
  const update = headerItems.update({
    key,
    setPaths: [
      headerItems.member(['inputs', 'photo', 'palmLanguage'], language),
      headerItems.member(['inputs', 'photo', 'isPalmFixed'], false),
    ],
    condition: all(...unchangedSince(header), leaseUnchanged(header)),
  });
  await table.update(update);
}
