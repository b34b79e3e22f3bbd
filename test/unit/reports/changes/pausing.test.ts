import { describe, expect, test } from 'vitest';
import { createOperator, ReaderError } from '../../../../packages/client/index.ts';
import { reasonText } from '../../../../shared/reasons/reason-text.ts';
import { pausingView } from '../../../../shared/reports/outcomes.ts';
import { batchesList, batchView } from '../../../../shared/views/views.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, uploadEvent, uploaded } from '../ledger.ts';

async function june() {
  const { ledger, clock } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  await accepted(ledger, { batch: 'june', id: 'anna' });
  const reports = reportsOver(ledger);
  const operator = createOperator(async (path) => reports.app.request(path, { method: 'POST' }));
  return { ...reports, clock, operator };
}

describe('pause and resume of a batch', () => {
  test('A pause changes a batch once and says since when', async () => {
    const { send, json, clock } = await june();
    const since = new Date(clock.now).toISOString();
    const paused = { batch: 'june', paused: true, changed: true, since };
    expect(await json(pausingView, send('POST', '/batches/june/pause'))).toEqual(paused);
    clock.now += 60_000;
    expect(await json(pausingView, send('POST', '/batches/june/pause'))).toEqual({
      ...paused,
      changed: false,
    });
    const later = new Date(clock.now).toISOString();
    const goesOn = { batch: 'june', paused: false, changed: true, since: later };
    expect(await json(pausingView, send('POST', '/batches/june/resume'))).toEqual(goesOn);
    expect(await json(pausingView, send('POST', '/batches/june/resume'))).toEqual({
      ...goesOn,
      changed: false,
    });
  });

  test('A pause shows on the batch, in the list and on both pages until the batch resumes', async () => {
    const { send, get, json, clock } = await june();
    await send('POST', '/batches/june/pause');
    const since = new Date(clock.now).toISOString();
    const holds = [{ by: 'pause', since, sentence: reasonText({ code: 'pause' }) }];
    expect((await json(batchView, get('/batches/june'))).holds).toEqual(holds);
    expect((await json(batchesList, get('/batches'))).batches).toMatchObject([{ holds }]);
    const html = { accept: 'text/html' };
    const page = await (await get('/batches/june', html)).text();
    expect(page).toContain(`Paused since <time datetime="${since}"`);
    expect(page).toContain('It continues when somebody resumes it.');
    expect(await (await get('/batches', html)).text()).toContain('>waits: somebody paused it</span>');
    await send('POST', '/batches/june/resume');
    expect((await json(batchView, get('/batches/june'))).holds).toEqual([]);
    expect(await (await get('/batches/june', html)).text()).not.toContain('Paused since');
  });

  test('The client pauses and resumes a batch, and returns undefined for a batch without uploads', async () => {
    const { operator } = await june();
    expect(await operator.resume('june')).toEqual({ batch: 'june', paused: false, changed: false });
    expect(await operator.pause('june')).toMatchObject({ paused: true, changed: true });
    expect(await operator.pause('august')).toBeUndefined();
    expect(await operator.resume('august')).toBeUndefined();
    await expect(operator.pause('no/batch')).rejects.toThrow(ReaderError);
  });

  test('The API refuses a pause of an unknown batch and of an invalid name, and names the mistake', async () => {
    const { send } = await june();
    const unknown = await send('POST', '/batches/august/pause');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ title: 'No such batch' });
    expect((await send('POST', `/batches/${encodeURIComponent('places/south')}/pause`)).status).toBe(400);
  });

  test('A pause leaves a sealed batch sealed', async () => {
    const { send, get, json } = await june();
    await send('POST', '/batches/june/seal');
    await send('POST', '/batches/june/pause');
    expect(await json(batchView, get('/batches/june'))).toMatchObject({
      sealed: true,
      holds: [{ by: 'pause' }],
    });
    await send('POST', '/batches/june/resume');
    expect((await json(batchView, get('/batches/june'))).sealed).toBe(true);
  });
});
