import { askBatchErasure, decidePause } from '../../../../shared/erasure/batch-erasure.ts';
import { requestErasure } from '../../../../shared/erasure/request-erasure.ts';
import { cancelBatch, cancelSubject } from '../../../../shared/holds/cancel.ts';
import { pauseBatch, resumeBatch } from '../../../../shared/holds/pause.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { type Subject, subjectName } from '../../../../shared/ledger/items/keys.ts';
import type { ErasedBecause } from '../../../../shared/ledger/items/tombstone.ts';
import { redrivePlaces } from '../../../../shared/places/redrive.ts';
import { resumeRefresh, startRefresh } from '../../../../shared/places/refresh.ts';
import { latestMessageMs } from '../aws/storm.ts';
import type { Process } from '../process.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { minute } from '../scenario/times.ts';
import { bringUnpacked } from '../unpacked.ts';
import type { World } from '../world.ts';
import { run } from './invoke.ts';

export function scheduleOperators(world: World): void {
  const { clock, scenario } = world;
  scheduleErasures(world);
  for (const { at, batch, only } of scenario.redrives) {
    clock.after(at - clock.now(), () =>
      untilAnswered(world, async (process) => {
        const states = ['unavailable', 'unknown', 'refused'] as const;
        const all = Math.floor(at) % 2 === 0 ? ([...states, 'cancelled'] as const) : states;
        await askRedrive(world.ledgerOf(process), batch, all, only);
        await redrivePlaces(world.ledgerOf(process), states);
      }),
    );
  }
  for (const cancel of scenario.cancels) {
    const act = () => untilAnswered(world, (process) => requestCancellation(world, process, cancel));
    if (cancel.atWrite === undefined) clock.after(cancel.at - clock.now(), act);
    else afterWrite(world, cancel.atWrite, act);
  }
  for (const { at, to, batch } of scenario.pauses) {
    const changes = [
      { time: at, change: pauseBatch },
      ...(to === undefined ? [] : [{ time: to, change: resumeBatch }]),
    ];
    for (const { time, change } of changes) {
      clock.after(time - clock.now(), () =>
        untilAnswered(
          world,
          async (process) => void (await decidePause(world.ledgerOf(process), batch, change)),
        ),
      );
    }
  }
  for (const at of scenario.refreshes) {
    clock.after(at - clock.now(), () => {
      world.refreshedAt = clock.now();
      refresh(world, 3);
    });
  }
}

function afterWrite({ table, clock }: World, number: number, act: () => void): void {
  let writes = 0;
  table.listeners.push(() => {
    writes += 1;
    if (writes === number) clock.after(0, act);
  });
}

async function requestCancellation(
  world: World,
  process: Process,
  { batch, person, part, because, erases = false }: Scenario['cancels'][number],
): Promise<void> {
  const ledger = world.ledgerOf(process);
  if ((part ?? because) !== undefined) {
    await cancelBatch(ledger, batch, { person, part, because, ...(erases ? { erases } : {}) });
    return;
  }
  if (person !== undefined) {
    await cancelSubject(ledger, { batch, id: person });
    if (erases) await erasePerson(world, process, { batch, id: person }, false);
    return;
  }
  const mark = await cancelBatch(ledger, batch);
  if (!erases || typeof mark !== 'object') return;
  await eraseBatch(world, process, batch, false, { code: 'cancelled', at: mark.at });
}

function scheduleErasures(world: World): void {
  const { scenario } = world;
  for (const { at, subject, keepsOut } of scenario.erasures)
    askUntilKnown(world, at, (process) => erasePerson(world, process, subject, keepsOut));
  for (const { at, batch, keepsOut } of scenario.batchErasures)
    askUntilKnown(world, at, (process) => eraseBatch(world, process, batch, keepsOut));
}

/** @returns false to ask again later */
async function erasePerson(
  world: World,
  process: Process,
  subject: Subject,
  keepsOut: boolean,
): Promise<boolean> {
  const { clock } = world;
  const name = subjectName(subject);
  if (!world.erasedAt.has(name)) world.erasedAt.set(name, world.wallClock(process));
  const wish = keepsOut ? ({ keepOut: true } as const) : {};
  const answer = await requestErasure(world.ledgerOf(process), world.nameHash, subject, wish);
  world.history.add(clock.now(), name, `its erasure is ${answer}`);
  if (answer === 'unknown') return !keepsOut;
  if (!world.erased.has(name)) bringUnpacked(world, subject, world.erasedAt.get(name) ?? clock.now());
  world.erased.add(name);
  if (keepsOut && !world.keptOut.has(name)) world.keptOut.set(name, clock.now());
  return true;
}

/** @returns false to ask again later */
async function eraseBatch(
  world: World,
  process: Process,
  batch: string,
  keepsOut: boolean,
  because?: ErasedBecause,
): Promise<boolean> {
  const requestedAt = world.wallClock(process);
  const wish = { because, ...(keepsOut ? ({ keepOut: true } as const) : {}) };
  const answer = await askBatchErasure(world.ledgerOf(process), world.nameHash, batch, wish);
  world.history.add(world.clock.now(), '*', `the erasure of ${batch} is ${answer}`);
  if (answer === 'unknown') return false;
  world.erasedBatches.add(batch);
  for (const name of world.scenario.people.flatMap((one) =>
    one.subject.batch === batch ? [subjectName(one.subject)] : [],
  )) {
    world.erased.add(name);
    if (!world.erasedAt.has(name)) world.erasedAt.set(name, requestedAt);
  }
  return true;
}

const askAgainMs = 10 * minute;

function askUntilKnown(world: World, at: number, ask: (process: Process) => Promise<boolean>): void {
  const { clock, scenario } = world;
  let isKnown = false;
  const once = () => {
    untilAnswered(world, async (process) => {
      isKnown = await ask(process);
    });
    clock.after(askAgainMs, () => {
      if (!isKnown && clock.now() < scenario.calm + latestMessageMs) once();
    });
  };
  clock.after(at - clock.now(), once);
}

type Act = (process: Process) => Promise<void>;

function untilAnswered(world: World, act: Act): void {
  let isAnswered = false;
  const process = world.start('reports');
  void run(world, process, async () => {
    await act(process);
    isAnswered = true;
  });
  world.clock.after(minute / 2, () => {
    if (!isAnswered) untilAnswered(world, act);
  });
}

function refresh(world: World, retries: number): void {
  let isDone = false;
  const process = world.start('panchang');
  void run(world, process, async () => {
    const ledger = world.ledgerOf(process);
    await startRefresh(ledger);
    isDone = true;
    await resumeRefresh({
      ledger,
      jobs: world.jobsOf(process),
      jobGraceMs: world.settings.jobs.graceMs,
      remainingMs: process.remainingMs,
    });
  });
  world.clock.after(minute, () => {
    if (!isDone && retries > 0) refresh(world, retries - 1);
  });
}
