import type { ServiceVerdict } from '../../../shared/holds/verdict.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { isSameRefusal } from '../../../shared/ledger/parts/same-refusal.ts';
import { isSameOddity, type Oddities, type Oddity } from '../../../shared/ledger/reasons/oddity.ts';
import { type PartName, palmIdPart } from '../../../shared/plan/part-names.ts';
import type { Plan } from '../../../shared/plan/plan.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import type { CallStatus } from '../call-status.ts';
import type { Outlook } from '../run.ts';
import type { WaveResult } from '../wave-plan.ts';

const expectedForBadPhotos: ReadonlySet<AnswerClass> = new Set<AnswerClass>([
  'bad request',
  'unprocessable',
  'other client error',
]);

interface Ended
  extends Pick<Outlook, 'plan' | 'statuses'>,
    Pick<WaveResult, 'refusals' | 'differences' | 'prices'> {
  readonly report: Pick<Report, 'parts'>;
  readonly bought: number;
}

/** @returns undefined if the answers say nothing about the service, as after a bad photo */
export function verdictOn(ended: Ended): ServiceVerdict | undefined {
  const { report, plan, statuses, refusals, differences, prices, bought } = ended;
  const found: (Oddities[number] & { readonly isOld?: boolean })[] = [];
  const reading = plan.calls.find(({ part }) => part === palmIdPart);
  for (const { part, operation, inputsHash } of plan.calls) {
    for (const { kind, path } of differences.get(part) ?? [])
      found.push({
        oddity: { code: 'another-shape', operation, difference: kind, path },
        inputs: inputsHash,
      });
    const price = prices.get(part);
    if (price !== undefined)
      found.push({ oddity: { code: 'another-price', operation, ...price }, inputs: inputsHash });
    if (statuses.get(part) !== 'refused') continue;
    const stored = report.parts.get(part);
    const refusal = refusals.get(part);
    const answer = refusal ?? (stored?.inputsHash === inputsHash ? stored : undefined);
    if (answer?.class === undefined) continue;
    if (part === palmIdPart && expectedForBadPhotos.has(answer.class)) return undefined;
    const { class: answerClass, status } = answer;
    const oddity: Oddity = {
      code: 'refused',
      operation,
      answer: answerClass,
      ...(status === undefined ? {} : { status }),
    };
    const isOld = refusal ? isSameRefusal(stored, { inputsHash }, refusal) : stored?.refusedBefore === true;
    found.push({ oddity, inputs: inputsHash, isOld });
  }
  if (reading !== undefined && lacksPalmId(plan, statuses)) {
    found.push({ oddity: { code: 'no-palm-id' }, inputs: reading.inputsHash });
  }
  if (found.length > 0) {
    const old = found.filter(({ isOld }) => isOld);
    const oddities = distinct(found).map(({ oddity, inputs }) => ({ oddity, inputs }));
    const news = oddities.filter(({ oddity }) => !old.some((one) => isSameOddity(one.oddity, oddity)));
    return { says: 'odd', oddities, news };
  }
  const isRead = reading === undefined || statuses.get(palmIdPart) === 'bought';
  const sold = plan.calls
    .filter(({ part }) => statuses.get(part) === 'bought' && report.parts.get(part)?.reusedFrom === undefined)
    .map(({ operation }) => operation);
  return isRead && bought > 0 ? { says: 'expected', sold: [...new Set(sold)] } : undefined;
}

const distinct = (found: Oddities): Oddities =>
  found.filter(({ oddity }, index) => found.findIndex((one) => isSameOddity(one.oddity, oddity)) === index);

const lacksPalmId = ({ calls }: Plan, statuses: ReadonlyMap<PartName, CallStatus>): boolean =>
  statuses.get(palmIdPart) === 'bought' &&
  calls.some(({ part, after }) => after?.part === palmIdPart && statuses.get(part) === 'blocked');
