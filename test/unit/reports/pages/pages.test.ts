import { describe, expect, test } from 'vitest';
import { fontPath } from '../../../../functions/reports/pages/styles/fonts.ts';
import { accept } from '../../../../shared/ledger/inputs/accept.ts';
import { fontFile, pageFonts } from '../../../../shared/page-fonts.ts';
import { uploadLimitsView } from '../../../../shared/reports/upload-requests.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, settled, uploadEvent, uploaded } from '../ledger.ts';

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]).toString('base64');
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function june() {
  const { ledger } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const inputs = await accepted(ledger, { batch: 'june', id: 'anna' });
  await settled(ledger, { batch: 'june', id: 'anna' }, inputs, 'complete');
  for (let index = 0; index < 5; index += 1) await accepted(ledger, { batch: 'june', id: `s${index}` });
  return reportsOver(ledger);
}

describe('pages for browsers', () => {
  test.each(['/batches', '/batches/june', '/batches/june/reports/anna'])(
    'A browser gets a page at %s, and a program gets JSON',
    async (path) => {
      const { get } = await june();
      const page = await get(path, browser);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('vary')).toContain('Accept');
      expect(await page.text()).toContain('<!doctype html>');
      for (const accept of ['application/json', '*/*']) {
        expect((await get(path, { accept })).headers.get('content-type')).toContain('application/json');
      }
    },
  );

  test('A browser gets a report in its own language if the row names none', async () => {
    const { get } = await june();
    const asked = (language: string) =>
      get('/batches/june/reports/anna', { ...browser, 'accept-language': language });
    const german = await asked('de-AT, en;q=0.5');
    expect(await german.text()).toContain('<html lang="de">');
    expect(german.headers.get('vary')).toMatch(/Accept-Language/);
    expect(await (await asked('xx')).text()).toContain('<html lang="en">');
  });

  test('A browser may cache the fonts of the pages for ever, and finds no other file', async () => {
    const { get } = await june();
    for (const font of pageFonts) {
      const answer = await get(fontPath(fontFile(font)));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    for (const file of ['noto-sans-latin.woff2', '..%2F..%2Fpackage.json'])
      expect((await get(fontPath(file))).status).toBe(404);
  });

  test('A browser finds every file that a page refers to, and may cache it for ever', async () => {
    const { get } = await june();
    const text = await (await get('/batches/june', browser)).text();
    const paths = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths).toHaveLength(3);
    for (const path of paths) {
      const asset = await get(path);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('cache-control')).toContain('immutable');
    }
    expect((await get('/assets/other.css')).status).toBe(404);
  });

  test('A browser follows the pages to the last subject', async () => {
    const { get } = await june();
    const seen = new Set<string>();
    for (let path: string | undefined = '/batches/june?limit=2'; path !== undefined; ) {
      const text: string = await (await get(path, browser)).text();
      for (const [, id] of text.matchAll(/\/batches\/june\/reports\/(\w+)"/g)) seen.add(id ?? '');
      const next: string | undefined =
        /rel="next" href="([^"]+)"/.exec(text)?.[1] ?? /href="([^"]+)" rel="next"/.exec(text)?.[1];
      path = next && `${next.replaceAll('&amp;', '&')}&limit=2`;
    }
    expect([...seen].sort()).toEqual(['anna', 's0', 's1', 's2', 's3', 's4']);
  });

  test.each([
    ['shows the palm', { image: jpeg }, '<img src="/batches/july/reports/left%2Fben/palm-image"'],
    ['says that there is no picture', { status: true }, 'The picture of the palm cannot be shown here.'],
  ])('A report with a palm image %s', async (_what, answer, expected) => {
    const { ledger } = emptyLedger();
    const ben = { batch: 'july', id: 'left/ben' };
    const event = uploadEvent('palms/july/left/ben.jpg');
    const value = { sha256: 'h', key: 'photos/h.jpg', bytes: 1, width: 1, height: 1 };
    await uploaded(ledger, 'july', event);
    await accept(ledger, ben, { kind: 'photo', value, source: event }, ledger.now());
    await settled(ledger, ben, { photo: { value, source: event } }, 'complete', {
      'palm/get-palm-image': { state: 'bought', answer },
    });
    const { get } = reportsOver(ledger);
    expect(await (await get('/batches/july/reports/left%2Fben', browser)).text()).toContain(expected);
  });

  test('Only the page for uploads may send files to the bucket', async () => {
    const { get, json } = await june();
    const policyOf = async (path: string) =>
      (await get(path, browser)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/uploads')).toContain("connect-src 'self' https://inbox.example;");
    expect(await policyOf('/uploads')).not.toContain('unsafe');
    expect(await policyOf('/batches')).toContain("connect-src 'self';");
    expect(await (await get('/uploads?batch=june', browser)).text()).toContain('value="june"');
    expect(await json(uploadLimitsView, get('/uploads'))).toMatchObject({
      limits: { photo: 26214400 },
      files: 100,
    });
  });

  test('A browser gets an error as a page', async () => {
    const { get } = await june();
    const page = await get('/batches/nowhere', browser);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('No such batch');
  });
});
