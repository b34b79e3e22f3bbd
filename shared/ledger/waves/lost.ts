import { addCost, noCost, priceCost } from '../../money/prices.ts';
import { isPartName, type PartName } from '../../plan/plan.ts';
import type { LedgerContext } from '../context.ts';
import type { Header, Intended } from '../items/header.ts';
import type { Part, Report } from '../items/part.ts';
import type { Charge } from '../parts/charges.ts';
import { isRecorded, recordUnknown } from '../parts/parts.ts';
import type { Accounted, Spent } from '../states/spending.ts';

type Outcome = 'bought' | 'unknown' | 'free';

/** What became of one call of a dead worker's intent, by the part that stands in its place. */
function outcomeOf(part: Part | undefined, intended: Intended): Outcome {
  if (isRecorded(part, intended)) return 'unknown';
  if (part === undefined || part.wave !== intended.wave || part.inputsHash !== intended.inputsHash)
    return 'unknown';
  return part.state === 'bought' && part.reusedFrom === undefined ? 'bought' : 'free';
}

/** What the wave under way on a header has spent, if its worker is dead: a call without an answer counts. */
export function spentByDead({ header, parts }: Report): Spent {
  const outcomes = intentOf({ header }).map(([name, intended]) => ({
    outcome: outcomeOf(parts.get(name), intended),
    intended,
  }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const charged = outcomes.filter(({ outcome }) => outcome !== 'free');
  // A worker that knows prices writes them down: where none stands, it knew none at all, or none of this call.
  const cost = charged.map(({ intended }) => priceCost(intended.micros)).reduce(addCost, noCost);
  return {
    bought: count('bought'),
    unknown: count('unknown'),
    ...(cost.unpriced === charged.length ? {} : { cost }),
  };
}

/**
 * Settles what a worker that died had under way: every call of its intent either has its answer among the parts, or
 * its outcome is unknown and is recorded so. Safe to repeat; to be called only when the lease has run out.
 */
export async function settleLost(context: LedgerContext, report: Report): Promise<Accounted | undefined> {
  const { header, parts } = report;
  if (header.lease === undefined) return undefined;
  for (const [name, intended] of intentOf(report)) {
    const part = parts.get(name);
    if (outcomeOf(part, intended) !== 'unknown' || isRecorded(part, intended)) continue;
    const what = 'the function died while the call was under way';
    const { micros, currency } = intended;
    const price = micros === undefined || currency === undefined ? undefined : { currency, micros };
    const { inputsRevision } = header;
    const attempt = { ...intended, part: name, inputsRevision, what, sentAt: intended.at, price };
    await recordUnknown(context, header, attempt, part);
  }
  const { owner: name, until } = header.lease;
  return { worker: { name, until }, spent: spentByDead(report) };
}

/** The calls of a wave that nobody will settle, as what may have been charged. */
export const intendedIn = (header: Header): Charge[] =>
  intentOf({ header }).map(([part, { wave, at, micros, currency }]) => ({
    part,
    state: 'unknown',
    at,
    wave,
    ...(micros === undefined || currency === undefined ? {} : { price: { currency, micros } }),
  }));

function intentOf({ header }: Pick<Report, 'header'>): [PartName, Intended][] {
  return Object.entries(header.intent ?? {}).flatMap(([name, intended]): [PartName, Intended][] =>
    isPartName(name) ? [[name, intended]] : [],
  );
}
