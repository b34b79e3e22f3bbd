import { oddityText } from '../../../shared/holds/oddity.ts';
import { type ServiceVerdict, saysNothing } from '../../../shared/holds/verdict.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { isSameRefusal } from '../../../shared/ledger/parts/same-refusal.ts';
import { type PartName, palmIdPart } from '../../../shared/plan/part-names.ts';
import type { Plan } from '../../../shared/plan/plan.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import type { CallStatus } from '../call-status.ts';
import type { WaveResult } from '../wave-plan.ts';

/**
 * How a service refuses a photo that it cannot read: by any 4xx that is about what was sent. It says nothing of the service.
 */
const ofBadPhotos: ReadonlySet<AnswerClass> = new Set<AnswerClass>([
  'bad request',
  'unprocessable',
  'other client error',
]);

interface Ended {
  readonly report: Pick<Report, 'parts'>;
  readonly plan: Plan;
  readonly statuses: ReadonlyMap<PartName, CallStatus>;
  readonly refusals: WaveResult['refusals'];
  readonly differences: WaveResult['differences'];
  readonly prices: WaveResult['prices'];
  /** Calls that the last wave bought. */
  readonly bought: number;
}

/**
 * What the end of one subject says of the service. What is copied was looked at when it was bought; what could not be had for
 * now (unknown, unavailable) and bad photos say nothing.
 */
export function verdictOn({
  report,
  plan,
  statuses,
  refusals,
  differences,
  prices,
  bought,
}: Ended): ServiceVerdict {
  const odd = new Map<string, string>();
  const asBefore = new Set<string>();
  const reading = plan.calls.find(({ part }) => part === palmIdPart);
  for (const { part, operation, inputsHash } of plan.calls) {
    for (const { kind, path } of differences.get(part) ?? [])
      odd.set(oddityText({ what: 'another shape', operation, difference: kind, path }), inputsHash);
    const price = prices.get(part);
    if (price !== undefined) odd.set(oddityText({ what: 'another price', operation, ...price }), inputsHash);
    if (statuses.get(part) !== 'refused') continue;
    const kept = report.parts.get(part);
    const refusal = refusals.get(part);
    const answer = refusal ?? (kept?.inputsHash === inputsHash ? kept : undefined);
    if (answer?.class === undefined) continue;
    if (part === palmIdPart && ofBadPhotos.has(answer.class)) return saysNothing;
    const { class: told, status } = answer;
    const oddity = oddityText({ what: 'refused', operation, answer: told, status });
    odd.set(oddity, inputsHash);
    const isRepeated = refusal ? isSameRefusal(kept, { inputsHash }, refusal) : kept?.refusedBefore;
    if (isRepeated) asBefore.add(oddity);
  }
  if (reading !== undefined && lacksPalmId(plan, statuses)) {
    odd.set(oddityText({ what: 'no palm_id' }), reading.inputsHash);
  }
  if (odd.size > 0) {
    const news = [...odd].filter(([oddity]) => !asBefore.has(oddity));
    return { says: 'odd', oddities: Object.fromEntries(odd), news: Object.fromEntries(news) };
  }
  const isRead = reading === undefined || statuses.get(palmIdPart) === 'bought';
  const sold = plan.calls
    .filter(({ part }) => statuses.get(part) === 'bought' && report.parts.get(part)?.reusedFrom === undefined)
    .map(({ operation }) => operation);
  return isRead && bought > 0 ? { says: 'as expected', sold: [...new Set(sold)] } : saysNothing;
}

/** The reading of the photo is there, and what needs its palm_id cannot be asked for. */
const lacksPalmId = ({ calls }: Plan, statuses: ReadonlyMap<PartName, CallStatus>): boolean =>
  statuses.get(palmIdPart) === 'bought' &&
  calls.some(({ part, after }) => after?.part === palmIdPart && statuses.get(part) === 'blocked');
