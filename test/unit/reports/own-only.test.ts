import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../functions/reports/http/endpoints.ts';
import type { Scope } from '../../../functions/reports/http/operations.ts';
import { reachOf } from '../../../shared/customers/login.ts';
import { storePlace } from '../../../shared/places/place.ts';
import { noteTable } from '../../../shared/uploads/place-tables.ts';
import { subjectsPage } from '../../../shared/views/views.ts';
import { Random } from '../../simulation/world/random.ts';
import { reportsOver } from './app.ts';
import { accepted, emptyLedger, rowInputs, uploadEvent, uploaded } from './ledger.ts';

const signedBy = (userArn: string) => ({ requestContext: { authorizer: { iam: { userArn } } } });
const acme = signedBy('arn:aws:sts::123456789012:assumed-role/palmleaf@acme/kim');

async function threeOwners() {
  const { ledger, table } = emptyLedger();
  for (const owner of ['@acme/', '@acme-zeta/', '']) {
    await uploaded(ledger, `${owner}june`, uploadEvent(`births/${owner}june.csv`));
    await accepted(
      ledger,
      { batch: `${owner}june`, id: 'anna' },
      rowInputs({ name: `Anna ${marks[owner]}` }),
    );
    const place = owner === '' ? '' : `${owner}/`;
    const chennai = { lat: 13, lon: 80, timezone: 'UTC', notes: [], name: `Chennai ${marks[owner]}` };
    await storePlace(ledger, { ...chennai, id: `${place}chennai` }, uploadEvent(`places/${owner}south.csv`));
    await noteTable(ledger, `${place}north`);
  }
  const { app, ...rest } = reportsOver(ledger);
  const ask = (path: string, init: RequestInit = {}, by: object = acme) => app.request(path, init, by);
  return { ledger, table, ask, ...rest };
}
const marks: Readonly<Record<string, string>> = {
  '@acme/': 'Acmesson',
  '@acme-zeta/': 'Zetasson',
  '': 'Sellersson',
};
const foreign = /zeta|Sellersson|(?<![@\w/%])june\/anna|"june"/i;

function requestOf({ method, path, scope }: (typeof endpoints)[number], customer: string) {
  const nameOf = (name: string) => encodeURIComponent(customer === '' ? name : `@${customer}/${name}`);
  const address = path
    .replace('{batch}', nameOf('june'))
    .replace('{place}', nameOf('/chennai').replace(/^%2F/, ''))
    .replace('{customer}', customer)
    .replace('{id}', 'anna')
    .replace('{month}', '2026-11')
    .replace(/\{\w+\}/g, 'none');
  const batch = customer === '' ? 'june' : `@${customer}/june`;
  const bodies: Partial<Record<Scope, object>> = {
    upload: { batch, files: [{ name: 'ben.jpg', sizeBytes: 1 }] },
    quotes: { subjects: [{ batch, id: 'anna', shared: [], calls: [] }] },
  };
  const body = method === 'get' ? undefined : JSON.stringify(bodies[scope] ?? {});
  const init = { method: method.toUpperCase(), ...(body === undefined ? {} : { body }) };
  return { path: scope === 'list' ? `${address}?customer=${customer}&name=anna` : address, init };
}

describe('the login of a customer', () => {
  test('A login is refused at every endpoint that names another customer or the seller, and changes nothing there', async () => {
    const { ask, table } = await threeOwners();
    const before = JSON.stringify([...table.items()]);
    const closed = endpoints.filter(({ scope }) => scope !== 'everybody');
    for (const owner of ['acme-zeta', '']) {
      const answers = await Promise.all(
        closed
          // Without a name, a list shows the customer's own entries.
          .filter(({ scope }) => owner !== '' || scope !== 'list')
          .map(async (endpoint) => {
            const { path, init } = requestOf(endpoint, owner);
            return { asked: `${endpoint.method} ${path}`, status: (await ask(path, init)).status };
          }),
      );
      expect(answers.filter(({ status }) => status !== 403 && status !== 404)).toEqual([]);
      expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThan(30);
    }
    expect(JSON.stringify([...table.items()])).toBe(before);
  });

  test('A login is refused whenever one of the names in a request is not its own, at any place among the names', async () => {
    const { ask } = await threeOwners();
    const random = new Random(15);
    const met = { 200: 0, 403: 0 };
    for (let round = 0; round < 60; round += 1) {
      const owners = Array.from({ length: random.whole(1, 4) }, () =>
        random.chance(0.6) ? 'acme' : random.pick(['acme-zeta', '']),
      );
      const namesOnlyOwn = owners.every((owner) => owner === 'acme');
      const subjects = owners.map((owner) => {
        const batch = owner === '' ? 'june' : `@${owner}/june`;
        return { batch, id: 'anna', shared: [], calls: [] };
      });
      const quoted = await ask('/quotes', { method: 'POST', body: JSON.stringify({ subjects }) });
      expect([owners, quoted.status]).toEqual([owners, namesOnlyOwn ? 200 : 403]);
      met[namesOnlyOwn ? 200 : 403] += 1;
      const named = owners.filter((owner) => owner !== '');
      const filters = named.map((owner) => `customer=${owner}`).join('&');
      const listed = await ask(`/batches?${filters}`);
      expect([filters, listed.status === 403]).toEqual([filters, named.includes('acme-zeta')]);
    }
    expect(Math.min(met[200], met[403])).toBeGreaterThan(10);
  });

  test('A login that names its own customer is refused only at endpoints of the seller', async () => {
    const { ask } = await threeOwners();
    for (const endpoint of endpoints) {
      const { path, init } = requestOf(endpoint, 'acme');
      const { status } = await ask(path, init);
      expect({ path, isRefused: status === 403 }).toEqual({ path, isRefused: endpoint.scope === 'seller' });
    }
  });

  test('A login reads nothing of another customer or of the seller, on no page and in no list', async () => {
    const { ask } = await threeOwners();
    const reads = endpoints.filter(({ method, scope }) => method === 'get' && scope !== 'everybody');
    for (const accept of ['text/html', 'application/json'])
      for (const endpoint of reads) {
        const { path } = requestOf(endpoint, 'acme');
        for (const each of endpoint.scope === 'list' ? [path, path.replace('customer=acme&', '')] : [path]) {
          const answer = await ask(each, { headers: { accept } });
          expect({ each, accept, found: foreign.exec(await answer.text())?.[0] }).toEqual({ each, accept });
        }
      }
  });

  test('A login that names no customer sees its own batches, people and places, and lands on its own page', async () => {
    const { ask } = await threeOwners();
    expect(await (await ask('/batches')).json()).toMatchObject({ batches: [{ batch: '@acme/june' }] });
    expect(await (await ask('/reports?name=anna')).json()).toMatchObject({
      subjects: [{ name: 'Anna Acmesson' }],
    });
    expect(await (await ask('/places')).json()).toMatchObject({ places: [{ id: '@acme//chennai' }] });
    expect((await ask('/batches?customer=acme&customer=acme-zeta')).status).toBe(403);
    const home = await ask('/batches', { headers: { accept: 'text/html' } });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/customers/acme']);
    const page = await (await ask('/customers/acme', { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('href="/account/2026-11?customer=acme"');
    expect(page).not.toContain('href="/customers"');
  });

  test('The upload page of a customer puts every batch below its name and shows the name without the customer', async () => {
    const { ask } = await threeOwners();
    const html = { headers: { accept: 'text/html' } };
    const page = await (await ask('/uploads?batch=%40acme%2Fjune', html)).text();
    expect(page).toContain('data-customer="acme"');
    expect(page).toContain('name="batch" value="june"');
    const seller = await (await ask('/uploads?batch=%40acme%2Fjune', html, {})).text();
    expect(seller).not.toContain('data-customer');
    expect(seller).toContain('name="batch" value="@acme/june"');
  });

  test('A new customer sees its own page before its first upload', async () => {
    const { ask } = await threeOwners();
    const newcomer = signedBy('arn:aws:iam::123456789012:user/palmleaf@newcomer');
    const page = await ask('/customers/newcomer', { headers: { accept: 'text/html' } }, newcomer);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('There are no batches yet.'),
    ]);
    expect((await ask('/customers/newcomer', {}, signedBy('arn:aws:iam::1:user/kim'))).status).toBe(404);
  });

  test('A login gets cursors that name nobody and can continue with them', async () => {
    const { ask, ledger, json } = await threeOwners();
    for (const batch of ['@acme/june', '@acme-zeta/june'])
      for (const id of ['ben', 'cleo'])
        await accepted(ledger, { batch, id }, rowInputs({ name: `Anna ${id}` }));
    const found: string[] = [];
    let query = '';
    do {
      const answer = await json(subjectsPage, ask(`/reports?name=anna&limit=1${query}`));
      found.push(...answer.subjects.map(({ batch, id }) => `${batch} ${id}`));
      query = answer.cursor === undefined ? '' : `&cursor=${answer.cursor}`;
      expect(Buffer.from(answer.cursor ?? '', 'base64url').toString('latin1')).not.toMatch(/anna|zeta/);
    } while (query !== '');
    expect(found.sort()).toEqual(['@acme/june anna', '@acme/june ben', '@acme/june cleo']);
    expect((await ask('/reports?name=anna&cursor=e30')).status).toBe(400);
  });

  test.each([
    '/batches/%40acme%2F..%2F%40acme-zeta%2Fjune',
    '/batches/%2540acme-zeta%252Fjune',
    '/batches/@acme-zeta%2Fjune',
    '/batches/%40acme-zeta%2Fjune/',
    '//batches/%40acme-zeta%2Fjune',
    '/batches/%40acme%2Fjune/../%40acme-zeta%2Fjune',
    '/batches/%E0%A4/uploads',
    '/customers/acme%2F..%2Facme-zeta',
    '/panchang/%40acme%2F%2F..%2F%40acme-zeta%2F%2Fchennai',
    '/batches?customer=&customer=acme-zeta',
    '/nothing',
  ])("A customer's login gets nothing through an address in another spelling: %s", async (path) => {
    const { ask } = await threeOwners();
    const answer = await ask(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/Zetasson|Sellersson/);
  });
});

test('A request through the address of the function whose signer is unknown is refused', async () => {
  const { ask } = await threeOwners();
  for (const signer of [{ requestContext: {} }, signedBy('arn:aws:iam::1:user/palmleaf@a b')])
    expect((await ask('/batches', {}, signer)).status).toBe(403);
});

test.each([
  ['arn:aws:sts::123456789012:assumed-role/palmleaf@acme/kim', 'acme'],
  ['arn:aws-cn:iam::123456789012:user/palmleaf@acme.2-b', 'acme.2-b'],
  ['arn:aws:iam::123456789012:user/customers/palmleaf@acme', 'acme'],
  ['arn:aws:iam::123456789012:role/palmleaf@acme', 'acme'],
  ['arn:aws:sts::123456789012:assumed-role/Operators/palmleaf@acme', 'everything'],
  ['arn:aws:sts::123456789012:assumed-role/Operators/kim@acme.example', 'everything'],
  ['arn:aws:iam::123456789012:user/kim@acme.example', 'everything'],
  ['arn:aws:iam::123456789012:root', 'everything'],
  ['arn:aws:sts::123456789012:assumed-role/palmleaf@/kim', 'nothing'],
  ['arn:aws:iam::123456789012:user/palmleaf@acme,zeta', 'nothing'],
])('The name of a role or user alone decides whose login it is: %s reaches %s', (arn, expected) => {
  const reach = reachOf(arn);
  expect(reach.kind === 'customer' ? reach.customer : reach.kind).toBe(expected);
});
