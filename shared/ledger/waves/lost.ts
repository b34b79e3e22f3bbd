import { addCost, noCost, priceCost } from '../../money/prices.ts';
import { isSameInputs } from '../../plan/same-inputs.ts';
import { all } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { callsIn, type Intended } from '../intent.ts';
import { type Header, headerItems } from '../items/header.ts';
import { headerKey } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import type { Part, Report } from '../items/part.ts';
import { type Charge, resolutionsBy } from '../parts/charges.ts';
import { isRecorded, recordUnknown } from '../parts/parts.ts';
import type { Spent, WorkerSpending } from '../states/spending.ts';
import { leaseExpired } from '../states/unchanged-since.ts';

type Outcome = 'bought' | 'unknown' | 'free';

function outcomeOf(part: Part | undefined, intended: Intended): Outcome {
  if (isRecorded(part, intended)) return 'unknown';
  if (part?.wave !== intended.wave || !isSameInputs(part.inputsHash, intended.inputs)) return 'unknown';
  return part.state === 'bought' ? 'bought' : 'free';
}

export const freeCalls = ({ header, parts }: Report): Intended[] =>
  callsIn(header.intent).filter((intended) => outcomeOf(parts.get(intended.part), intended) === 'free');

/** A call without an answer counts as spent. */
export function spentByDead({ header, parts }: Report): Spent {
  const outcomes = callsIn(header.intent).map((intended) => ({
    outcome: outcomeOf(parts.get(intended.part), intended),
    intended,
  }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const charged = outcomes.filter(({ outcome }) => outcome !== 'free');
  const resolved = outcomes.reduce(
    (sum, { intended: { part, wave } }) => sum + resolutionsBy(parts.get(part), wave),
    0,
  );
  const cost = charged.map(({ intended }) => priceCost(intended.micros)).reduce(addCost, noCost);
  return {
    bought: count('bought'),
    unknown: count('unknown'),
    ...(resolved === 0 ? {} : { resolved }),
    ...(cost.unpriced === charged.length ? {} : { cost }),
  };
}

interface Settled {
  readonly report: Report;
  readonly dead?: WorkerSpending;
}

/**
 * Records calls without an answer as unknown. Idempotent. Call it only without a lease, or after its expiry.
 * @returns undefined when another worker has continued with the report
 */
export async function settleLost(context: LedgerContext, report: Report): Promise<Settled | undefined> {
  const { header, parts } = report;
  if (header.lease === undefined) return { report };
  if (!(await closeLease(context, header, header.lease))) return undefined;
  for (const intended of callsIn(header.intent)) {
    const part = parts.get(intended.part);
    if (outcomeOf(part, intended) !== 'unknown' || isRecorded(part, intended)) continue;
    const { inputs: inputsHash, micros, currency } = intended;
    const price = micros === undefined || currency === undefined ? undefined : { currency, micros };
    const { inputsRevision } = header;
    const why = { code: 'worker-died' } as const;
    const { seller } = header.lease;
    const attempt = { ...intended, inputsHash, inputsRevision, why, sentAt: intended.at, price, seller };
    await recordUnknown(context, header, attempt, part);
  }
  const settled = await loadReport(context, header);
  const { owner: name, until } = header.lease;
  if (settled?.header.lease?.owner !== name) return undefined;
  return { report: settled, dead: { worker: { name, until }, spent: spentByDead(settled) } };
}

/** Runs before the calls are settled, because a frozen owner could wake and record that it sent nothing. */
async function closeLease(
  { table, now }: LedgerContext,
  header: Header,
  lease: NonNullable<Header['lease']>,
): Promise<boolean> {
  if (lease.over) return true;
  const setPaths = [headerItems.member(['lease', 'over'], true)];
  const condition = all(...headerItems.unchanged(header, 'state'), leaseExpired(lease, now()));
  return (await table.update(headerItems.update({ key: headerKey(header), setPaths, condition }))).ok;
}

export const intendedCharges = (header: Header): Charge[] =>
  callsIn(header.intent).map(({ part, wave, at, micros, currency }) => ({
    part,
    state: 'unknown',
    at,
    wave,
    ...(micros === undefined || currency === undefined ? {} : { price: { currency, micros } }),
  }));
