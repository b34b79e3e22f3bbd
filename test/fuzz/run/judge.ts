import { parseRequest } from '../request-text.ts';
import type { Reaction, Target, TargetName, World } from '../targets/target.ts';

export interface Fault {
  /** `status`: a status from 500 up; `big`: an answer that is too long; `target`: a broken rule of the target. */
  readonly kind: 'thrown' | 'status' | 'hang' | 'slow' | 'big' | 'leak' | 'target';
  readonly what: string;
}

const maxCpuMs = 2000;
const maxCpuMsPerMegabyte = 40;
const maxWaitMs = 30_000;

const maxAnswerBytes = 6 * 1024 * 1024;

/** The gateway's status for an AWS operation that is not emulated; every other one from 500 up is a fault. */
const notEmulated = 501;
const behindGateway: ReadonlySet<TargetName> = new Set(['gateway', 'stack']);

interface Verdict {
  readonly kind: string;
  readonly cpuMs: number;
  readonly fault?: Fault;
}

export async function playAndJudge(target: Target, world: World, bytes: Buffer): Promise<Verdict> {
  const started = process.cpuUsage();
  const reaction = await bounded(world.play(bytes));
  const { user, system } = process.cpuUsage(started);
  const cpuMs = (user + system) / 1000;
  const fault = faultOf(target, bytes, reaction, cpuMs);
  return { kind: reaction.kind, cpuMs, ...(fault === undefined ? {} : { fault }) };
}

async function bounded(playing: Promise<Reaction>): Promise<Reaction> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Reaction>((resolve) => {
    timer = setTimeout(
      () => resolve({ kind: 'hung', fault: `nothing after ${maxWaitMs / 1000} s` }),
      maxWaitMs,
    );
  });
  try {
    return await Promise.race([playing, late]);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'thrown', fault: `an unclassified throw: ${what}` };
  } finally {
    clearTimeout(timer);
  }
}

function faultOf(target: Target, bytes: Buffer, reaction: Reaction, cpuMs: number): Fault | undefined {
  const { fault, statuses = [], answerBytes = 0, refusal, log = '' } = reaction;
  if (fault !== undefined) return { kind: reaction.kind === 'thrown' ? 'thrown' : 'hang', what: fault };
  const status = statuses.find(
    (one) => one >= 500 && !(behindGateway.has(target.name) && one === notEmulated),
  );
  if (status !== undefined)
    return { kind: 'status', what: `answered ${status}; logged: ${log.slice(0, 600)}` };
  if (cpuMs > maxCpuMs + (bytes.length / 1e6) * maxCpuMsPerMegabyte)
    return { kind: 'slow', what: `${Math.round(cpuMs)} ms of processor time` };
  if (answerBytes > maxAnswerBytes || (refusal !== undefined && refusal.length > target.maxRefusalBytes))
    return { kind: 'big', what: `an answer of ${answerBytes} bytes (${reaction.kind})` };
  const leaked = leak(target, bytes, refusal, log);
  return leaked === undefined ? undefined : { kind: 'leak', what: leaked };
}

/** A log line may name an id in the address of the request, and a refusal may repeat what the sender wrote. */
function leak(
  { planted, logsNameAddress = false }: Target,
  bytes: Buffer,
  refusal: string | undefined,
  log: string,
): string | undefined {
  const { target, headers, body } = parseRequest(bytes);
  const named = logsNameAddress ? decoded(target) : '';
  const logged = planted.find((text) => log.includes(text) && !named.includes(text));
  if (logged !== undefined) return `the log shows "${logged}"`;
  const leaked = planted.find((text) => refusal?.includes(text) === true);
  if (leaked === undefined) return undefined;
  const otherHeaders = headers.filter(([name]) => !credentialHeaders.includes(name.toLowerCase()));
  const sent = [target, body.toString('latin1'), ...otherHeaders.map(([, value]) => value)];
  return sent.some((text) => text.includes(leaked)) ? undefined : `a refusal shows "${leaked}"`;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

const credentialHeaders = ['authorization', 'x-service-key'];
