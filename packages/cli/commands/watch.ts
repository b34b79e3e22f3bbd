import { isHoldReason } from '@palmleaf/shared/reasons/reason-text';
import { readWaiting } from '../api/batches.ts';
import { type FollowEnd, follow } from '../api/follow.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import type { Options, Run } from '../command-line/command.ts';
import { type ExitCode, exitCodes, InterruptedError } from '../errors.ts';
import { closingLine, holdLines, progressLine } from '../text/batch.ts';
import { reasonHint } from '../text/remedy.ts';

const pauseMs = 2000;
/** Watching ends after this time without change. */
const patienceMs = 30 * 60_000;

const ends: Record<FollowEnd['end'], string> = {
  ended: 'Everything has ended.',
  waiting: 'The remaining people wait until you act.',
  stalled: 'Nothing has moved for half an hour.',
};

export async function watch(
  {
    out,
    json,
    now,
    sleep,
    interrupted,
    hint,
  }: Pick<Run<Options>, 'out' | 'json' | 'now' | 'sleep' | 'interrupted' | 'hint'>,
  reports: SignedFetch,
  keys: ReadonlyMap<string, readonly string[]>,
): Promise<ExitCode> {
  const following = follow({
    reports,
    uploads: keys,
    show: (standing) => out.progress.progress(progressLine(standing)),
    now,
    sleep,
    patienceMs,
    pauseMs,
  });
  const end = await Promise.race([following, interrupted]);
  if (end === undefined) throw new InterruptedError('Stopped watching; the batch continues.');
  out.progress.say(progressLine(end.standing));
  if (!json) {
    out.progress.say(ends[end.end]);
    for (const view of end.standing.values()) out.progress.say(closingLine(view));
    out.progress.say(`Pages of the batches: ${hint('console')}`);
    for (const { batch, open, holds } of end.standing.values()) {
      for (const line of holdLines(holds, batch, hint))
        out.progress.say(line.startsWith(' ') ? line : `${batch}: ${line}`);
      for (const { text, because } of open > 0 ? await readWaiting(reports, batch) : []) {
        if (isHoldReason(because)) continue;
        out.progress.say(`${batch}: ${text}`);
        for (const line of reasonHint(because, { batch }, hint)) out.progress.say(line);
      }
    }
  }
  return end.end === 'ended' ? exitCodes.done : exitCodes.attention;
}
