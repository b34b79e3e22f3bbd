import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { NewInput, RowInputs } from '../../../shared/plan/inputs.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { subjectCalled, workOn } from '../world/fan-out.ts';
import { reconcileOnce } from '../world/reconciler.ts';
import { minute, type ScopeWorld } from '../world/scope-world.ts';
import { alone, settle } from '../world/settle.ts';

export const rowOf = (version: number, more: Partial<RowInputs> = {}): NewInput => ({
  kind: 'row',
  value: row(more),
  source: {
    bucket: 'inbox',
    key: 'births/june.csv',
    etag: `etag ${version}`,
    sequencer: String(version).padStart(8, '0'),
    time: Date.UTC(2026, 10, 20, 7, version),
    line: 2,
  },
});

export const otherBirth = { day: 5, month: 8, year: 1991, hour: 7, min: 0, lat: 47.5, lon: 19, tzone: 1 };

export async function withRow(world: ScopeWorld, name: string, more: Partial<RowInputs> = {}): Promise<void> {
  const subject = subjectCalled(name);
  await setCeiling(world.ledger, subject.batch, undefined);
  await accept(world.ledger, subject, rowOf(1, more), world.now + minute);
}

export const work = (world: ScopeWorld, name: string): Promise<void> =>
  workOn(world, alone(world, `first worker of ${name}`), subjectCalled(name));

const charts = ['natal_chart_interpretation', 'natal_aspects_report', 'varshaphal_yoga'] as const;

interface Before {
  readonly unavailable: 1 | 2 | 3;
  readonly row?: Partial<RowInputs>;
}

export async function withReopenedCalls(
  world: ScopeWorld,
  subjects: Readonly<Record<string, Before>>,
): Promise<void> {
  await withUnavailableCalls(world, subjects);
  for (const name of Object.keys(subjects))
    await askRedrive(world.ledger, subjectCalled(name).batch, ['unavailable']);
  await reconcileOnce(world, alone(world, 'first reconciler'));
  world.jobs.length = 0;
  world.now += minute;
}

export async function withUnavailableCalls(
  world: ScopeWorld,
  subjects: Readonly<Record<string, Before>>,
): Promise<void> {
  for (const [name, { unavailable, row = {} }] of Object.entries(subjects)) {
    for (const operation of charts.slice(0, unavailable)) world.service.notBuilt.add(operation);
    await withRow(world, name, row);
    await work(world, name);
    world.service.notBuilt.clear();
  }
  await settle(world);
  world.now += minute;
}
