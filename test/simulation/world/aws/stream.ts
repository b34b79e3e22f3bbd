import { marshall } from '@aws-sdk/util-dynamodb';
import { unpublishedPrefix } from '../../../../shared/ledger/items/publish-mark.ts';
import type { Item } from '../../../../shared/table/table.ts';
import type { Change } from '../../../support/table/memory-table.ts';

interface Entry {
  readonly sequence: string;
  readonly item: Item;
}

/**
 * Delivers changes of unpublished items in order, and retries until success. A failure halves the batch, unless it
 * names a record.
 */
export class Stream {
  readonly #entries: Entry[] = [];
  readonly #maxSize: number;
  #first = 0;
  #size: number;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
    this.#size = maxSize;
  }

  readonly write = ({ after }: Change): void => {
    if (typeof after?.due !== 'string' || !after.due.startsWith(unpublishedPrefix)) return;
    this.#entries.push({ sequence: String(this.#entries.length + 1).padStart(21, '0'), item: after });
  };

  get left(): number {
    return this.#entries.length - this.#first;
  }

  next() {
    const entries = this.#entries.slice(this.#first, this.#first + this.#size);
    return {
      Records: entries.map(({ sequence, item }) => ({
        eventName: 'MODIFY',
        dynamodb: {
          SequenceNumber: sequence,
          NewImage: marshall(item, { removeUndefinedValues: true }),
        },
      })),
    };
  }

  settle(size: number, failed: readonly (string | null)[]): void {
    const first = failed.map(Number).sort((a, b) => a - b)[0];
    this.#first = first === undefined ? this.#first + size : first - 1;
    this.#size = this.#maxSize;
  }

  halve(): void {
    this.#size = Math.max(1, Math.floor(this.#size / 2));
  }

  trim(): number {
    const { left } = this;
    this.#first = this.#entries.length;
    return left;
  }
}
