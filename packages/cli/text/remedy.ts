import type { Reason } from '@palmleaf/shared/ledger/items/state';
import { hasEnded, type RingingAlarm, sentenceWith } from '@palmleaf/shared/standing/alarms';
import { type CauseCode, causeOf, causeTable, isBlocking } from '@palmleaf/shared/standing/causes';
import { type RemedyFor, remedies } from '@palmleaf/shared/standing/remedies';
import type { Standing, StandingCause } from '@palmleaf/shared/standing/standing';
import type { Hint } from '../command-line/hints.ts';

export function remedyHint(code: CauseCode, about: RemedyFor, hint: Hint): string[] {
  const { commands } = remedies[causeTable[code].remedy];
  return (commands?.(about) ?? []).map((words) => `    ${hint(...words)}`);
}

export function remedyText({ code, gates, batches = [] }: StandingCause, hint: Hint): string {
  const { says } = remedies[causeTable[code].remedy];
  const [line] = remedyHint(code, { batch: batches[0], gates }, hint);
  return line === undefined ? says : `${says} ${line.trim()}`;
}

export const reasonHint = (because: Reason | undefined, about: RemedyFor, hint: Hint): string[] =>
  because !== undefined && isBlocking(because) ? remedyHint(causeOf(because), about, hint) : [];

export type AlarmsNow =
  | { readonly watched: number; readonly ringing: readonly RingingAlarm[] }
  | { readonly notKnown: string };

export function standingLines(standing: Standing, alarms: AlarmsNow, hint: Hint): string[] {
  const lines = standing.causes.flatMap(({ code, gates, batches = [] }) => [
    remedies[causeTable[code].remedy].says,
    ...remedyHint(code, { batch: batches[0], gates }, hint),
  ]);
  const ringing = 'notKnown' in alarms ? [] : alarms.ringing;
  return [sentenceWith(standing, ringing), ...lines, '', ...alarmLines(standing, alarms)];
}

export function alarmLines(standing: Standing, alarms: AlarmsNow): string[] {
  if ('notKnown' in alarms) return [`The alarms are not known: ${alarms.notKnown}`, ''];
  const lines = alarms.ringing.map((alarm) => {
    const { name, severity, says } = alarm;
    const ended = hasEnded(alarm, standing)
      ? ' The cause has ended; the alarm stops without help in some minutes.'
      : '';
    return `alarm ${name} (${severity}): ${says}${ended}`;
  });
  return lines.length === 0 ? [] : [...lines, ''];
}
