import type { Base } from '@palmleaf/contract/operations';
import { createFanOut } from '../../../functions/fan-out/fan-out.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { parseSubject, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Endpoint } from '../../../shared/service-client/caller.ts';
import { activeProfile } from '../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../shared/service-client/profile/contents.ts';
import { madeUpSeller } from '../../support/settings/made-up-service.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import type { Process } from '../explorer/process.ts';
import { messageOf } from './message.ts';
import type { Starter } from './scope.ts';
import { minute, type ScopeWorld } from './scope-world.ts';

const services: Record<Base, Endpoint> = {
  palmistry: { url: 'https://palmistry.example', scheme: 'token' },
  base: { url: 'https://base.example', scheme: 'token' },
  vision: { url: 'https://vision.example', scheme: 'token' },
  chat: { url: 'https://chat.example', scheme: 'token' },
};

export function subjectCalled(name: string): Subject {
  const subject = parseSubject(name);
  if (subject === undefined) throw new Error(`No subject: ${name}`);
  return subject;
}

const silentRoot = { ...silent, child: () => silent };

const fanOutMs = 3 * minute;

export const worker = (name: string, nameOfSubject: string): Starter => ({
  name,
  run: (world, process) => workOn(world, process, subjectCalled(nameOfSubject)),
});

export async function workOn(world: ScopeWorld, process: Process, subject: Subject): Promise<void> {
  const deadline = world.now + fanOutMs;
  let remembered = world.secret;
  let names = 0;
  const fanOut = createFanOut({
    ledger: world.ledgerOf(process),
    jobs: { send: async () => undefined },
    credentials: {
      current: async () => remembered,
      refetch: async () => {
        remembered = await process.perform({
          id: 'secret',
          kind: 'read',
          what: () => 'reads the secret again',
          effect: async () => world.secret,
        });
        return remembered;
      },
    },
    send: world.watch.sender(process, process.name, subject),
    addressOf: async (key) => `https://store.example/${key}`,
    palmIdIn: (body) => palmIdIn(activeProfile, body),
    seller: madeUpSeller,
    profile: activeProfile.name,
    settings: { ...world.fanOutSettings, budget: { blockSize: world.blockSize }, services, trial: 0 },
    sleep: (milliseconds) => {
      const wakesAt = world.now + milliseconds;
      return process.perform({
        id: `sleep ${milliseconds}`,
        kind: 'sleep',
        what: () => `sleeps for ${milliseconds} ms`,
        effect: async () => {
          world.now = Math.max(world.now, wakesAt);
        },
      });
    },
    random: () => 0.5,
    newName: () => {
      names += 1;
      return names === 2 ? process.name : `${process.name}.${names === 1 ? 'breaker' : names - 2}`;
    },
    log: silentRoot,
  });
  await fanOut(messageOf({ kind: 'subject', key: subjectName(subject) } satisfies Job), {
    getRemainingTimeInMillis: () => deadline - world.now,
  });
}

export const queueOf = (world: ScopeWorld, process: Process) => ({
  send: async (jobs: readonly Job[]): Promise<void> => {
    for (const job of jobs) {
      await process.perform({
        id: `send ${job.key}`,
        kind: 'send',
        what: () => `sends a job for ${job.key}`,
        effect: async () => {
          if (world.startWorker === undefined) world.jobs.push(job);
          else world.startWorker(process, job);
        },
      });
    }
  },
});
