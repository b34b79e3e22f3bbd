import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import type { AssetDeps } from '../../../shared/assets/assets.ts';
import { dueFor, headerKey, partKey } from '../../../shared/ledger/items/keys.ts';
import { partItems } from '../../../shared/ledger/items/part.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { AddressRefusedError } from '../../../shared/pictures/address-refused-error.ts';
import { reportView } from '../../../shared/views/views.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { answerOf, LedgerWorld, minute, photo, subject } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from '../reports/app.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Array.from({ length: 40 }, () => 1)]);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const address = 'https://pictures.example/lines.png?signed=1';
const part = 'palm/get-palm-image';

function pictured(fetchImage: (address: string) => Promise<Uint8Array>, picture: unknown = address) {
  const world = new LedgerWorld();
  const fetched: string[] = [];
  world.answer = (call) =>
    call.operation === 'get-palm-image'
      ? answerOf('json', { status: 200, body: { data: { overlay: picture } } })
      : world.bought(call);
  const assets: AssetDeps = {
    ledger: world.ledger,
    profile: { assets: { 'get-palm-image': ['/data/overlay'] } },
    fetchImage: async (_operation, from) => {
      fetched.push(from);
      return fetchImage(from);
    },
    retryAfterMs: minute,
    log: silent,
  };
  const work = (name = 'june/anna') => workOnSubjects(world.fanOut([name], { assets }), [subject(name)]);
  const pass = async (minutes: number) => {
    for (let done = 0; done < minutes; done += 1) {
      world.now += minute;
      await world.reconcile();
      for (const job of world.jobs.splice(0)) await work(job.key);
    }
  };
  const view = async (name = 'june/anna') => {
    const { get } = reportsOver(world.ledger, { linkTo: async (key) => `https://store.example/${key}?ends` });
    const answer = await get(`/batches/june/reports/${subject(name).id}`);
    return reportView.parse(await answer.json()).parts.find((one) => one.part === part);
  };
  return { world, fetched, work, pass, view };
}

const refused = async () => {
  throw new AddressRefusedError({ code: 'answered', host: 'pictures.example', status: 503 });
};

describe('linked pictures', () => {
  test('The worker fetches the picture of an answer at once, stores it beside the unchanged answer, and the page shows it by a link that expires', async () => {
    const { world, fetched, work, view } = pictured(async () => png);
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    expect(fetched).toEqual([address]);
    const shown = await view();
    expect(shown).toMatchObject({
      state: 'bought',
      answer: { data: { overlay: address } },
      assets: [{ pointer: '/data/overlay', contentType: 'image/png', bytes: png.byteLength }],
    });
    const [asset] = shown?.assets ?? [];
    expect(asset?.link).toMatch(/^https:\/\/store\.example\/parts\/.*\.picture-[0-9a-f]{32}\?ends$/);
    const [key = ''] = [...world.store.objects.keys()].filter((one) => one.includes('picture'));
    expect(key.startsWith(`parts/${storeFolder(subject('june/anna'))}/`)).toBe(true);
    const image = await reportsOver(world.ledger).get('/batches/june/reports/anna/palm-image');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const page = await reportsOver(world.ledger, { linkTo: async () => 'https://store.example/x' }).get(
      '/batches/june/reports/anna?view=record',
      { accept: 'text/html' },
    );
    expect(await page.text()).toMatch(
      /<strong>Overlay<\/strong> of “Palm with its lines”: kept here \(PNG, 1 KB\)\./,
    );
    await world.reconcile();
    expect(world.jobs).toEqual([]);
  });

  test('A picture that cannot be fetched does not affect its answer, is retried a few times, and is then reported', async () => {
    const { world, fetched, work, pass, view } = pictured(refused);
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsBought: 17 });
    expect(fetched).toHaveLength(1);
    expect((await world.report('june/anna')).parts.get(part)?.dueAt).toBe(world.now + 2 * minute);
    const calls = world.sent.length;
    await pass(120);
    expect(fetched).toHaveLength(5);
    expect(world.sent).toHaveLength(calls);
    expect((await view())?.assets).toEqual([
      {
        pointer: '/data/overlay',
        problem: 'The image address cannot be used: pictures.example answered 503.',
        because: { code: 'answered' },
      },
    ]);
    expect(world.jobs).toEqual([]);
  });

  test.each([false, true])(
    'Each retry of a picture waits twice as long as the one before, also if other jobs wake its report (%s)',
    async (isWoken) => {
      const times: number[] = [];
      const { world, work, pass } = pictured(async () => {
        times.push(world.now);
        return refused();
      });
      await world.acceptPhoto('june/anna', photo('a'));
      await work();
      for (let minutes = 0; minutes < 60; minutes += 1) {
        await pass(1);
        if (isWoken) await work();
      }
      const waits = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / minute);
      expect(waits).toEqual([2, 4, 8, 16]);
    },
  );

  test('A refused answer waits for no picture', async () => {
    const { world, fetched, work } = pictured(async () => png);
    const good = world.answer;
    world.answer = (call) =>
      call.operation === 'get-palm-image'
        ? answerOf('bad request', { status: 400, body: { data: { overlay: address } } })
        : good(call);
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    const refusal = (await world.report('june/anna')).parts.get(part);
    expect(refusal).toMatchObject({ state: 'refused' });
    expect([refusal?.assets, refusal?.due]).toEqual([undefined, undefined]);
    expect(fetched).toEqual([]);
  });

  test('A picture that becomes available later is stored then', async () => {
    let isThere = false;
    const { world, work, pass, view } = pictured(async () => (isThere ? png : refused()));
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    isThere = true;
    await pass(10);
    expect((await view())?.assets?.[0]).toMatchObject({ contentType: 'image/png' });
  });

  test('The next worker fetches a picture if the former worker died after it stored the answer', async () => {
    let shouldDie = true;
    const { world, fetched, work, pass, view } = pictured(async () => {
      if (shouldDie) return new Promise(() => undefined);
      return png;
    });
    await world.acceptPhoto('june/anna', photo('a'));
    void work();
    for (let ticks = 0; ticks < 3000 && fetched.length === 0; ticks += 1) await new Promise(setImmediate);
    expect(fetched).toHaveLength(1);
    shouldDie = false;
    await pass(30);
    expect((await view())?.assets?.[0]).toMatchObject({ contentType: 'image/png' });
  });

  test.each([png, undefined])(
    'A picture that arrives after its answer was replaced changes nothing of the newer answer (case %#)',
    async (picture) => {
      const former = Promise.withResolvers<void>();
      const { world, fetched, work, pass } = pictured(async () => {
        if (fetched.length > 1) return new Uint8Array([...png, 2]);
        await former.promise;
        return picture ?? refused();
      });
      await world.acceptPhoto('june/anna', photo('a'));
      const late = work();
      for (let ticks = 0; ticks < 3000 && fetched.length === 0; ticks += 1) await new Promise(setImmediate);
      await world.acceptPhoto('june/anna', photo('b'));
      await pass(30);
      const key = partKey(subject('june/anna'), part);
      const newer = await partItems.read(world.table, key);
      former.resolve();
      await late;
      expect(newer?.assets).toMatchObject([{ bytes: png.byteLength + 1 }]);
      expect(await partItems.read(world.table, key)).toEqual(newer);
    },
  );

  test('Nothing more is due for a picture when its report is deleted before the picture was fetched', async () => {
    const { world, work, pass } = pictured(refused);
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    await world.table.delete({ key: headerKey(subject('june/anna')), delete: true });
    await pass(10);
    expect([...world.table.items()].filter(({ due }) => due === dueFor('june/anna'))).toEqual([]);
    await world.reconcile();
    expect(world.jobs).toEqual([]);
  });

  test.each([
    ['no picture', async () => new TextEncoder().encode('<html>'), 'not a JPEG, PNG, WebP or GIF'],
    ['refused by its host', refused, 'answered 503'],
  ])('A linked file that is %s is not stored', async (_what, fetchImage, problem) => {
    const { world, work, view } = pictured(fetchImage);
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    expect((await view())?.assets?.[0]?.problem).toContain(problem);
    expect([...world.store.objects.keys()].filter((key) => key.includes('picture'))).toEqual([]);
  });

  test.each([true, undefined].flatMap((late) => [png, undefined].map((picture) => ({ late, picture }))))(
    'A part is due exactly while a picture is missing or its late answer is not processed: %o',
    async ({ late, picture }) => {
      const { world, work } = pictured(async () => picture ?? refused());
      await world.acceptPhoto('june/anna', photo('a'));
      const key = partKey(subject('june/anna'), part);
      const { update } = world.table;
      world.table.update = (write) => {
        const isLate = write.key.sk === key.sk && write.set?.body !== undefined && late === true;
        const remove = write.remove?.filter((name) => name !== 'late') ?? [];
        return update.call(world.table, isLate ? { ...write, set: { ...write.set, late }, remove } : write);
      };
      await work();
      const stored = await partItems.read(world.table, key);
      expect(stored).toMatchObject({ state: 'bought', assets: [{ tries: 1 }] });
      expect(stored?.due !== undefined).toBe(late === true || picture === undefined);
    },
  );

  test('A job for an unknown subject fetches no picture', async () => {
    const { work, fetched } = pictured(async () => png);
    expect(await work('june/nobody')).toMatchObject([{ result: 'not due' }]);
    expect(fetched).toEqual([]);
  });

  test('A picture is copied with its answer to another subject and is not fetched again', async () => {
    const { world, fetched, work, view } = pictured(async () => png);
    for (const name of ['june/anna', 'june/ben']) {
      await world.acceptPhoto(name, photo('same'));
      await work(name);
    }
    expect(fetched).toHaveLength(1);
    expect((await view('june/ben'))?.assets?.[0]?.link).toContain(storeFolder(subject('june/ben')));
  });

  test('A picture inside the answer itself stays there, and nothing is fetched', async () => {
    const { world, fetched, work, view } = pictured(async () => png, 'data:image/png;base64,AAAA');
    await world.acceptPhoto('june/anna', photo('a'));
    await work();
    expect(fetched).toEqual([]);
    expect((await view())?.assets).toBeUndefined();
  });
});

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/webp', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP')]],
  ['image/gif', ascii('GIF89a')],
] as const)('A picture of type %s is recognised by its first bytes', async (type, head) => {
  const bytes = new Uint8Array([...head, ...Array.from({ length: 40 }, () => 1)]);
  const { world, work, view } = pictured(async () => bytes);
  await world.acceptPhoto('june/anna', photo('a'));
  await work();
  expect((await view())?.assets).toMatchObject([{ contentType: type }]);
});

test('A sound file in a RIFF envelope is not a picture', async () => {
  const bytes = new Uint8Array([...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE'), 1, 1]);
  const { world, work, view } = pictured(async () => bytes);
  await world.acceptPhoto('june/anna', photo('a'));
  await work();
  expect((await view())?.assets?.[0]?.contentType).toBeUndefined();
});
