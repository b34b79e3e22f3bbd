import { beforeEach, describe, expect, test } from 'vitest';
import { closeGate } from '../../../../shared/gate/gate.ts';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { batchView, gatesView } from '../../../../shared/views/views.ts';
import { readMarkup } from '../../../support/pages/markup.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const html = { accept: 'text/html' };
const june = '/batches/june';

let setup: ReturnType<typeof emptyLedger>;
let app: ReturnType<typeof reportsOver>;

beforeEach(async () => {
  setup = emptyLedger();
  app = reportsOver(setup.ledger);
  await uploaded(setup.ledger, 'june', uploadEvent('births/june.csv'));
  const anna = { batch: 'june', id: 'anna' };
  await settled(setup.ledger, anna, await accepted(setup.ledger, anna, rowInputs()), 'partial');
  await accepted(setup.ledger, { batch: 'june', id: 'ben' }, rowInputs());
});

const submit = (path: string, fields: Readonly<Record<string, string>> = {}, over = app) =>
  over.app.request(path, {
    method: 'POST',
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const sure = { sure: 'yes' };
const view = () => app.json(batchView, app.get(june));
const item = () => readBatchItem(setup.ledger, 'june');

async function pageAfter(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  const to = answer.headers.get('location') ?? '';
  return readMarkup(await (await app.get(to, html)).text()).text;
}

describe('buttons', () => {
  test('A button pauses a batch, and a button with a ticked box resumes it', async () => {
    expect(await pageAfter(await submit(`${june}/pause`))).toContain('The batch is paused');
    expect((await view()).holds.map(({ by }) => by)).toEqual(['pause']);
    const unticked = await submit(`${june}/resume`);
    expect(unticked.status).toBe(400);
    expect(await unticked.text()).toContain('tick the box');
    expect((await view()).holds).toHaveLength(1);
    expect(await pageAfter(await submit(`${june}/resume`, sure))).toContain('The batch continues');
    expect((await view()).holds).toEqual([]);
  });

  test('A button sets a ceiling, and removes it if the field is empty', async () => {
    expect(await pageAfter(await submit(`${june}/ceiling`, { ...sure, calls: '5,000' }))).toContain(
      'ceiling is set',
    );
    expect((await view()).spending.ceiling).toBe(5000);
    for (const calls of ['5.5', 'many', '-1', '1,00', '9999999999'])
      expect((await submit(`${june}/ceiling`, { ...sure, calls })).status, calls).toBe(400);
    expect((await submit(`${june}/ceiling`, { calls: '1' })).status).toBe(400);
    expect((await view()).spending.ceiling).toBe(5000);
    await submit(`${june}/ceiling`, { ...sure, calls: '' });
    expect((await view()).spending.ceiling).toBeUndefined();
  });

  test('A button redrives exactly the ticked kinds of parts', async () => {
    expect((await submit(`${june}/redrive`, sure)).status).toBe(400);
    expect((await submit(`${june}/redrive`, { unknown: 'yes' })).status).toBe(400);
    expect((await item())?.redrive).toBeUndefined();
    const fields = { ...sure, unavailable: 'yes', refused: 'yes' };
    expect(await pageAfter(await submit(`${june}/redrive`, fields))).toContain(
      'The redrive has been requested',
    );
    expect((await item())?.redrive?.states).toEqual(['unavailable', 'refused']);
  });

  test('Buttons seal and release a batch', async () => {
    expect(await pageAfter(await submit(`${june}/seal`))).toContain('The batch is sealed');
    expect((await view()).sealed).toBe(true);
    expect((await submit(`${june}/release`, sure)).status).toBe(303);
  });

  test('A button opens every gate that is closed for its reason, and no other', async () => {
    const gate = { scheme: 'token', base: 'palmistry' } as const;
    await closeGate(setup.ledger, gate, { reason: 'wallet empty', probeAt: setup.clock.now + 60_000 });
    const home = await (await app.get('/batches', html)).text();
    const other = { scheme: 'basic-json', base: 'base' } as const;
    await closeGate(setup.ledger, other, { reason: 'store refuses', probeAt: setup.clock.now + 60_000 });
    expect(home).toContain('name="because" value="wallet empty"');
    expect((await submit('/gate/open', { because: 'wallet empty' })).status).toBe(400);
    expect(await pageAfter(await submit('/gate/open', { ...sure, because: 'wallet empty' }))).toContain(
      'The gate is open',
    );
    const { gates } = await app.json(gatesView, app.get('/gates'));
    expect(gates.filter(({ state }) => state === 'closed')).toMatchObject([{ reason: 'store refuses' }]);
  });

  test('A button at the read-only address gets a page of refusal and changes nothing', async () => {
    const reading = reportsOver(setup.ledger, { mayChange: false });
    const answer = await submit(`${june}/pause`, {}, reading);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('This address only reads');
    expect((await view()).holds).toEqual([]);
  });

  test('A button accepts only its own fields and address', async () => {
    expect((await submit(`${june}/pause`, { batch: 'july' })).status).toBe(400);
    expect((await submit('/batches/july/pause')).status).toBe(404);
    for (const word of ['destroy', 'hasOwnProperty', 'constructor'])
      expect((await submit(`${june}/${word}`)).status).toBe(404);
    expect((await submit('/credential', { version: 'x' })).status).toBe(400);
  });

  test('A button writes one line to the log, with caller, method, path and status', async () => {
    await submit(`${june}/pause`);
    expect(app.logged).toEqual([
      {
        message: 'A change was requested',
        fields: { by: undefined, method: 'POST', path: `${june}/pause`, status: 200 },
      },
    ]);
  });
});

describe('the page of a batch', () => {
  const titles = async () => {
    const page = await (await app.get(june, html)).text();
    return [...page.matchAll(/<button type="submit">([^<]+)</g)].map(([, title]) => title);
  };

  test('The page of a batch offers only decisions that its state allows', async () => {
    const cancel = 'Show the selected people and their cost';
    const always = [cancel, 'Set the ceiling', 'Erase everybody'];
    const titlesBefore = [
      'Find',
      'Show the selection and its cost',
      'Pause',
      cancel,
      'Set the ceiling',
      'Seal',
      'Erase everybody',
    ];
    expect(await titles()).toEqual(titlesBefore);
    await submit(`${june}/pause`);
    await submit(`${june}/seal`);
    expect(await titles()).toEqual(['Find', 'Show the selection and its cost', 'Resume', ...always]);
  });
});

describe('the home page', () => {
  const home = async (over = app) => readMarkup(await (await over.get('/batches', html)).text());

  test('The home page lists the newest batch first and tasks for operators, and links all batches by name', async () => {
    for (let index = 0; index < 14; index += 1) {
      setup.clock.now += 60_000;
      await uploaded(setup.ledger, `b${index}`, uploadEvent(`births/b${index}.csv`));
    }
    const { links, text } = await home();
    const batches = [...new Set(links.flatMap((link) => /^\/batches\/(\w+)$/.exec(link)?.[1] ?? []))];
    expect(batches.slice(0, 3)).toEqual(['b13', 'b12', 'b11']);
    expect(batches).toHaveLength(12);
    expect(links).toContain('/batches?all=yes');
    expect(text).not.toContain('Needs attention');
    const all = readMarkup(await (await app.get('/batches?all=yes', html)).text());
    expect(all.links.filter((link) => /^\/batches\/\w+$/.test(link))).toHaveLength(15);
  });

  test('The home page names the tasks, the reason for a stop, and a service that does not answer', async () => {
    await closeGate(
      setup.ledger,
      { scheme: 'basic-json', base: 'base' },
      { reason: 'unreachable', probeAt: setup.clock.now + 60_000 },
    );
    const { text, links } = await home();
    expect(text).toContain('Needs attention');
    expect(text).toContain('1 with parts missing');
    expect(links).toContain('/batches/june?state=partial#people');
    expect(text).toContain('Partly stopped: the service cannot be reached for charts and calendars.');
    expect(text).toContain('stopped the service cannot be reached, since 21 November 2026');
    expect(text).toContain('june may have to wait: the service cannot be reached');
  });

  test("The home page shows the month's spending against its ceiling", async () => {
    const { text } = await home(reportsOver(setup.ledger, { budget: { monthlyCeiling: 7 } }));
    expect(text).toContain('Spent in November 20260 calls of at most 7');
    expect((await home()).text).toContain('0 calls, no ceiling');
  });
});
