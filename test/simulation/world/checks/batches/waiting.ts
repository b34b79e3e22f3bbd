import { bases } from '@palmleaf/contract/operations';
import { type Judging, openCalls, statusesOf } from '../../../../../functions/fan-out/call-status.ts';
import { outageWindowMs } from '../../../../../functions/fan-out/gates/breaker.ts';
import { accountOfBatch, accountOfCustomer, monthOf } from '../../../../../shared/budget/periods.ts';
import { gateItems, gateKey, outagesOf } from '../../../../../shared/gate/gate.ts';
import { customerItems, customerKey } from '../../../../../shared/ledger/customers/customer-item.ts';
import { readAccount } from '../../../../../shared/ledger/items/account.ts';
import { waitingOnOf } from '../../../../../shared/ledger/items/blocker.ts';
import type { Header } from '../../../../../shared/ledger/items/header.ts';
import {
  budgetKey,
  customerOfSubject,
  placesBatch,
  type Subject,
} from '../../../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../../../shared/ledger/items/part.ts';
import type { PlannedCall } from '../../../../../shared/plan/plan.ts';
import { hour } from '../../scenario/times.ts';
import type { World } from '../../world.ts';

export function waitsRightly(world: World, report: Report): boolean {
  const { header } = report;
  if (header.state !== 'waiting' || header.waitingOn === undefined || header.reason === undefined)
    return false;
  if (/^(pause|trial)#/.test(header.waitingOn)) return world.holds.keeps(header.waitingOn);
  if (header.waitingOn.startsWith('gate#')) return waitsForPlan(world, header);
  const room = roomUnder(world, header);
  const open = needOf(world, report);
  if (room?.calls !== undefined && room.calls < open.length) return true;
  return room?.micros !== undefined && !isWithin(world, open, room.micros);
}

function isWithin({ prices }: World, open: readonly PlannedCall[], micros: number): boolean {
  let cost = 0;
  for (const { operation } of open) {
    const price = prices?.priceOf(operation);
    if (price === undefined) return false;
    cost += price;
  }
  return cost <= micros;
}

interface RoomLeft {
  readonly calls: number | undefined;
  readonly micros: number | undefined;
}

/** If a credential allows none of the calls of a subject, it has never worked, so the gate stays closed. */
const waitsForPlan = ({ scenario, clock }: World, { reason }: Header): boolean =>
  scenario.forbidden.size > 0 &&
  reason?.code === 'gate' &&
  reason.gate === 'endpoint refused' &&
  clock.now() > scenario.calm + 3 * hour;

function customerAccounts({ table, clock }: World, subject: Subject) {
  const customer = customerOfSubject(subject);
  if (customer === undefined) return [];
  const { pk } = customerKey(customer);
  const account = [...table.items()].find((item) => item.pk === pk);
  const usual = account === undefined ? undefined : customerItems.parse(account).ceiling;
  return [{ key: accountOfCustomer(customer, clock.now()), usual, usualMicros: undefined }];
}

function roomUnder(world: World, header: Header): RoomLeft | undefined {
  const { batch, waitingOn } = header;
  const { scenario, clock, table } = world;
  const now = clock.now();
  const month = budgetKey(monthOf(now));
  const accounts = [
    { key: accountOfBatch(batch, now), usual: batch === placesBatch ? scenario.placesCeiling : undefined },
    ...customerAccounts(world, header),
    { key: month, usual: scenario.monthlyCeiling, usualMicros: scenario.monthlyCeilingMicros },
  ];
  const waitedFor = accounts.find(
    ({ key: account }) => waitingOnOf({ kind: 'ceiling', account, calls: 0 }) === waitingOn,
  );
  if (waitedFor === undefined) return undefined;
  const { key, usual, usualMicros } = waitedFor;
  for (const item of table.items()) {
    if (item.pk !== key.pk || item.sk !== key.sk) continue;
    const account = readAccount(item);
    const { ceiling = usual, committed, committedMicros = 0, committedUnpriced = 0 } = account;
    const most = account.ceilingMoney?.micros ?? usualMicros;
    const unpriced =
      (account.currency === undefined ? committed : committedUnpriced) * (world.prices?.dearestMicros ?? 0);
    return {
      calls: ceiling === undefined ? undefined : ceiling - committed,
      micros: most === undefined ? undefined : most - committedMicros - unpriced,
    };
  }
  return { calls: usual, micros: usualMicros };
}

function needOf(world: World, report: Report): PlannedCall[] {
  const { header } = report;
  const plan = world.universe.planOf(header, header.inputs, header.varshaphalYear);
  return openCalls(plan, statusesOf(plan, report, world.scenario.unknownPolicy, judgingOf(world)));
}

function judgingOf({ table, scenario, clock, settings }: World): Judging {
  const outages = bases.map((base) => {
    const { pk, sk } = gateKey({ base, scheme: scenario.schemes[base] });
    const item = [...table.items()].find((one) => one.pk === pk && one.sk === sk);
    return [base, item === undefined ? [] : outagesOf(gateItems.parse(item))] as const;
  });
  return {
    now: clock.now(),
    windowMs: outageWindowMs({ settings }),
    outages: new Map(outages),
    maxIgnoredDeaths: settings.retry.maxAttempts - 1,
  };
}
