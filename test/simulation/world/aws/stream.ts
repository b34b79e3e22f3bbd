import { marshall } from '@aws-sdk/util-dynamodb';
import { unpublishedPrefix } from '../../../../shared/ledger/items/publish-mark.ts';
import type { Item } from '../../../../shared/table/table.ts';
import type { Change } from '../../../support/memory-table.ts';

interface Entry {
  readonly sequence: string;
  readonly item: Item;
}

/**
 * The stream of the table as its event source mapping reads it: in order, what a filter lets through, again and again
 * until it is taken; where the function fails the batch is halved, where it names a record it goes on from there.
 */
export class Stream {
  readonly #entries: Entry[] = [];
  readonly #most: number;
  #first = 0;
  #size: number;

  /** @param most records of a batch */
  constructor(most: number) {
    this.#most = most;
    this.#size = most;
  }

  /** To be told of every write of the table. */
  readonly write = ({ after }: Change): void => {
    if (typeof after?.due !== 'string' || !after.due.startsWith(unpublishedPrefix)) return;
    this.#entries.push({ sequence: String(this.#entries.length + 1).padStart(21, '0'), item: after });
  };

  get left(): number {
    return this.#entries.length - this.#first;
  }

  /** The next batch, as Lambda hands it to a function. */
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

  /** The function has ended: it names the records that failed, the first of which comes again with all that follow. */
  settle(batch: number, failed: readonly (string | null)[]): void {
    const first = failed.map(Number).sort((a, b) => a - b)[0];
    this.#first = first === undefined ? this.#first + batch : first - 1;
    this.#size = this.#most;
  }

  /** The function threw, died or ran out of time. */
  halve(): void {
    this.#size = Math.max(1, Math.floor(this.#size / 2));
  }

  /** What nobody has read is too old, and forgotten. */
  trim(): number {
    const { left } = this;
    this.#first = this.#entries.length;
    return left;
  }
}
