import type { Hold } from '../holds/hold.ts';
import type { GateReason, Reason } from '../ledger/items/state.ts';
import { type CauseCode, causeOf, causeTable, causeTitle } from '../standing/causes.ts';
import { remedies } from '../standing/remedies.ts';
import { trialSentence } from './trial-sentence.ts';

const sentence = (code: CauseCode): string =>
  `${causeTitle(code)}. ${remedies[causeTable[code].remedy].says}`;

export const gateSentence = (reason: GateReason): string => sentence(reason);

type CodeOf<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

const givenUpText = ({ after, times }: CodeOf<'given-up'>): string =>
  ({
    deaths: `given up: the function died ${times} times in a row while working on it`,
    'not-taken': `given up: the service took none of its calls, ${times} times in a row`,
    'dead-letters': `given up: its jobs failed ${times} times; the messages are stored`,
  })[after];

export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'gate':
    case 'pause':
    case 'hold':
    case 'ceiling':
      return sentence(causeOf(reason));
    case 'trial':
      return 'The first people of each kind go alone, to test the answers of the service; the others continue when those have ended.';
    case 'not-taken':
      return 'The service accepted no call; the calls are tried again automatically.';
    case 'given-up':
      return givenUpText(reason);
    case 'legacy':
      return reason.text;
  }
}

export const holdText = ({ trial }: Pick<Hold, 'trial'>): string =>
  trial === undefined ? sentence('paused') : trialSentence(trial);

export const isHoldReason = (reason: Reason | undefined): boolean =>
  reason?.code === 'pause' || reason?.code === 'hold' || reason?.code === 'trial';
