import { expect, test } from 'vitest';
import { driftText } from '../../../../packages/cli/commands/stack/drift.ts';
import { plainLines } from '../../../../packages/cli/terminal/line.ts';
import { ShapeMemory } from '../../../../shared/drift/shape-memory.ts';
import { driftView } from '../../../../shared/views/drift-view.ts';
import { madeUpService } from '../../../support/settings/made-up-service.ts';
import { silent } from '../../../support/worlds/intake-world.ts';
import { reportsOver } from '../app.ts';
import { emptyLedger } from '../ledger.ts';

test('The API lists changed answers by operation, as JSON and as text, until a person accepts them', async () => {
  const { ledger } = emptyLedger();
  const { get, send, json } = reportsOver(ledger);
  const view = () => json(driftView, get('/drift'));
  expect(driftText(await view())).toEqual(['No answer of the service "documented" has been seen yet.']);

  const memory = new ShapeMemory(ledger, madeUpService.profile.name, silent);
  await memory.see('luck', { data: { luck: { advice: 'a' } } });
  await memory.see('love', [{ text: 'b' }]);
  expect(driftText(await view())).toEqual([
    'The answers of "documented" have not changed their shape; 2 operations were seen.',
  ]);

  await memory.see('luck', { data: { luck: { advice: 7 }, source: 'c' } });
  await memory.see('love', { text: 'b' });
  expect((await view()).operations).toMatchObject([
    { operation: 'love', paths: 4, differences: [{ kind: 'type', path: '', type: 'object', answers: 1 }] },
    {
      operation: 'luck',
      differences: [
        { kind: 'type', path: '/data/luck/advice', type: 'number' },
        { kind: 'new', path: '/data/source', type: 'text' },
      ],
    },
  ]);
  const text = plainLines(driftText(await view())).join('\n');
  expect(text).toMatch(/love +the whole answer +is now object +1/);
  expect(text).toMatch(/luck +\/data\/luck\/advice +is now number/);
  expect(text).toMatch(/luck +\/data\/source +is new \(text\)/);

  const accept = async (body: unknown) => (await send('POST', '/drift/accept', body)).json();
  expect(await accept({ operation: 'luck' })).toEqual({ accepted: ['luck'] });
  expect(await accept({})).toEqual({ accepted: ['love'] });
  expect(await accept({})).toEqual({ accepted: [] });
  expect((await send('POST', '/drift/accept', { operation: 'palmistry' })).status).toBe(400);
  await memory.see('luck', { data: { luck: { advice: 'a' } } });
  expect((await view()).operations.flatMap(({ differences }) => differences)).toEqual([]);
});
