import { type Base, bases } from '@palmleaf/contract/operations';
import * as z from 'zod';
import type { LedgerContext } from '../ledger/context.ts';
import { markAttributes, toPublish } from '../ledger/items/publish-mark.ts';
import { type GateReason, gateReasons } from '../ledger/items/state.ts';
import type { Scheme } from '../service-client/credential.ts';
import type { Backoff } from '../service-client/retry-timing.ts';
import { changeItem } from '../table/change-item.ts';
import { ItemKind, itemMissing, schemaVersion } from '../table/item-kind.ts';
import { all, type Key } from '../table/table.ts';
import { pace } from './pace.ts';

/** A closed gate stops calls with one kind of credential to one base address. */
export interface GateName {
  readonly scheme: Scheme;
  readonly base: Base;
}

export const credentialNames = ['token', 'basic'] as const;

const credentialOf = ({ scheme }: Pick<GateName, 'scheme'>): (typeof credentialNames)[number] =>
  scheme === 'token' ? 'token' : 'basic';

export const gateId = (name: GateName): string => `${credentialOf(name)}#${name.base}`;
export const gatePrefix = 'gate#';
export const gateKey = (name: GateName): Key => ({
  pk: `${gatePrefix}${gateId(name)}`,
  sk: `${gatePrefix}${gateId(name)}`,
});

const outage = z.object({ from: z.number(), until: z.number().optional() });
export type Outage = z.output<typeof outage>;

const maxOutages = 10;

type GateContext = Pick<LedgerContext, 'table' | 'now'>;

const gateItem = z.object({
  v: z.literal(schemaVersion),
  base: z.enum(bases),
  state: z.enum(['open', 'closed']),
  reason: z.enum(gateReasons).optional(),
  until: z.number().optional(),
  refusedVersion: z.string().optional(),
  lastGoodCredentialVersion: z.string().optional(),
  /** The announced version; workers with another one read the secret again. */
  credentialVersion: z.string().optional(),
  probes: z.int().optional(),
  probeAt: z.number().optional(),
  revision: z.int(),
  closedAt: z.number().optional(),
  openedAt: z.number().optional(),
  pace: pace.optional(),
  outages: z.array(outage).optional(),
  /** The first free rate slot, in epoch milliseconds. */
  nextTurnAt: z.number().optional(),
  ...markAttributes,
});
export type Gate = z.output<typeof gateItem>;
export const gateItems = new ItemKind('A gate', gateItem);

export const neverClosed = (base: Base): Gate => ({
  v: schemaVersion,
  base,
  state: 'open',
  revision: 0,
});

export const readGate = async ({ table }: Pick<LedgerContext, 'table'>, name: GateName): Promise<Gate> =>
  (await gateItems.read(table, gateKey(name))) ?? neverClosed(name.base);

/** How far a reader's clock may run ahead of the closing worker's. */
export const clockSkewMs = 5000;

/** `marginMs` allows for the clock of the worker that wrote `until`. */
export function isClosed(gate: Gate, now: number, marginMs = clockSkewMs): boolean {
  return gate.state === 'closed' && !(gate.reason === 'throttled' && (gate.until ?? 0) + marginMs <= now);
}

interface Nature {
  /** A more serious reason replaces a lesser one and its `until`. */
  readonly gravity: number;
  /** The evidence that the reason has ended. */
  readonly opens: readonly ('time' | 'credential' | 'probe')[];
}

export const natures: Readonly<Record<GateReason, Nature>> = {
  throttled: { gravity: 0, opens: ['time'] },
  unreachable: { gravity: 1, opens: ['probe'] },
  failing: { gravity: 2, opens: ['probe'] },
  'wallet empty': { gravity: 3, opens: ['probe'] },
  'endpoint refused': { gravity: 4, opens: ['credential', 'probe'] },
  'credential refused': { gravity: 5, opens: ['credential'] },
  'credential unreadable': { gravity: 5, opens: ['credential'] },
  placeholder: { gravity: 5, opens: ['credential'] },
  'store refuses': { gravity: 6, opens: ['probe'] },
};

export const probedReasons = gateReasons.filter((reason) => natures[reason].opens.includes('probe'));
const isProbed = ({ state, reason }: Gate): boolean =>
  state === 'closed' && reason !== undefined && probedReasons.includes(reason);

export const isProbeDue = (gate: Gate, now: number): boolean => isProbed(gate) && (gate.probeAt ?? 0) <= now;

export type Closing =
  | { readonly reason: 'credential unreadable' }
  | { readonly reason: 'placeholder' | 'credential refused'; readonly refusedVersion: string }
  | { readonly reason: 'endpoint refused'; readonly refusedVersion: string; readonly probeAt: number }
  | { readonly reason: 'wallet empty' | 'unreachable' | 'store refuses'; readonly probeAt: number }
  | { readonly reason: 'failing'; readonly probeAt: number; readonly outages: Outage[] }
  | { readonly reason: 'throttled'; readonly until: number };

const closingCleared = { reason: undefined, until: undefined, refusedVersion: undefined, probeAt: undefined };
const comparedAtOpening = ['revision', 'reason', 'until', 'refusedVersion'] as const;
const clearable = ['reason', 'until', 'refusedVersion', 'probeAt', 'probes'] as const;

/**
 * Makes every change of a gate, except those of its rate slots.
 * @param change may run again after another writer's change; returns undefined to change nothing
 */
export const changeGate = (
  { table }: Pick<LedgerContext, 'table'>,
  name: GateName,
  change: (gate: Gate) => Partial<Gate> | undefined,
): Promise<boolean> =>
  changeItem(table, gateItems, gateKey(name), (item) => {
    const gate = item ?? neverClosed(name.base);
    const changed = change(gate);
    if (changed === undefined) return undefined;
    const { v, base, state, revision, pace: before } = gate;
    const unchanged = [
      ...gateItems.unchanged(gate, 'state', 'revision', ...clearable),
      before === undefined ? gateItems.missing('pace') : gateItems.equals(['pace', 'at'], before.at),
    ];
    return {
      set: { v, base, state, revision, ...changed },
      remove: clearable.filter((one) => one in changed && changed[one] === undefined),
      condition: item === undefined ? itemMissing : all(...unchanged),
    };
  });

export async function closeGate(
  { table, now }: GateContext,
  name: GateName,
  closing: Closing,
): Promise<void> {
  const at = now();
  const newClosing = { ...closingCleared, ...closing, ...toPublish(gateKey(name).pk, at) };
  await changeGate({ table }, name, ({ state, reason = 'throttled', revision, ...gate }) => {
    if (state === 'open') return { ...newClosing, state: 'closed', closedAt: at, revision: revision + 1 };
    if (natures[closing.reason].gravity > natures[reason].gravity)
      return { ...newClosing, revision: revision + 1 };
    const isLonger = 'until' in closing && closing.until > (gate.until ?? 0);
    const isOtherVersion = 'refusedVersion' in closing && closing.refusedVersion !== gate.refusedVersion;
    return closing.reason === reason && (isLonger || isOtherVersion) ? closing : undefined;
  });
}

interface Opening {
  /** The gate as the caller read it. The caller may not undo a later closing. */
  readonly before?: Gate | undefined;
  readonly disproved?: readonly GateReason[] | undefined;
}

/** @returns false if the gate was open, or another reason has closed it since */
export const openGate = (
  { table, now }: GateContext,
  name: GateName,
  { before, disproved }: Opening = {},
): Promise<boolean> =>
  changeGate({ table }, name, (gate) => {
    const isSame = comparedAtOpening.every((one) => before === undefined || gate[one] === before[one]);
    const isDisproved = disproved?.some((reason) => reason === gate.reason) ?? true;
    if (gate.state === 'open' || !isSame || !isDisproved) return undefined;
    const at = now();
    const mark = toPublish(gateKey(name).pk, at);
    const revision = gate.revision + 1;
    return { ...closingCleared, state: 'open', openedAt: at, revision, probes: undefined, ...mark };
  });

/** An outage without an end ended when the gate opened. */
export const outagesOf = ({ outages = [], state, openedAt }: Gate): Outage[] =>
  outages
    .map((one) => (one.until === undefined && state === 'open' ? { ...one, until: openedAt } : one))
    .slice(-maxOutages);

/**
 * `lastGoodCredentialVersion`: a later 403 concerns only the endpoint. `credentialVersion`: workers switch to this
 * version before their next call.
 */
export async function noteVersion(
  context: Pick<LedgerContext, 'table'>,
  name: GateName,
  attribute: 'lastGoodCredentialVersion' | 'credentialVersion',
  version: string,
): Promise<void> {
  await changeGate(context, name, (gate) =>
    gate[attribute] === version ? undefined : { [attribute]: version },
  );
}

export async function hasWorked(
  context: Pick<LedgerContext, 'table'>,
  all: readonly GateName[],
  refusing: GateName,
  version: string,
): Promise<boolean> {
  for (const name of all) {
    if (credentialOf(name) !== credentialOf(refusing)) continue;
    if ((await readGate(context, name)).lastGoodCredentialVersion === version) return true;
  }
  return false;
}

export const takeProbe = (
  { table, now }: GateContext,
  name: GateName,
  before: Gate,
  { firstMs, capMs }: Backoff,
): Promise<boolean> =>
  changeGate({ table }, name, (gate) => {
    const { probes = 0, probeAt, revision } = gate;
    if (!isProbed(gate) || revision !== before.revision || probeAt !== before.probeAt) return undefined;
    return { probeAt: now() + Math.min(capMs, firstMs * 2 ** probes), probes: probes + 1 };
  });
