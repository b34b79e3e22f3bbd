import { describe, expect, test } from 'vitest';
import type { Ask } from '../../../packages/client/index.ts';
import {
  createReader,
  onEvents,
  onReport,
  ReaderError,
  type SubjectView,
} from '../../../packages/client/index.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { nameHash } from '../reports/app.ts';
import { accepted, rowInputs } from '../reports/ledger.ts';
import { anna, finished } from './finished.ts';

describe('A reader', () => {
  test('A reader returns undefined for an unknown subject, and pages through a batch', async () => {
    const { world, ask } = await finished();
    for (let more = 0; more < 120; more += 1) await world.acceptPhoto({ batch: 'june', id: `s-${more}` });
    const reader = createReader(ask);
    expect(await reader.getReport('june', 'nobody')).toBeUndefined();
    const ids = new Set<string>();
    for await (const { id } of reader.listBatch('june')) ids.add(id);
    expect(ids.size).toBe(121);
  });

  test('A reader finds people by name, by state and by time of change', async () => {
    const { world, ask } = await finished();
    await accepted(world.ledger, { batch: 'july', id: 'a' }, rowInputs({ name: 'Ánna & Co?' }));
    await accepted(world.ledger, { batch: 'june', id: 'b' }, rowInputs({ name: 'anna b' }));
    const reader = createReader(ask);
    const idsOf = async (people: AsyncGenerator<SubjectView>) => {
      const ids: string[] = [];
      for await (const { id } of people) ids.push(id);
      return ids;
    };
    expect(await idsOf(reader.findPeople('ANNA & c'))).toEqual(['a']);
    expect(await idsOf(reader.findPeople('anna', { state: 'due' }))).toEqual(['b', 'a']);
    expect(await idsOf(reader.listBatch('june', { name: 'an' }))).toEqual(['b']);
    expect(await idsOf(reader.listBatch('june', { updatedSince: '2100-01-01T00:00:00Z' }))).toEqual([]);
  });

  test('A reader returns undefined for a person who is being erased', async () => {
    const { world, ask } = await finished();
    await eraseSubject(world.ledger, nameHash, anna);
    expect((await ask(`/batches/june/reports/${encodeURIComponent(anna.id)}`)).status).toBe(410);
    expect(await createReader(ask).getReport(anna.batch, anna.id)).toBeUndefined();
  });

  test('A reader throws when the answer has an unknown shape', async () => {
    const ask: Ask = async () => Response.json({ batch: 'june' });
    const reading = createReader(ask).getReport('june', 'anna');
    await expect(reading).rejects.toThrow(ReaderError);
    await expect(reading).rejects.toThrow('cannot read the response: id, state');
  });

  test('A reader throws the error message of the reports function', async () => {
    const ask: Ask = async () => Response.json({ detail: 'not allowed' }, { status: 403 });
    await expect(createReader(ask).getReport('june', 'anna')).rejects.toThrow(ReaderError);
    await expect(createReader(ask).getReport('june', 'anna')).rejects.toThrow('403: not allowed');
  });
});

describe('A consumer', () => {
  const message = (kind: string, detail: unknown, messageId = 'm') => ({
    messageId,
    body: JSON.stringify({ source: 'palmleaf', 'detail-type': kind, detail }),
  });

  test('A consumer returns only the message whose listener fails', async () => {
    const { messages } = await finished();
    const [good] = messages.Records;
    if (good === undefined) throw new Error('no event was sent');
    const received: string[] = [];
    const handler = onReport(async ({ subject }) => {
      if (received.length === 0) {
        received.push(subject);
        throw new Error('busy');
      }
    });
    const Records = [good, { ...good, messageId: 'second' }];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: good.messageId }] });
  });

  test('A consumer skips events without a listener and ignores unknown members', async () => {
    const heard: unknown[] = [];
    const handler = onEvents({ 'gate.opened': async (detail) => void heard.push(detail) });
    const opened = {
      version: 1,
      id: 'g@2',
      at: '2026-11-21T09:00:00Z',
      gate: { credential: 'token', base: 'chat' },
      revision: 2,
    };
    const Records = [
      message('gate.opened', { ...opened, later: true }),
      message('gate.closed', {}),
      message('of.tomorrow', { version: 1 }),
    ];
    expect(await handler({ Records })).toMatchObject({ batchItemFailures: [] });
    expect(heard).toEqual([opened]);
  });

  test.each([
    ['no JSON', 'x'],
    ['no envelope', '{}'],
    ['another version', message('gate.opened', { version: 2 }).body],
  ])('A consumer returns a message that it cannot parse: %s', async (_what, body) => {
    const errors: unknown[] = [];
    const handler = onEvents({ 'gate.opened': async () => undefined }, (_id, error) => errors.push(error));
    expect(await handler({ Records: [{ messageId: 'm', body }] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm' }],
    });
    expect(errors).toHaveLength(1);
  });
});
