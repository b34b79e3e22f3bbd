import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { defaultPolicy, meaningOf } from '../../../shared/service-client/answer.ts';
import { PaperPipeline } from '../../../test/paper/world/pipeline.ts';
import { photo, row } from '../../../test/support/worlds/ledger-world.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const refusalMs = 20;

interface RunSettings {
  readonly subjects: number;
  readonly context: Readonly<Record<string, unknown>>;
  readonly latencyMs: number;
  /** Each subject is a house, which needs one call; else a photo and a birth, which need 21. */
  readonly hasOneCall?: boolean;
  readonly acceptsPerSecond?: number;
  readonly patienceMs?: number;
}

/** Milliseconds of the simulation's clock. */
interface RunTimes {
  readonly firstCallAt: number;
  readonly lastAnswerAt: number;
  readonly calls: readonly number[];
  readonly accepted: readonly number[];
  readonly latencyMs: number;
  readonly inFlightCap: number;
  readonly gigabyteSeconds: number;
}

export const timesOfRun = async (settings: RunSettings): Promise<RunTimes> =>
  (await simulatedRun(settings)).times;

export async function simulatedRun(
  settings: RunSettings,
): Promise<{ readonly times: RunTimes; readonly world: PaperPipeline }> {
  const { subjects, context, latencyMs, patienceMs = 24 * 60 * minuteMs } = settings;
  const world = new PaperPipeline({
    context: { trial: 0, ...context },
    latencyMs,
    findsPalms: true,
    isIdeal: true,
  });
  const { clock, service } = world;
  const calls: number[] = [];
  const accepted: number[] = [];
  let lastAnswerAt = 0;
  let room = 0;
  let roomAt = clock.now();
  const accepts = (): boolean => {
    const { acceptsPerSecond = Number.POSITIVE_INFINITY } = settings;
    if (acceptsPerSecond === Number.POSITIVE_INFINITY) return true;
    room = Math.min(acceptsPerSecond, room + ((clock.now() - roomAt) / secondMs) * acceptsPerSecond);
    roomAt = clock.now();
    if (room < 1) return false;
    room -= 1;
    return true;
  };
  const answer = service.answer.bind(service);
  service.answer = async (call, credential) => {
    calls.push(clock.now());
    if (!accepts()) {
      await clock.sleep(refusalMs);
      const kind = 'too many requests';
      return { class: kind, meaning: meaningOf(kind, defaultPolicy), status: 429, retryAfterMs: secondMs };
    }
    accepted.push(clock.now());
    const answered = await answer(call, credential);
    lastAnswerAt = clock.now();
    return answered;
  };
  for (let index = 0; index < subjects; index += 1) await makeDue(world, index, settings.hasOneCall === true);
  let isDone = false;
  const started = clock.now();
  const poll = async (): Promise<void> => {
    const { complete, partial, failed } = await readCounts({ table: world.table }, 'june');
    isDone = complete + partial + failed >= subjects || clock.now() - started > patienceMs;
    clock.after(secondMs, () => void poll());
  };
  void poll();
  await clock.run(() => isDone);
  const [jobs] = world.sources;
  const times = {
    firstCallAt: calls[0] ?? 0,
    lastAnswerAt,
    calls,
    accepted,
    latencyMs,
    inFlightCap: world.inFlightCap,
    gigabyteSeconds: jobs?.gigabyteSeconds ?? 0,
  };
  return { times, world };
}

async function makeDue(
  { ledger, jobs, clock }: PaperPipeline,
  index: number,
  hasOneCall: boolean,
): Promise<void> {
  const subject = { batch: 'june', id: `person-${index}` };
  const source = { bucket: 'inbox', key: 'births/june.csv', etag: '1', sequencer: '1', time: clock.now() };
  const dueAt = clock.now() + minuteMs;
  const { birth, ...rest } = row({ vastuId: hasOneCall ? `house ${index}` : undefined });
  const date = { day: 1 + (index % 28), month: 1 + (Math.floor(index / 28) % 12), year: 1950 + (index % 50) };
  const value = hasOneCall || birth === undefined ? rest : { ...rest, birth: { ...birth, ...date } };
  await accept(ledger, subject, { kind: 'row', value, source }, dueAt);
  if (!hasOneCall)
    await accept(ledger, subject, { kind: 'photo', value: photo(`photo ${index}`), source }, dueAt);
  jobs.send(JSON.stringify({ kind: 'subject', key: `june/person-${index}` }), { delayMs: 0, group: 'june' });
}

export function busyShare({ calls, latencyMs, inFlightCap }: RunTimes): number {
  const from = calls[Math.floor(calls.length / 10)] ?? 0;
  const to = calls[Math.floor((calls.length * 9) / 10)] ?? 0;
  const busyMs = calls.reduce(
    (sum, at) => sum + Math.max(0, Math.min(at + latencyMs, to) - Math.max(at, from)),
    0,
  );
  return busyMs / ((to - from) * inFlightCap);
}

export function rateAfter({ calls, accepted, firstCallAt }: RunTimes, afterMs: number) {
  const isCounted = (at: number) => at >= firstCallAt + afterMs;
  const sent = calls.filter(isCounted);
  const counted = accepted.filter(isCounted);
  const seconds = ((sent.at(-1) ?? 0) - (sent[0] ?? 0)) / secondMs;
  return { perSecond: counted.length / seconds, refusedShare: 1 - counted.length / sent.length };
}
