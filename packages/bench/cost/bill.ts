import { deflateSync } from 'node:zlib';
import { maxItemBytes } from '../../../shared/ledger/parts/bodies.ts';
import { writeUnitsOf } from '../ledger/meter.ts';
import { priceOf } from '../prices.ts';
import { type Bought, bytesOf } from './answers.ts';
import type { Consumed } from './consumed.ts';

const million = 1e6;
/** X-Ray's default, without the first invocation of each second. */
const tracedShare = 0.05;
const gigabyte = 1e9;
const photoUploads = 1;
const photoFetches = 1;

type Bill = Readonly<Record<string, number>>;

export const totalOf = (bill: Bill): number => Object.values(bill).reduce((sum, dollars) => sum + dollars, 0);

export function billOf(consumed: Consumed): Bill {
  const { gigabyteSeconds, invocations, writeUnits, readUnits, puts, gets } = consumed;
  const seconds = Object.fromEntries(
    Object.entries(gigabyteSeconds).map(([name, value]) => [
      `Lambda, ${name}`,
      million * value * priceOf.gigabyteSecond,
    ]),
  );
  return {
    'table, writes': million * writeUnits * priceOf.writeUnit,
    'table, reads': million * readUnits * priceOf.readUnit,
    'S3, requests': million * ((photoUploads + puts) * priceOf.put + (photoFetches + gets) * priceOf.get),
    ...seconds,
    'Lambda, invocations': million * invocations * priceOf.invocation,
    'SQS, requests': million * consumed.queueRequests * priceOf.queueRequest,
    'EventBridge, events': million * consumed.events * priceOf.event,
    'CloudWatch, logs': million * (consumed.logBytes / gigabyte) * priceOf.logGigabyte,
    'X-Ray, traces': million * invocations * tracedShare * priceOf.trace,
    'calls and answers within the region':
      million * ((consumed.sentBytes + consumed.receivedBytes) / gigabyte) * priceOf.regionGigabyte,
  };
}

/** The target of auto scaling (infra/data/capacity.ts). */
const usedShare = 0.7;

export function provisionedBill(consumed: Consumed): Bill {
  const usedUnits = 3600 * usedShare;
  return {
    ...billOf(consumed),
    'table, writes': (million * consumed.writeUnits * priceOf.writeCapacityHour) / usedUnits,
    'table, reads': (million * consumed.readUnits * priceOf.readCapacityHour) / usedUnits,
  };
}

/** The call for the palm_id, then all others at once. */
const callsInARow = 2;

interface NeededByAll {
  readonly calls: number;
  readonly latencySeconds: number;
  readonly wallSeconds: number;
  readonly answerUnits: number;
  readonly answersInBucket: number;
  /** Idempotency records hold answers uncompressed. */
  readonly plainUnits: number;
  readonly answerGigabytes: number;
}

export function neededByAll(bought: readonly Bought[], latencySeconds: number): NeededByAll {
  const sizes = bought.map(({ answer }) => bytesOf(answer));
  const deflated = bought.map(({ answer }) => deflateSync(JSON.stringify(answer.body)).byteLength);
  const unitsOf = (all: readonly number[]) => all.reduce((sum, size) => sum + writeUnitsOf(size), 0);
  return {
    calls: bought.length,
    latencySeconds,
    wallSeconds: callsInARow * latencySeconds,
    answerUnits: unitsOf(deflated.filter((size) => size <= maxItemBytes)),
    answersInBucket: deflated.filter((size) => size > maxItemBytes).length,
    plainUnits: unitsOf(sizes),
    answerGigabytes: sizes.reduce((sum, size) => sum + size, 0) / gigabyte,
  };
}

const scriptInFlight = 100;
const smallGigabytes = 0.5;
const overheadSeconds = 0.05;
const statesBesideCalls = 5;
/** Sent, received, deleted. */
const requestsPerMessage = 3;
/** AWS bills steps of 64 MB; a run needs 50 MB and its answers. */
const expressGigabytes = 0.125;

/** Dollars per million reports, without intake, which costs the same. */
export function billsOfOtherDesigns(needed: NeededByAll): Readonly<Record<string, Bill>> {
  const storedAnswers = {
    'an item or an object for each answer':
      million * (needed.answerUnits * priceOf.writeUnit + needed.answersInBucket * priceOf.put),
  };
  const lambda = (seconds: number, gigabytes: number) =>
    million * seconds * gigabytes * priceOf.gigabyteSecond;
  const oneEach = (needed.latencySeconds + overheadSeconds) * needed.calls;
  return {
    'a script on one machine': {
      'machine, while it runs':
        ((million * needed.calls * needed.latencySeconds) / scriptInFlight / 3600) * priceOf.machineHour,
    },
    'one Lambda for each call': {
      ...storedAnswers,
      Lambda: lambda(oneEach, smallGigabytes) + million * needed.calls * priceOf.invocation,
      SQS: million * requestsPerMessage * needed.calls * priceOf.queueRequest,
    },
    'Powertools, a record for each call': {
      'idempotency table': million * (needed.calls + needed.plainUnits) * priceOf.writeUnit,
      Lambda: lambda(needed.wallSeconds + overheadSeconds, smallGigabytes) + million * priceOf.invocation,
      SQS: million * requestsPerMessage * priceOf.queueRequest,
    },
    'Step Functions, standard': {
      ...storedAnswers,
      transitions: million * (2 * needed.calls + statesBesideCalls) * priceOf.transition,
    },
    'Step Functions, express': {
      ...storedAnswers,
      workflows:
        million *
        (priceOf.expressRun +
          (needed.wallSeconds + overheadSeconds) * expressGigabytes * priceOf.expressGigabyteSecond),
    },
    'durable functions': {
      'operations, a start and a step for each call': million * (1 + needed.calls) * priceOf.durableOperation,
      'data written': million * needed.answerGigabytes * priceOf.durableGigabyteWritten,
      Lambda: lambda(needed.wallSeconds + overheadSeconds, smallGigabytes) + million * priceOf.invocation,
    },
  };
}
