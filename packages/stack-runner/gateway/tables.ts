import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { DynoxideAddress } from '../emulators/dynoxide.ts';
import type { AccessMode, AccessRules, Use } from '../iam/access.ts';
import type { Refusal } from '../iam/refusal.ts';
import type { Credentials } from '../protocol/signature.ts';
import type { CapacityRules, Charge, Throttle } from '../services/dynamodb/capacity.ts';

interface Options {
  readonly region: string;
  readonly account: string;
  readonly credentials: Credentials;
  readonly mode: AccessMode;
  readonly recordsUses: boolean;
  /** Capacity refills this many times faster. */
  readonly capacityTimeScale: number;
  readonly address: DynoxideAddress;
}

export type TablesMessage =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'use'; readonly use: Use }
  | { readonly kind: 'throttle'; readonly throttle: Throttle }
  | { readonly kind: 'charge'; readonly charge: Charge };

interface TablesRules {
  readonly kind: 'rules';
  readonly access: AccessRules;
  readonly capacity: CapacityRules;
}

interface TablesCharge {
  readonly kind: 'charge';
  readonly charge: Charge;
}

export type TablesOrder = TablesRules | TablesCharge;

interface TablesEndpoint {
  readonly endpoint: string;
  setRules(rules: Omit<TablesRules, 'kind'>): void;
  charge(charge: Charge): void;
  stop(): Promise<unknown>;
}

export async function startTables(
  options: Options,
  listener: {
    onRefusal(refusal: Refusal): void;
    onUse(use: Use): void;
    onThrottle(throttle: Throttle): void;
    onCharge(charge: Charge): void;
  },
): Promise<TablesEndpoint> {
  // Node collects garbage late in a large heap; this thread holds only a few requests of at most 16 MB.
  const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
  const thread = new URL('./tables-thread.ts', import.meta.url);
  const worker = new Worker(thread, { workerData: options, resourceLimits });
  const [port] = await once(worker, 'message');
  worker.on('message', (message: TablesMessage) => {
    if (message.kind === 'refusal') listener.onRefusal(message.refusal);
    else if (message.kind === 'use') listener.onUse(message.use);
    else if (message.kind === 'throttle') listener.onThrottle(message.throttle);
    else listener.onCharge(message.charge);
  });
  const post = (message: TablesOrder): void => worker.postMessage(message);
  return {
    endpoint: `http://127.0.0.1:${z.int().parse(port)}`,
    setRules: (rules) => post({ kind: 'rules', ...rules }),
    charge: (charge) => post({ kind: 'charge', charge }),
    stop: () => worker.terminate(),
  };
}
