import { conversationId, conversationPartition } from '@palmleaf/contract/ours';
import { beforeEach, describe, expect, test } from 'vitest';
import { chatOperations } from '../../../packages/service/chat/operations.ts';
import { MemoryStore } from '../../../packages/service/store/store.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { deleteConversation } from '../../../shared/erasure/sweep/conversations.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey, type Subject } from '../../../shared/ledger/items/keys.ts';
import type { RowInputs } from '../../../shared/plan/inputs.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const ben: Subject = { batch: 'july', id: 'ben' };
const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
let world: PipelineWorld;
let service: MemoryTable;

beforeEach(open);

function open(): void {
  world = new PipelineWorld();
  service = new MemoryTable();
  world.erasure = {
    ...erasureOfItems,
    service: {
      ...erasureOfItems.service,
      forgetConversation: (sid) => deleteConversation(service, sid),
    },
  };
  world.answer = async ({ operation, body }) => {
    if (operation !== 'chat') return { class: 'json', meaning: 'bought', status: 200, body: { operation } };
    const sid = String(body.sid);
    const pk = conversationPartition(sid);
    for (const sk of ['head', 'chunk#v#000', 'chunk#v#001'])
      await service.update({ key: { pk, sk }, set: { sid } });
    if (String(body.q).startsWith('Lost')) return { class: 'timeout', meaning: 'unknown' };
    const answered = { status: true, message: 'Yes.', response: { sid, timestamp: 'now' } };
    return { class: 'json', meaning: 'bought', status: 200, body: answered };
  };
}

const conversations = () => new Set([...service.items()].map(({ sid }) => sid));

async function ask(subject: Subject, questions: readonly string[], more: Partial<RowInputs> = {}) {
  const birth = { day: 10, month: 5, year: 1990, hour: 3, min: 4, lat: 12.97, lon: 77.59, tzone: 5.5 };
  const person = { name: 'Anna', gender: 'female', place: 'Chennai', country: 'India' } as const;
  const choices = { expertise: 'STANDARD', tradition: 'VEDIC', notes: [] } as const;
  const value = { ...person, ...choices, birth, questions: [...questions], notes: [], ...more };
  const source = world.source(`births/${subject.batch}.csv`);
  await accept(world.ledger, subject, { kind: 'row', value, source }, world.now + 1000);
  await world.work(subject);
}

const erase = (subject: Subject) => eraseSubject({ ...world.ledger, nameHash }, nameHash, subject);

describe('the erasure of conversations', () => {
  test('An erasure deletes an answered conversation with all of its items, and nobody else’s', async () => {
    await ask(anna, ['First?', 'Second?']);
    await ask(ben, ['Another?'], { name: 'Ben' });
    expect(conversations().size).toBe(2);
    const [, ofBen] = conversations();
    await erase(anna);
    await world.runReconciler(30);
    expect(conversations()).toEqual(new Set([ofBen]));
    const receipt = await readReceipt(world.ledger, nameHash, anna, { ...retention, serviceDays: 90 });
    expect(receipt?.removed.conversations).toBe(1);
  });

  test('An erasure deletes a conversation that never got an answer', async () => {
    await ask(anna, ['Lost?']);
    expect(conversations().size).toBe(1);
    await erase(anna);
    await world.runReconciler(30);
    expect(conversations().size).toBe(0);
  });

  test('An erasure deletes a conversation of an earlier version of the row whose answers are gone', async () => {
    await ask(anna, ['Lost?']);
    await ask(anna, ['Else?'], { name: 'Anna Maria' });
    await ask(anna, ['Else?'], { name: 'Anna Marie' });
    expect(conversations().size).toBe(3);
    await erase(anna);
    await world.runReconciler(30);
    expect(conversations().size).toBe(0);
  });

  test('An erasure deletes a shared conversation in which the person asked the next question', async () => {
    await ask(ben, ['First?']);
    await ask(anna, ['First?', 'Lost?']);
    expect(conversations().size).toBe(1);
    await erase(anna);
    await world.runReconciler(30);
    expect(conversations().size).toBe(0);
  });

  test('An erasure deletes a conversation about a report whose header an earlier release wrote, answered or not', async () => {
    const cora = { ...anna, id: 'cora' };
    await ask(cora, ['First?']);
    await ask(anna, ['First?', 'Second?']);
    await ask(ben, ['Lost?'], { name: 'Ben' });
    expect(conversations().size).toBe(2);
    for (const subject of [anna, ben]) {
      const known = await headerItems.read(world.table, headerKey(subject));
      const { conversations: _forgotten, ...header } = known ?? expect.fail('no report');
      world.table.inner.load([header]);
      await erase(subject);
    }
    await world.runReconciler(30);
    expect(conversations().size).toBe(0);
  });

  test('An erasure deletes every conversation of the person even if the function dies at any step', async () => {
    for (let steps = 0; ; steps += 1) {
      open();
      await ask(anna, ['First?']);
      await erase(anna);
      let left = steps;
      const die = (table: Pick<MemoryTable, 'delete'>) => {
        const remove = table.delete.bind(table);
        table.delete = async (removal) => {
          left -= 1;
          if (left < 0) throw new Error('The function died');
          return remove(removal);
        };
      };
      die(world.table);
      die(service);
      await world.runReconciler(1).catch(() => undefined);
      const hasFinished = left >= 0;
      left = Number.POSITIVE_INFINITY;
      await world.runReconciler(30);
      expect(conversations().size).toBe(0);
      if (hasFinished) break;
    }
  });
});

test('The receipt of an erasure with a vendor says that conversations remain with the service', async () => {
  world.erasure = erasureOfItems;
  await ask(anna, ['First?']);
  await erase(anna);
  await world.runReconciler(30);
  const ofVendor = await readReceipt(world.ledger, nameHash, anna, retention);
  expect(ofVendor?.removed.conversations).toBe(0);
  expect(ofVendor?.remains.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/about the calls, with conversations of the chat/),
  );
  const own = await readReceipt(world.ledger, nameHash, anna, { ...retention, serviceDays: 90 });
  expect(own?.remains.map(({ what }) => what).join('\n')).not.toContain('conversation');
});

test.each([22, 1])(
  'A worker stores a conversation before it sends the first question: %i concurrent calls',
  async (atOnce) => {
    const known: (ReadonlySet<string> | undefined)[] = [];
    const { answer, fanOut } = world;
    world.fanOut = (subject) => {
      const deps = fanOut.call(world, subject);
      return { ...deps, settings: { ...deps.settings, calls: { ...deps.settings.calls, atOnce } } };
    };
    world.answer = async (call) => {
      if (call.operation === 'chat') known.push((await world.header(anna)).conversations);
      return answer(call);
    };
    await ask(anna, ['First?', 'Second?']);
    const [sid] = conversations();
    expect(sid).toBeDefined();
    expect(known).toEqual([new Set([sid]), new Set([sid])]);
  },
);

test('The service stores a conversation under the key that an erasure deletes', async () => {
  const store = new MemoryStore();
  const written: string[] = [];
  const { chat } = chatOperations({
    store: {
      read: (kind, id) => store.read(kind, id),
      write: async (kind, id) => void written.push(`document#${kind}#${id}`),
    },
    clock: () => new Date('2026-11-21T09:00:00Z'),
    newId: () => '0123456789abcdef',
  });
  const moment = { day: 10, month: 5, year: 1990, hour: 19, min: 55 };
  const place = { place: 'Mumbai', country: 'India', lat: '19.2', lon: '72.83', tzone: '5.5' };
  const options = { language: 'en', ap: 'KUNDLI', ep: 'STANDARD', ac: 'VEDIC' } as const;
  const person = { name: 'Anna', gender: 'female' } as const;
  const question = { sid: ' palmleaf-1 ', q: 'When do I marry?' };
  await chat({ ...moment, ...place, ...options, ...person, ...question }, { language: 'en' });
  expect(written).toEqual([conversationPartition('palmleaf-1')]);
  expect(conversationId('palmleaf-1')).toMatch(/^[0-9a-f]{32}$/);
});
