import {
  callTag,
  candidatesOf,
  maxSubjectsOfCall,
  type Sharing,
} from '../../shared/ledger/inputs/listing.ts';
import {
  type Claimant,
  claimedUntil,
  claimInput,
  listCopier,
  readPointer,
  releaseInput,
} from '../../shared/ledger/inputs/pointers.ts';
import { copyReusable, findReusable } from '../../shared/ledger/inputs/reuse.ts';
import { pointerOf, subjectName } from '../../shared/ledger/items/keys.ts';
import type { Part } from '../../shared/ledger/items/part.ts';
import type { Pointer } from '../../shared/ledger/items/pointer.ts';
import type { Writer } from '../../shared/ledger/parts/parts.ts';
import { applyEvent } from '../../shared/ledger/states/apply-event.ts';
import { type Family, familyOf, type PartName } from '../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import { sharedInputs } from '../../shared/plan/shared-inputs.ts';
import { isOpen } from './call-status.ts';
import { type FanOutDeps, hasTimeForCall } from './deps.ts';
import { type Outlook, sendableIn } from './run.ts';

/** After this many attempts to claim a contended pointer, another subject counts as the buyer. */
const maxClaimAttempts = 3;
const firstPollMs = 250;
const maxPollMs = 5000;

/**
 * For subjects with the same photo, birth data or house: copies existing answers, then one subject claims and buys
 * the rest.
 */
export class SharedBuying {
  readonly #deps: FanOutDeps;
  readonly #outlook: Outlook;
  readonly #claimant: Claimant;
  readonly #claimed = new Set<string>();
  readonly #elsewhere = new Map<string, number>();
  readonly #copied = new Map<PartName, Part>();
  readonly #hashes: Record<Family, string | undefined>;
  readonly #sharing: Sharing;

  constructor(deps: FanOutDeps, outlook: Outlook) {
    this.#deps = deps;
    this.#outlook = outlook;
    this.#claimant = { subject: outlook.report.header, worker: deps.worker };
    this.#hashes = sharedInputs(outlook.report.header.inputs);
    const { reuseAcrossServices: acrossServices, reuseAcrossCustomers: acrossCustomers } = deps.settings;
    this.#sharing = { seller: deps.seller, acrossServices, acrossCustomers };
  }

  get copied(): ReadonlyMap<PartName, Part> {
    return this.#copied;
  }

  get elsewhereUntil(): number | undefined {
    return this.#elsewhere.size === 0 ? undefined : Math.min(...this.#elsewhere.values());
  }

  isElsewhere(call: PlannedCall): boolean {
    const hash = this.#hashOf(call);
    return hash !== undefined && this.#elsewhere.has(hash);
  }

  /** @returns false when the caller must read the report again */
  async take(writer: Writer): Promise<boolean> {
    for (const hash of new Set(sendableIn(this.#outlook).flatMap((call) => this.#hashOf(call) ?? []))) {
      if (!(await this.#takeOne(hash, writer))) return false;
    }
    return true;
  }

  async #takeOne(hash: string, writer: Writer): Promise<boolean> {
    const { ledger } = this.#deps;
    const { report, plan, statuses } = this.#outlook;
    const useful = new Set<string>();
    const copies = new Set<string>();
    const crowded = new Set<string>();
    const isShared = (call: PlannedCall) => this.#hashOf(call) === hash;
    for (let attempt = 0; attempt < maxClaimAttempts; attempt += 1) {
      const known = await readPointer(ledger, hash);
      // Includes calls that wait for a prerequisite, because a copy may complete it.
      const open = plan.calls.filter((call) => isOpen(call, statuses) && isShared(call));
      const candidates = await this.#candidatesOf(hash, known, open);
      for (const call of open) {
        const listed = candidates.filter(({ lists }) => lists(call.inputsHash)).length;
        if (listed >= maxSubjectsOfCall) crowded.add(this.#tagOf(call));
      }
      const found = await findReusable(ledger, open, candidates, this.#sharing);
      if (found.length > 0 && (await this.#releaseWaiting())) return false;
      for (const { source } of found) useful.add(subjectName(source));
      for (const [part, copy] of await copyReusable(ledger, report, found, writer)) {
        statuses.set(part, 'bought');
        this.#copied.set(part, copy);
        copies.add(callTag(copy.inputsHash, copy.serviceId ?? this.#sharing.seller.id));
      }
      if (!sendableIn(this.#outlook).some(isShared)) {
        const listing = { tags: copies, useful, crowded };
        if (known !== undefined) await listCopier(ledger, hash, known, this.#claimant, listing);
        return true;
      }
      const until = claimedUntil(ledger, known, this.#claimant);
      if (until !== undefined) {
        this.#elsewhere.set(hash, until);
        return true;
      }
      const toBuy = plan.calls.filter((call) => isOpen(call, statuses) && isShared(call));
      const bought = toBuy.map((call) => this.#tagOf(call));
      // The buyer is listed even for a crowded call: other subjects may lose their answers.
      for (const tag of bought) crowded.delete(tag);
      const tags = new Set([...copies, ...bought]);
      if (await claimInput(ledger, hash, known, this.#claimant, { tags, useful, crowded })) {
        this.#claimed.add(hash);
        return true;
      }
    }
    this.#elsewhere.set(hash, ledger.now());
    return true;
  }

  /**
   * If the copies completed a waiting subject and the worker died, no blocker would release it.
   * @returns whether the subject waited
   */
  async #releaseWaiting(): Promise<boolean> {
    const { ledger } = this.#deps;
    const { header } = this.#outlook.report;
    if (header.state !== 'waiting') return false;
    await applyEvent(ledger, header, { kind: 'released', dueAt: ledger.now() });
    return true;
  }

  async releaseSettled(): Promise<void> {
    const { plan, statuses } = this.#outlook;
    const open = new Set(
      plan.calls.filter((call) => isOpen(call, statuses)).flatMap((call) => this.#hashOf(call) ?? []),
    );
    await this.release([...this.#claimed].filter((hash) => !open.has(hash)));
  }

  async release(hashes: readonly string[] = [...this.#claimed]): Promise<void> {
    for (const hash of hashes) {
      if (this.#claimed.delete(hash)) await releaseInput(this.#deps.ledger, hash, this.#claimant);
    }
  }

  async waitForOthers(longestMs: number): Promise<boolean> {
    const { ledger, sleep, random } = this.#deps;
    const start = ledger.now();
    for (;;) {
      const passedMs = ledger.now() - start;
      const pauseMs = Math.min(maxPollMs, Math.max(firstPollMs, passedMs / 4)) * (0.5 + random());
      if (passedMs + pauseMs > longestMs || !hasTimeForCall(this.#deps, pauseMs)) return false;
      await sleep(pauseMs);
      for (const hash of this.#elsewhere.keys()) {
        const known = await readPointer(ledger, hash);
        if (claimedUntil(ledger, known, this.#claimant) === undefined) return true;
      }
    }
  }

  async #candidatesOf(hash: string, known: Pointer | undefined, calls: readonly PlannedCall[]) {
    const hashes = calls.map(({ inputsHash }) => inputsHash);
    const me = subjectName(this.#claimant.subject);
    const candidates = await candidatesOf(this.#deps.ledger, hash, known, hashes, this.#sharing);
    return candidates.filter(({ subject }) => subjectName(subject) !== me);
  }

  #tagOf({ inputsHash }: PlannedCall): string {
    return callTag(inputsHash, this.#sharing.seller.id);
  }

  #hashOf(call: PlannedCall): string | undefined {
    const hash = this.#deps.settings.reuse ? this.#hashes[familyOf(call.part)] : undefined;
    return hash && pointerOf(this.#claimant.subject, hash, this.#sharing.acrossCustomers === true);
  }
}
