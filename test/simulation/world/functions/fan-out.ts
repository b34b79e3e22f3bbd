import { createFanOut } from '../../../../functions/fan-out/fan-out.ts';
import { ShapeMemory } from '../../../../shared/drift/shape-memory.ts';
import { type Backlog, job, subjectOf } from '../../../../shared/jobs/job.ts';
import { type Subject, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { activeProfile } from '../../../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../../../shared/service-client/profile/contents.ts';
import { madeUpSeller } from '../../../support/settings/made-up-service.ts';
import { type Message, sqsEvent } from '../aws/queue.ts';
import type { CallWatch } from '../calls.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import { invokeOn, run } from './invoke.ts';
import { picturesOf } from './pictures.ts';

const maxMessages = 5;

const subjectsIn = (messages: readonly Message[]): Subject[] =>
  messages.flatMap(({ body }) => subjectOf(job.parse(JSON.parse(body))) ?? []);

export function startFanOut(
  world: World,
  watch: CallWatch,
  deaths: Map<string, number>,
  messages: readonly Message[],
): void {
  const subjects = subjectsIn(messages);
  const process = world.start('fanOut', () => {
    watch.processDied(process);
    for (const name of subjects.map(subjectName)) {
      deaths.set(name, (deaths.get(name) ?? 0) + 1);
      world.history.add(world.clock.now(), name, `${process.name} dies`);
    }
  });
  const noteStart = (started: readonly Subject[]) => {
    for (const subject of started)
      world.history.add(world.clock.now(), subjectName(subject), `${process.name} starts`);
  };
  noteStart(subjects);
  const poison = new Set(
    world.scenario.people.filter((person) => person.poison).map((person) => subjectName(person.subject)),
  );
  const ledger = world.ledgerOf(process);
  const { prices } = world;
  const fanOut = createFanOut({
    ledger,
    jobs: world.jobsOf(process),
    backlog: backlogOf(world, process, messages, (pulled) => {
      const more = subjectsIn(pulled);
      subjects.push(...more);
      noteStart(more);
    }),
    credentials: world.credentialsOf(process),
    prices,
    send: watch.sender(process, subjects, prices, (name) => {
      if (poison.has(name)) process.die();
    }),
    palmIdIn: (body) => palmIdIn(activeProfile, body),
    seller: madeUpSeller,
    addressOf: async (key) => `https://store.example/${key}?X-Amz-Signature=5ec4e7`,
    profile: 'documented',
    shapes: new ShapeMemory(ledger, 'documented', world.log(process.name)),
    assets: picturesOf(world, process, ledger),
    settings: world.settings,
    sleep: (milliseconds) => process.sleep(milliseconds),
    random: world.random.next,
    newName: process.newName,
    log: world.log(process.name),
  });
  void run(
    world,
    process,
    invokeOn(world, world.queues.jobs, messages, (event) =>
      fanOut(event, { getRemainingTimeInMillis: process.remainingMs }),
    ),
  );
}

function backlogOf(
  world: World,
  process: Process,
  first: readonly Message[],
  onPulled: (messages: readonly Message[]) => void,
): Backlog {
  const { jobs } = world.queues;
  const received = new Map(first.map((message) => [message.id, message]));
  return {
    receive: () =>
      process.cross(world.random.between(2, 10), async () => {
        const messages = jobs.receive(maxMessages);
        for (const message of messages) received.set(message.id, message);
        onPulled(messages);
        return sqsEvent(jobs.name, messages).Records;
      }),
    delete: (hints) =>
      process.cross(world.random.between(2, 10), async () => {
        const messages = hints.flatMap(({ messageId }) => received.get(messageId) ?? []);
        jobs.settle(messages, { batchItemFailures: [] });
      }),
  };
}
