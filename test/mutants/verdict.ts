import type { ListedFault } from './fault.ts';
import type { Played } from './play.ts';

/** All except the first two fail the run. `struck off`: not planted, because it would change nothing. */
export const verdicts = ['caught', 'struck off', 'ALIVE', 'HANGS', 'PLACE GONE', 'UNPLAYABLE'] as const;
type Verdict = (typeof verdicts)[number];

export interface Judged {
  readonly fault: ListedFault;
  readonly verdict: Verdict;
  readonly how: string;
  readonly tookMs: number;
}

/** Undefined if the run was interrupted. */
export function verdictOf(fault: ListedFault, played: Played): Pick<Judged, 'verdict' | 'how'> | undefined {
  switch (played.kind) {
    case 'failed':
      return { verdict: 'caught', how: played.by };
    case 'passed':
      return { verdict: 'ALIVE', how: fault.why };
    case 'hung':
      return fault.hangs
        ? { verdict: 'caught', how: 'its tests hang, as they must' }
        : { verdict: 'HANGS', how: 'its tests hang, and the list does not say that they must' };
    case 'unplayable':
      return { verdict: 'UNPLAYABLE', how: played.why };
    case 'interrupted':
      return undefined;
  }
}

export const isFine = ({ verdict }: Judged): boolean => verdict === 'caught' || verdict === 'struck off';
