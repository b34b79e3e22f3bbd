import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { noteVersion, readGate } from '../../../shared/gate/gate.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { announcedCredentialView } from '../../../shared/views/credential-view.ts';
import { answerOf, LedgerWorld, row, subject } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from '../reports/app.ts';

const base = { scheme: 'token', base: 'base' } as const;

function cachedCredential(world: LedgerWorld) {
  let remembered: Credential = { version: 'v1', content: { token: 'old' } };
  return {
    current: async () => remembered,
    refetch: async () => remembered,
    noteAnnounced: (version: string) => {
      if (version !== remembered.version) remembered = world.credential;
    },
  };
}

describe('a new credential', () => {
  test('The next call uses a newly set credential although the old one still works', async () => {
    const world = new LedgerWorld();
    const credentials = cachedCredential(world);
    const work = (name: string) => workOnSubjects(world.fanOut([name], { credentials }), [subject(name)]);
    await world.acceptRow('june/anna', row());
    await work('june/anna');
    world.credential = { version: 'v2', content: { token: 'new' } };
    const { send, json } = reportsOver(world.ledger, { gates: [base] });
    const announced = await json(announcedCredentialView, send('POST', '/credential', { version: 'v2' }));
    expect(announced).toEqual({ version: 'v2', gates: ['token#base'] });
    await world.acceptRow('june/ben', row({ varshaphalYear: 2031, questions: [] }));
    await work('june/ben');
    const tokens = world.sent.map(({ credential }) => credential.content.token);
    expect(new Set(tokens.slice(0, 4))).toEqual(new Set(['old']));
    expect(tokens.length).toBeGreaterThan(4);
    expect(new Set(tokens.slice(4))).toEqual(new Set(['new']));
  });

  test('A call that waits for the service is retried with the credential that was set during its wait', async () => {
    const world = new LedgerWorld();
    const credentials = cachedCredential(world);
    await world.acceptRow('june/anna', row());
    let isFirst = true;
    world.answer = async (call) => {
      if (!isFirst) return world.bought(call);
      isFirst = false;
      world.credential = { version: 'v2', content: { token: 'new' } };
      await noteVersion(world.ledger, base, 'credentialVersion', 'v2');
      return answerOf('too many requests', { status: 429, retryAfterMs: 500 });
    };
    await workOnSubjects(world.fanOut(['june/anna'], { credentials }), [subject('june/anna')]);
    expect(world.sent.at(-1)?.credential.content.token).toBe('new');
  });

  test('The reconciler announces once a credential that somebody set without the command', async () => {
    const world = new LedgerWorld();
    await world.pass(1);
    expect((await readGate(world.ledger, base)).credentialVersion).toBe('v1');
    world.credential = { version: 'v2', content: { token: 'new' } };
    await world.pass(1);
    expect((await readGate(world.ledger, base)).credentialVersion).toBe('v2');
    const before = JSON.stringify([...world.table.items()]);
    await world.pass(1);
    expect(JSON.stringify([...world.table.items()])).toBe(before);
    // An unreadable secret does not stop the reconciler.
    world.readCredential = () => Promise.reject(new Error('Throttled'));
    await world.pass(1);
  });

  test('A new credential is announced only by the id of its version', async () => {
    const { send } = reportsOver(new LedgerWorld().ledger);
    for (const body of [{}, { version: '' }, { version: 'a b' }, { version: 'v', token: 'secret' }])
      expect((await send('POST', '/credential', body)).status).toBe(400);
  });
});
