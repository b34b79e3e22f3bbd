import { type Help, helpFor } from './help.ts';
import type { DangerKind, SafetyTexts } from './kinds.ts';

export interface NeedOfHelp {
  readonly kind: DangerKind;
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  readonly country: string | undefined;
  readonly texts: SafetyTexts;
}

interface SafetyAnswer {
  readonly message: string;
  readonly help: readonly Help[];
}

export function safetyAnswer(need: NeedOfHelp): SafetyAnswer {
  const { advice, helpIsHere } = need.texts;
  const { lines, help } = helpOf(need);
  return { message: `${advice[need.kind]}\n\n${helpIsHere}\n${lines}`, help };
}

export function doubtAnswer(need: NeedOfHelp): SafetyAnswer {
  const { doubt, helpIsHere, orReword } = need.texts;
  const { lines, help } = helpOf(need);
  return { message: `${doubt[need.kind]}\n\n${helpIsHere}\n${lines}\n\n${orReword}`, help };
}

/** Follows the answer to a message that may signal a danger. */
export const safetyNote = (need: NeedOfHelp): string => `${need.texts.ifInDanger}\n${helpOf(need).lines}`;

function helpOf({ kind, country, texts: { emergency } }: NeedOfHelp) {
  const help = helpFor(kind, country);
  const lines = help.map(
    ({ name, phone, url }, index) => `${index === 0 ? emergency : name}: ${phone ?? url ?? ''}`,
  );
  return { help, lines: lines.join('\n') };
}
