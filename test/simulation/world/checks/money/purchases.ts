import type { Header } from '../../../../../shared/ledger/items/header.ts';
import { parseSubject, partOfSortKey, subjectName } from '../../../../../shared/ledger/items/keys.ts';
import type { Part, Report } from '../../../../../shared/ledger/items/part.ts';
import type { Change, MemoryTable } from '../../../../support/table/memory-table.ts';
import type { Attempt, CallWatch } from '../../calls.ts';
import { customerIn } from '../../scenario/customers.ts';
import type { World } from '../../world.ts';

const nameOfAnswer = (pk: string, part: string, wave: unknown, inputsHash: unknown): string =>
  [pk, part, wave, inputsHash].join(' ');

/** Includes answers that newer inputs have replaced. */
export class AnswerWatch {
  readonly #stored = new Set<string>();
  readonly #wrong: (what: string) => void;

  constructor(table: MemoryTable, wrong: (what: string) => void) {
    this.#wrong = wrong;
    table.listeners.push((change) => this.#write(change));
  }

  isStored({ subject, part, wave, inputsHash }: Attempt): boolean {
    return [`subject#${subject}`, `place#${subject.slice('./'.length)}`].some((pk) =>
      this.#stored.has(nameOfAnswer(pk, part, wave, inputsHash)),
    );
  }

  #write({ key: { pk, sk }, before, after }: Change): void {
    const part = partOfSortKey(sk);
    if (part === undefined || after?.state !== 'bought') return;
    const { wave, inputsHash, reusedFrom } = after;
    if (before?.state === 'bought' && before.inputsHash === inputsHash && before.wave !== wave)
      this.#wrong(`${part} of ${pk} was bought twice`);
    if (reusedFrom === undefined) this.#stored.add(nameOfAnswer(pk, part, wave, inputsHash));
  }
}

export function checkAttempts(
  { attempts }: CallWatch,
  answers: AnswerWatch,
  reports: ReadonlyMap<string, Report>,
  world: Pick<World, 'erased' | 'wrong'>,
): void {
  for (const attempt of attempts) {
    const report = reports.get(attempt.subject);
    if (report === undefined || world.erased.has(attempt.subject) || answers.isStored(attempt)) continue;
    const part = [...report.parts].find(([name]) => name === attempt.part)?.[1];
    if (!isListed(part, attempt))
      world.wrong(
        attempt.subject,
        `${attempt.part} of ${attempt.subject} was charged in ${attempt.wave}: neither stored nor listed as unknown`,
      );
  }
}

/** As unknown, or as charged beside an answer that was stored earlier. */
function isListed(part: Part | undefined, { inputsHash, wave }: Attempt): boolean {
  const hash = inputsHash.slice(0, 8);
  return (
    [...(part?.unknowns ?? [])].some((entry) => entry.startsWith(`${hash} ${wave} `)) ||
    [...(part?.charges ?? [])].some((entry) => entry.startsWith(`b ${hash} `) && entry.endsWith(` ${wave}`))
  );
}

export function checkOwners(world: Pick<World, 'wrong'>, reports: ReadonlyMap<string, Report>): void {
  for (const [name, { parts }] of reports)
    for (const [part, { reusedFrom = '' }] of parts)
      if (parseSubject(reusedFrom) !== undefined && customerIn(reusedFrom) !== customerIn(name))
        world.wrong(name, `${part} of ${name} was copied from ${reusedFrom}, a person of another customer`);
}

/** @param removed headers of erased people: a later request for the same call buys it again */
export function checkPurchases(
  world: World,
  { attempts }: CallWatch,
  reports: ReadonlyMap<string, Report>,
  removed: readonly Header[],
) {
  const listed = new Map<string, number>();
  let unknowns = 0;
  for (const { parts } of reports.values()) {
    for (const part of parts.values()) {
      for (const entry of part.unknowns ?? []) {
        const hash = entry.slice(0, 8);
        listed.set(hash, (listed.get(hash) ?? 0) + 1);
        unknowns += 1;
      }
    }
  }
  let boughtTwice = 0;
  const erased = new Set(removed.filter(({ state }) => state === 'erasing').map(subjectName));
  const boughtCounts = new Map(world.service.bought);
  for (const { subject, fingerprint } of attempts)
    if (erased.has(subject)) boughtCounts.set(fingerprint, (boughtCounts.get(fingerprint) ?? 0) - 1);
  for (const [fingerprint, bought] of boughtCounts) {
    if (bought < 2) continue;
    const known = world.universe.calls.get(fingerprint);
    const askers = new Set([...(known?.askers ?? []), ...(known?.formerAskers ?? [])]);
    const customers = new Set([...askers].map(customerIn)).size;
    const allowed = world.scenario.reuse ? customers + (known?.formerAskers.size ?? 0) : askers.size;
    if (bought <= allowed) continue;
    boughtTwice += 1;
    const unknown = [...(known?.hashes ?? [])].reduce(
      (sum, hash) => sum + (listed.get(hash.slice(0, 8)) ?? 0),
      0,
    );
    if (bought > allowed + unknown) {
      world.wrong(
        [...askers],
        `${fingerprint} was bought ${bought} times for ${[...askers].join(' and ')}, ${unknown} listed as unknown`,
      );
    }
  }
  return { boughtTwice, unknowns };
}
