import type { RefusalReason } from '../../intake/reasons/refusal-reason.ts';
import type { Refusal } from '../../intake/refusal.ts';
import { fileTexts } from './file-texts.ts';
import { rowTexts } from './row-texts.ts';
import { tableTexts } from './table-texts.ts';

type Code = RefusalReason['code'];

const texts: { readonly [One in Code]: (reason: Extract<RefusalReason, { code: One }>) => string } = {
  ...tableTexts,
  ...rowTexts,
  ...fileTexts,
  legacy: ({ text }) => text,
};

const textOf = <One extends Code>(code: One, reason: Extract<RefusalReason, { code: One }>): string =>
  texts[code](reason);

export function refusalText({ reason, entry }: Pick<Refusal, 'reason' | 'entry'>): string {
  const text = textOf(reason.code, reason);
  return entry === undefined ? text : `${entry}: ${text}`;
}
