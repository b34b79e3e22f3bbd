import type { Hold } from '../holds/hold.ts';
import type { GateReason, Reason } from '../ledger/items/state.ts';
import { trialSentence } from './trial-sentence.ts';

/** One sentence for people: what is wrong and what opens the gate again. */
export const gateSentences: Record<GateReason, string> = {
  placeholder:
    'No usable credential has been set yet: run "palmleaf credentials set", and the line starts by itself.',
  'credential unreadable':
    'The secret with the credential is not there, may not be read or holds no credential: mend it, or run "palmleaf credentials set", and the line starts by itself.',
  'credential refused': 'The service refused the credential: set a new one with "palmleaf credentials set".',
  'endpoint refused':
    'The service does not let this credential reach its endpoints: check the plan; one call is tried from time to time, or run "palmleaf gate open".',
  'wallet empty':
    'The wallet of the service is empty: add credit; one call is tried from time to time, or run "palmleaf gate open".',
  'store refuses':
    'What was bought could not be kept, so nothing more is bought: look at the store bucket and at the table; the line goes on by itself when the store takes a body again.',
  unreachable:
    'The service cannot be reached; one call is tried from time to time, and the line goes on by itself.',
  failing:
    'The service fails on most calls (timeouts, 5xx or broken answers); one call is tried from time to time, and the line goes on by itself.',
  throttled: 'The service asked for time; the line goes on by itself.',
};

const callsReached = {
  batch: 'The ceiling of the batch is reached: raise it with "palmleaf ceiling", and it goes on by itself.',
  customer:
    'The budget of the customer for this month is reached: raise it with "palmleaf ceiling --customer", or it goes on next month.',
  places: 'The ceiling of the year for places is reached; it goes on next year.',
  month: 'The ceiling of the month is reached; it goes on next month.',
} as const;

const moneyReached = {
  batch:
    'The ceiling of the batch in money is reached: raise it with "palmleaf ceiling --money", and it goes on by itself.',
  customer:
    'The budget of the customer in money for this month is reached: raise it with "palmleaf ceiling --customer --money", or it goes on next month.',
  places: callsReached.places,
  month: 'The ceiling of the month in money is reached; it goes on next month.',
} as const;

type CodeOf<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

const ceilingText = ({ of, lacks }: CodeOf<'ceiling'>): string =>
  ({
    calls: callsReached[of],
    money: moneyReached[of],
    price:
      'A ceiling in money holds, and a call has no known price in its currency: give the profile its price, or take the ceiling away.',
  })[lacks];

const givenUpText = ({ after, times }: CodeOf<'given-up'>): string =>
  ({
    deaths: `given up: the function died ${times} times in a row while working on it`,
    'not-taken': `given up: the service took none of its calls, ${times} times in a row`,
    'dead-letters': `given up: its jobs failed ${times} times; the messages are kept`,
  })[after];

const pausedText =
  'The batch is paused: nothing more is bought for it until somebody runs "palmleaf resume".';

/** Returns why a subject waits, or why it failed, in words for people. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'gate':
      return gateSentences[reason.gate];
    case 'pause':
      return pausedText;
    case 'hold':
      return 'The batch is held: "palmleaf status" says what was seen, and "palmleaf release" lets it go on.';
    case 'trial':
      return 'The first of each kind go alone, to see what the service answers; the rest goes on by itself when they have ended.';
    case 'ceiling':
      return ceilingText(reason);
    case 'not-taken':
      return 'The service took no call; tried again by itself.';
    case 'given-up':
      return givenUpText(reason);
    case 'legacy':
      return reason.text;
  }
}

/** Returns what holds a batch, in words for people: what was seen, or wanted, and what lets the batch go on. */
export const holdText = (batch: string, { trial }: Pick<Hold, 'trial'>): string =>
  trial === undefined ? pausedText : trialSentence(batch, trial);

/** Whether a subject waits for a hold of its batch, or only for its turn after it. */
export const isOfHold = (reason: Reason | undefined): boolean =>
  reason?.code === 'pause' || reason?.code === 'hold' || reason?.code === 'trial';
