import { askErasure } from '../../../../shared/erasure/ask.ts';
import { cancelBatch, cancelSubject } from '../../../../shared/holds/cancel.ts';
import { pauseBatch, resumeBatch } from '../../../../shared/holds/pause.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import { redrivePlaces } from '../../../../shared/places/redrive.ts';
import { resumeRefresh, startRefresh } from '../../../../shared/places/refresh.ts';
import { minute } from '../scenario/times.ts';
import type { World } from '../world.ts';
import { run } from './invoke.ts';

/** What people ask for beside uploads: they ask again until they have an answer. */
export function scheduleOperators(world: World): void {
  const { clock, scenario } = world;
  for (const { at, subject } of scenario.erasures) {
    clock.after(at - clock.now(), () =>
      untilAnswered(world, async (process) => {
        if (!world.erasedAt.has(subjectName(subject)))
          world.erasedAt.set(subjectName(subject), world.wallClock(process));
        const answer = await askErasure(world.ledgerOf(process), world.nameHash, subject);
        world.history.add(clock.now(), subjectName(subject), `its erasure is ${answer}`);
        if (answer !== 'unknown') world.erased.add(subjectName(subject));
      }),
    );
  }
  for (const { at, batch } of scenario.redrives) {
    clock.after(at - clock.now(), () =>
      untilAnswered(world, async (process) => {
        const states = ['unavailable', 'unknown', 'refused'] as const;
        // One redrive in two takes up whoever was cancelled, too.
        const all = Math.floor(at) % 2 === 0 ? ([...states, 'cancelled'] as const) : states;
        await askRedrive(world.ledgerOf(process), batch, all);
        await redrivePlaces(world.ledgerOf(process), states);
      }),
    );
  }
  for (const { at, batch, person, because } of scenario.cancels) {
    clock.after(at - clock.now(), () =>
      untilAnswered(world, async (process) => {
        const ledger = world.ledgerOf(process);
        if (person === undefined) await cancelBatch(ledger, batch, { because });
        else await cancelSubject(ledger, { batch, id: person });
      }),
    );
  }
  for (const { at, to, batch } of scenario.pauses) {
    const changes = [
      { time: at, change: pauseBatch },
      ...(to === undefined ? [] : [{ time: to, change: resumeBatch }]),
    ];
    for (const { time, change } of changes) {
      clock.after(time - clock.now(), () =>
        untilAnswered(world, async (process) => void (await change(world.ledgerOf(process), batch))),
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

type Act = (process: ReturnType<World['start']>) => Promise<void>;

function untilAnswered(world: World, act: Act): void {
  let answered = false;
  const process = world.start('reports');
  void run(world, process, async () => {
    await act(process);
    answered = true;
  });
  world.clock.after(minute / 2, () => {
    if (!answered) untilAnswered(world, act);
  });
}

/** Panchang, as its schedule invokes it: some times more where it fails. */
function refresh(world: World, retries: number): void {
  let done = false;
  const process = world.start('panchang');
  void run(world, process, async () => {
    const ledger = world.ledgerOf(process);
    await startRefresh(ledger);
    done = true;
    await resumeRefresh({
      ledger,
      jobs: world.jobsOf(process),
      jobGraceMs: world.settings.jobs.graceMs,
      remainingMs: process.remainingMs,
    });
  });
  world.clock.after(minute, () => {
    if (!done && retries > 0) refresh(world, retries - 1);
  });
}
