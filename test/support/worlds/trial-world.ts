import { holdsOn } from '../../../shared/holds/hold.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { holdText } from '../../../shared/reasons/reason-text.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { answerOf, LedgerWorld, photo, row } from './ledger-world.ts';

export class TrialWorld extends LedgerWorld {
  override trial = 3;

  names(count: number, from = 0): string[] {
    return Array.from({ length: count }, (_, index) => `june/${String(from + index).padStart(3, '0')}`);
  }

  async photos(count: number, from = 0): Promise<string[]> {
    const all = this.names(count, from);
    for (const name of all) await this.acceptPhoto(name, photo(name));
    return all;
  }

  async rows(count: number, from = 0): Promise<string[]> {
    const all = this.names(count, from);
    for (const [index, name] of all.entries()) {
      const date = { day: 1 + (index % 28), month: 1 + (from % 12), year: 1950 + index };
      await this.acceptRow(name, row({ birth: { ...date, hour: 6, min: 30, lat: 12, lon: 77, tzone: 5.5 } }));
    }
    return all;
  }

  async trialMark() {
    return (await readBatchItem(this.ledger, 'june'))?.trial;
  }

  async holds() {
    const holds = holdsOn('june', await readBatchItem(this.ledger, 'june'));
    return holds.map((hold) => ({ ...hold, sentence: holdText(hold) }));
  }

  release() {
    return releaseBatch(this.ledger, 'june');
  }

  async states(all: readonly string[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const name of all) {
      const { state } = (await this.report(name)).header;
      counts[state] = (counts[state] ?? 0) + 1;
    }
    return counts;
  }

  refusing(operation: string, answer: AnswerClass, status: number) {
    return (call: Call): Answer =>
      call.operation === operation ? answerOf(answer, { status, body: {} }) : this.bought(call);
  }

  /** Returns the palm_id where the profile does not look for it. */
  readonly withoutPalmId = (call: Call): Answer =>
    call.operation === 'get-palm-id'
      ? answerOf('json', { status: 200, body: { reading: { id: 'p' } } })
      : this.bought(call);
}

export async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
}
