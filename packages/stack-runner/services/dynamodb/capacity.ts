import { AwsError } from '../../basics/errors.ts';
import { isObject } from '../../basics/json.ts';
import type { Need } from '../../iam/decide.ts';

export interface TableCapacity {
  /** Units a second; undefined for unlimited. */
  readonly read: number | undefined;
  readonly write: number | undefined;
}

export interface CapacityRules {
  readonly tables: ReadonlyMap<string, TableCapacity>;
  readonly perKey: TableCapacity | undefined;
}

type Kind = keyof TableCapacity;
export interface Throttle {
  readonly table: string;
  readonly kind: Kind;
}

export interface Charge {
  readonly shares: readonly Share[];
  readonly units: number;
}

/** A token bucket of one second. AWS also lets a table use unused capacity of earlier seconds. */
class TokenBucket {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond;
    this.#at = now;
  }

  isEmpty(now: number): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left <= 0;
  }

  use(units: number): void {
    this.#left -= units;
  }
}

const writes = /:(PutItem|UpdateItem|DeleteItem|BatchWriteItem)$/;
const reads = /:(GetItem|BatchGetItem|Query|Scan|ConditionCheckItem)$/;
const maxBuckets = 20_000;

interface Share {
  readonly table: string;
  readonly kind: Kind;
  readonly keys: readonly string[];
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html */
export class Capacity {
  #rules: CapacityRules = { tables: new Map(), perKey: undefined };
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #now: () => number;
  readonly #onThrottle: (throttle: Throttle) => void;
  readonly #onCharge: (charge: Charge) => void;

  constructor(
    now: () => number,
    onThrottle: (throttle: Throttle) => void,
    onCharge: (charge: Charge) => void = () => undefined,
  ) {
    this.#now = now;
    this.#onThrottle = onThrottle;
    this.#onCharge = onCharge;
  }

  setRules(rules: CapacityRules): void {
    this.#rules = rules;
    this.#buckets.clear();
  }

  /**
   * Returns what to charge; undefined without limits.
   * @throws AwsError if DynamoDB would throttle
   */
  admit(operation: string, needs: readonly Need[]): readonly Share[] | undefined {
    const { tables, perKey } = this.#rules;
    if (tables.size === 0 && perKey === undefined) return undefined;
    const shares = needs.flatMap((need) => shareOf(need) ?? []);
    for (const share of shares)
      for (const [bucket, why] of this.#bucketsOf(share))
        if (bucket.isEmpty(this.#now())) {
          this.#onThrottle(share);
          throw throttledBy(operation, shares.length, why);
        }
    return shares.length === 0 ? undefined : shares;
  }

  charge(shares: readonly Share[], answer: unknown): void {
    const consumed = isObject(answer) ? [answer.ConsumedCapacity ?? []].flat() : [];
    const units = consumed.reduce<number>(
      (sum, each) =>
        sum + (isObject(each) && typeof each.CapacityUnits === 'number' ? each.CapacityUnits : 0),
      0,
    );
    const charge = { shares, units };
    this.use(charge);
    this.#onCharge(charge);
  }

  use({ shares, units }: Charge): void {
    for (const share of shares)
      for (const [bucket, , portion] of this.#bucketsOf(share)) bucket.use((units / shares.length) * portion);
  }

  #bucketsOf({ table, kind, keys }: Share): [TokenBucket, string, number][] {
    const { tables, perKey } = this.#rules;
    const found: [TokenBucket, string, number][] = [];
    const tableLimit = tables.get(table)?.[kind];
    if (tableLimit !== undefined)
      found.push([
        this.#bucket(`${kind} ${table}`, tableLimit),
        'Throughput exceeds the maximum OnDemandThroughput configured on table or index',
        1,
      ]);
    const keyLimit = perKey?.[kind];
    if (keyLimit !== undefined)
      for (const key of keys)
        found.push([
          this.#bucket(`${kind} ${table} ${key}`, keyLimit),
          'Throughput exceeds the current capacity of your table or index',
          1 / keys.length,
        ]);
    return found;
  }

  #bucket(name: string, perSecond: number): TokenBucket {
    const known = this.#buckets.get(name);
    if (known !== undefined) return known;
    if (this.#buckets.size >= maxBuckets) this.#buckets.clear();
    const made = new TokenBucket(perSecond, this.#now());
    this.#buckets.set(name, made);
    return made;
  }
}

function shareOf({ action, resource, context }: Need): Share | undefined {
  const kind = writes.test(action) ? 'write' : reads.test(action) ? 'read' : undefined;
  const [table = ''] = resource.split('/index/');
  const keys = resource === table ? (context?.['dynamodb:leadingkeys'] ?? []) : [];
  return kind && { table, kind, keys };
}

function throttledBy(operation: string, members: number, why: string): AwsError {
  if (!operation.startsWith('Transact')) return new AwsError('ThrottlingException', why);
  const CancellationReasons = Array.from({ length: members }, () => ({
    Code: 'ThrottlingError',
    Message: why,
  }));
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  return new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons },
  );
}
