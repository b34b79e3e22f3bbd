import type { LocalFunction } from '../../packages/stack-runner/index.ts';
import { chance, pick } from './random.ts';

const troubles = [
  'kill a function',
  'send uploads again',
  'send jobs again',
  'send rubbish',
  'purge the jobs queue',
  'throttle all calls',
  'brown out',
  'rotate the token',
  'empty the wallet',
] as const;
type Trouble = (typeof troubles)[number];

export interface PlannedTrouble {
  readonly what: Trouble;
  /** Begins when this share of the planned calls is charged. */
  readonly at: number;
  readonly number: number;
}

export function planTroubles(seed: number, subjects: number): PlannedTrouble[] {
  const kills = Math.max(2, Math.round(subjects / 12));
  const counts: Record<Trouble, number> = {
    'kill a function': kills,
    'send uploads again': 2,
    'send jobs again': 2,
    'send rubbish': 1,
    'purge the jobs queue': 2,
    'throttle all calls': 2,
    'brown out': 1,
    'rotate the token': 1,
    'empty the wallet': 1,
  };
  return troubles
    .flatMap((what) =>
      Array.from({ length: counts[what] }, (_, number) => ({
        what,
        number,
        at: 0.02 + 0.7 * chance(seed, 'trouble', what, number),
      })),
    )
    .sort((a, b) => a.at - b.at);
}

export const brownOutAlone: readonly PlannedTrouble[] = [{ what: 'brown out', at: 0.4, number: 0 }];

const victimWeights = { FanOut: 6, Photos: 1, Rows: 1, Reconciler: 1, DeadLetters: 1 };

export function killOne(functions: readonly LocalFunction[], seed: number, number: number): string {
  const isFirst = number === 0;
  const name = isFirst ? 'FanOut' : pick(victimWeights, chance(seed, 'victim', number));
  const pids = functions
    .filter(({ logicalId }) => new RegExp(`^${name}[0-9A-F]{8}$`).test(logicalId))
    .flatMap((each) => each.killAll('SIGKILL'));
  return `${name} (${pids.length} process${pids.length === 1 ? '' : 'es'})`;
}
