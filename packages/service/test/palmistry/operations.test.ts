import { operations } from '@palmleaf/contract/operations';
import { sample } from '@palmleaf/engines/testing';
import type { OpenAddress } from '@palmleaf/shared/pictures/open-address';
import { sections, topics } from '@palmleaf/texts/palm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { UnprocessableError } from '../../handler/errors.ts';
import type { RequestContext } from '../../handler/handler.ts';
import { rootOperation } from '../../operations/root.ts';
import { palmAnswers } from '../../palmistry/answers/shapes.ts';
import { palmistryOperations } from '../../palmistry/operations.ts';
import { MemoryPictures } from '../../store/pictures.ts';
import { MemoryStore } from '../../store/store.ts';
import { readOnce } from './read-once.ts';

const context: RequestContext = { language: 'en' };
const none = {
  image_url: null,
  url: null,
  img_url: null,
  image: null,
  day: null,
  month: null,
  year: null,
  gender: null,
};

const photos: OpenAddress = async (url) => {
  const name = url.pathname.includes('ben') ? 'ben' : 'anna';
  const bytes = await sample(name);
  return {
    status: 200,
    headers: {},
    body: (async function* () {
      yield bytes;
    })(),
    close: () => {},
  };
};

const store = new MemoryStore();
const pictures = new MemoryPictures();
const deps: Parameters<typeof palmistryOperations>[0] = {
  store,
  pictures,
  readPalm: readOnce,
  open: photos,
  lookup: async () => [{ address: '93.184.216.34', family: 4 }],
  allowLoopback: false,
  timeoutMs: 60_000,
};
const palm = palmistryOperations(deps);

const bodyOf = async (reply: Promise<{ body: unknown }>) => (await reply).body;
const detailOf = async (reply: Promise<unknown>) => {
  const error: unknown = await reply.catch((reason: unknown) => reason);
  if (error instanceof UnprocessableError) return error.detail;
  throw new Error('the request was answered', { cause: error });
};

let palmId = '';
beforeAll(async () => {
  const request = { ...none, image_url: 'https://photos.example/anna.jpg?signature=1' };
  const { palm_id } = operations['get-palm-id'].response.parse(
    await bodyOf(palm['get-palm-id'](request, context)),
  );
  palmId = palm_id;
});

test('Every operation that reads a palm has a handler', () => {
  const named = Object.entries(operations).flatMap(([name, { base }]) =>
    base === 'palmistry' && name !== 'root' ? [name] : [],
  );
  expect(Object.keys(palm).sort()).toEqual(named.sort());
});

describe('get-palm-id', () => {
  test('The operation get-palm-id describes the palm and gives the same photo the same identifier', async () => {
    const image = (await sample('anna')).toString('base64');
    expect(await bodyOf(palm['get-palm-id']({ ...none, image }, context))).toMatchObject({
      palm_id: palmId,
      data: {
        palm_id: palmId,
        reading: 'professional',
        hand: { side: 'left', type: 'air', possible_types: ['air'] },
        lines: {
          heart: { grade: 'clear' },
          head: { grade: 'clear' },
          life: { grade: 'clear' },
          fate: { grade: 'not found' },
        },
      },
    });
  });

  test('The operation get-palm-id gives one reading for any date of birth and gender', async () => {
    const url = 'https://photos.example/anna.jpg';
    const withPerson = { ...none, url, day: 3, month: 4, year: 1990, gender: 'female' };
    expect(await bodyOf(palm['get-palm-id'](withPerson, context))).toEqual(
      await bodyOf(palm['get-palm-id']({ ...none, url }, context)),
    );
  });

  test('The operation get-palm-id stores the reading as a document, and the photo, in less than 225 kB, only as a picture', async () => {
    expect(JSON.stringify(await store.read('reading', palmId)).length).toBeLessThan(60_000);
    expect(await store.read('palm-image', palmId)).toBeUndefined();
    const photo = await pictures.get(palmId);
    expect(photo?.byteLength).toBeLessThan(225_000);
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg' });
  });
});

describe('get-palm-image', () => {
  test('The operation get-palm-image draws on a photo that an earlier version stored among the documents', async () => {
    const base64 = Buffer.from((await pictures.get(palmId)) ?? []).toString('base64');
    const before = new MemoryStore();
    await before.write('reading', palmId, await store.read('reading', palmId));
    await before.write('palm-image', palmId, { version: 1, contentType: 'image/jpeg', base64 });
    const updated = palmistryOperations({ ...deps, store: before, pictures: new MemoryPictures() });
    expect(await bodyOf(updated['get-palm-image']({ palm_id: palmId }, context))).toEqual(
      await bodyOf(palm['get-palm-image']({ palm_id: palmId }, context)),
    );
  });

  test('The operation get-palm-image reads no picture for a palm_id without a reading', async () => {
    const asked: string[] = [];
    const watched = { put: pictures.put.bind(pictures), get: async (id: string) => void asked.push(id) };
    const offline = palmistryOperations({ ...deps, pictures: watched });
    expect(await detailOf(offline['get-palm-image']({ palm_id: '../x' }, context))).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

describe('sections and topics', () => {
  test('Sections and topics are in the language of the body field `language`, and in English without it, whatever the header says', async () => {
    const german = { language: 'de' } as const;
    const asked = await palm.love({ palm_id: palmId, language: 'de' }, context);
    expect(asked).toMatchObject({
      contentLanguage: 'de',
      body: { data: { title: 'Liebe', text: expect.stringMatching(/\b(du|die|das|ist|mit)\b/) } },
    });
    const byHeader = await palm.love({ palm_id: palmId }, german);
    expect(byHeader).toMatchObject({ contentLanguage: 'en', body: { data: { title: 'Love' } } });
    const unknown = await palm.love({ palm_id: palmId, language: 'ma' }, context);
    expect(unknown).toMatchObject({
      contentLanguage: 'en',
      body: { data: { title: 'Love', disclaimer: expect.stringContaining('You asked for Marathi') } },
    });
  });

  test.each([...sections, ...topics])(
    'The service computes %s from the saved reading alone',
    async (name) => {
      const offline = palmistryOperations({
        store,
        pictures,
        readPalm: () => Promise.reject(new Error('no reader')),
        open: () => Promise.reject(new Error('no network')),
        lookup: () => Promise.reject(new Error('no network')),
        allowLoopback: false,
        timeoutMs: 1,
      });
      const answer = await bodyOf(offline[name]({ palm_id: palmId }, context));
      expect(answer).toEqual(await bodyOf(palm[name]({ palm_id: palmId }, context)));
      expect(answer).toMatchObject({
        status: true,
        message: 'success',
        palm_id: palmId,
        data: {
          title: expect.any(String),
          basis: 'traditional interpretation (rule-based)',
          text: expect.stringMatching(/\.\s.*\./s),
          limits: expect.any(String),
          disclaimer: expect.stringContaining('for entertainment'),
        },
      });
    },
  );

  test('The refusal of an unknown palm_id names the field and does not repeat the id', async () => {
    for (const name of ['summary', 'love', 'get-palm-image'] as const) {
      const [item] = await detailOf(palm[name]({ palm_id: 'palm_unknown' }, context));
      expect(item).toMatchObject({ loc: ['body', 'palm_id'], type: 'unknown_palm_id' });
      expect(JSON.stringify(item)).not.toContain('palm_unknown');
    }
  });
});

test('The operation get-palm-image returns the photo as JPEG with and without its lines, and the lines as numbers', async () => {
  const { data } = palmAnswers['get-palm-image'].parse(
    await bodyOf(palm['get-palm-image']({ palm_id: palmId }, context)),
  );
  const picture = (address: string) =>
    sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')).metadata();
  const { width, height } = data;
  expect(await picture(data.overlay_image_url)).toMatchObject({ format: 'jpeg', width, height });
  expect(await picture(data.original_image_url)).toMatchObject({ format: 'jpeg', height: 320 });
  expect(data.lines_detected).toMatchObject([
    { name: 'Heart Line', present: true, stroke: 'solid' },
    { name: 'Head Line', color: '#1e78ff' },
    { name: 'Life Line', grade: 'clear' },
    { name: 'Fate Line', present: false, confidence: 0, points: [] },
  ]);
  for (const { present, confidence, points } of data.lines_detected) {
    expect(points.length > 0).toBe(present);
    expect(confidence > 0.8).toBe(present);
  }
});

describe('basic readings', () => {
  test('Basic readings are the same by address, by content and by the older paths', async () => {
    const url = 'https://photos.example/ben.jpg';
    const content = (await sample('ben')).toString('base64');
    const basic = await bodyOf(palm.basic({ ...none, url }, context));
    expect(basic).toMatchObject({
      status: true,
      data: { reading: 'basic', hand: { side: 'right' }, text: expect.stringMatching(/\.\s.*\./s) },
    });
    expect(await bodyOf(palm.legacy({ ...none, img_url: url }, context))).toEqual(basic);
    expect(await bodyOf(palm['api-predict']({ url }, context))).toEqual(basic);
    expect(await bodyOf(palm.predict({ image_url: content }, context))).toEqual(basic);
    expect(await bodyOf(palm.predict({ image_url: `data:image/jpeg;base64,${content}` }, context))).toEqual(
      basic,
    );
  });

  test('The palm_id of a basic reading is known to the other operations', async () => {
    const fresh = palmistryOperations({ ...deps, store: new MemoryStore(), pictures: new MemoryPictures() });
    const url = 'https://photos.example/ben.jpg';
    const basic = operations['get-palm-id'].response.parse(
      await bodyOf(fresh.basic({ ...none, url }, context)),
    );
    const handType = await bodyOf(fresh['hand-type']({ palm_id: basic.palm_id }, context));
    expect(handType).toMatchObject({ status: true });
  });
});

describe('a refused photo', () => {
  test('The refusal of a photo has a code, what was seen and what to do', async () => {
    const image = (
      await sharp(await sample('anna'))
        .resize(120, 150, { fit: 'fill' })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    expect(await detailOf(palm.basic({ ...none, image }, context))).toEqual([
      {
        loc: ['body', 'image'],
        type: 'too_small',
        msg: 'The picture is 120 x 150 pixels. Send the photo in its original size, with a short side of at least 200 pixels.',
        ctx: {
          seen: 'The picture is 120 x 150 pixels.',
          advice: 'Send the photo in its original size, with a short side of at least 200 pixels.',
          width: 120,
          height: 150,
        },
      },
    ]);
  });

  test('The refusal of a photo names the field of the address, and never the address', async () => {
    const detail = await detailOf(palm['api-predict']({ url: 'http://10.0.0.1/a.jpg?secret=1' }, context));
    expect(detail).toMatchObject([{ loc: ['body', 'url'], type: 'image_address' }]);
    expect(JSON.stringify(detail)).not.toContain('secret');
  });

  test('The service refuses a request without a photo', async () => {
    expect(await detailOf(palm.legacy(none, context))).toMatchObject([
      { loc: ['body', 'image_url'], type: 'missing' },
    ]);
  });
});

test('The root operation describes the service', async () => {
  expect(await bodyOf(rootOperation.root(null, context))).toMatchObject({ version: '1.0.0' });
});
