import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SignedFetch } from '../../../packages/cli/api/signed-fetch.ts';
import { doubtLines } from '../../../packages/cli/text/quote.ts';
import type { LocalInspector } from '../../../packages/cli/uploads/inspector.ts';
import { findUploads } from '../../../packages/cli/uploads/local-uploads.ts';
import { quote } from '../../../packages/cli/uploads/quote.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { plannedParts } from '../../../shared/plan/part-names.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { reportsOver } from '../reports/app.ts';
import { accepted, birth, emptyLedger, rowInputs, settled } from '../reports/ledger.ts';

const workFolder = temporaryFolder('quote');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

function api(more: Parameters<typeof reportsOver>[1] = {}) {
  const { ledger } = emptyLedger();
  const { app } = reportsOver(ledger, more);
  const bodies: unknown[] = [];
  const reports: SignedFetch = async (path, { method = 'GET', body } = {}) => {
    if (body !== undefined) bodies.push(body);
    return app.request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  return { ledger, reports, bodies };
}

const toBuy = ({ operations }: Awaited<ReturnType<typeof quote>>) =>
  operations.reduce((sum, one) => sum + one.toBuy, 0);

describe('a quote', () => {
  test('A quote joins a photo with the row that names it, and counts equal inputs once', async () => {
    writeFileSync(join(workFolder, 'hand.jpg'), jpeg);
    writeFileSync(join(workFolder, 'anna.jpg'), jpeg);
    writeFileSync(
      join(workFolder, 'june.csv'),
      'id,date,time,lat,lon,tzone,photo\nanna,1990-02-01,03:04,12.97,77.59,5.5,\nbea,1990-02-01,03:04,12.97,77.59,5.5,hand.jpg\n',
    );
    const { reports } = api();
    const uploads = findUploads(
      [join(workFolder, 'june.csv'), join(workFolder, 'hand.jpg'), join(workFolder, 'anna.jpg')],
      'june',
    );
    const found = await quote(reports, uploads, { year: 2026 }, () => undefined);
    expect(found.subjects).toBe(2);
    expect(found.operations.every((one) => one.calls === 2 && one.copied === 1 && one.toBuy === 1)).toBe(
      true,
    );
    const withoutReuse = api({ reuse: false });
    expect(toBuy(await quote(withoutReuse.reports, uploads, { year: 2026 }, () => undefined))).toBe(42);
  });

  test('A quote prices the product that the command or a row names', async () => {
    writeFileSync(join(workFolder, 'hand.jpg'), jpeg);
    writeFileSync(
      join(workFolder, 'products.csv'),
      'id,date,time,lat,lon,tzone,photo,product\nanna,1990-02-01,03:04,12.97,77.59,5.5,hand.jpg,chart\n',
    );
    const { reports } = api();
    const both = findUploads([join(workFolder, 'products.csv'), join(workFolder, 'hand.jpg')], 'june');
    const quoted = async (product?: string) =>
      toBuy(await quote(reports, both, { year: 2026, product }, () => undefined));
    const charts = plannedParts.filter((part) => part.startsWith('chart/')).length;
    const palms = plannedParts.filter((part) => part.startsWith('palm/')).length;
    expect([await quoted(), await quoted('palm')]).toEqual([charts, charts + palms]);
    expect(await quoted('first-look')).toBe(charts + 2);
    await expect(quoted('gold')).rejects.toThrow('--product takes all, palm, chart');
  });

  test('A quote reads and screens each of many photos once, and reports progress after each', async () => {
    const paths = Array.from({ length: 60 }, (_one, index) => join(workFolder, `many-${index}.jpg`));
    for (const [index, path] of paths.entries())
      writeFileSync(path, Buffer.concat([jpeg, Buffer.from([index])]));
    const inspected: string[] = [];
    const shown: number[] = [];
    const inspect: LocalInspector = async (path) => {
      inspected.push(path);
      return undefined;
    };
    const { reports, bodies } = api({ photoCheck: 'warn' });
    const found = await quote(reports, findUploads(paths, 'june'), { year: 2026, inspect: inspect }, (done) =>
      shown.push(done),
    );
    expect(inspected).toEqual(paths);
    expect(shown).toEqual(paths.map((_path, index) => index + 1));
    expect(found.people.people).toBe(60);
    expect(bodies).toHaveLength(2);
  });

  describe('a quote for photos without a palm', () => {
    const row = 'id,date,time,lat,lon,tzone,photo\nanna,1990-02-01,03:04,12.97,77.59,5.5,dogs.jpg\n';
    const inspect =
      (isSure: boolean): LocalInspector =>
      async (path) =>
        path.includes('dogs')
          ? { code: 'no_hand', seen: 'No hand was found in the picture.', isSure }
          : undefined;
    const quoted = async (photoCheck: 'off' | 'warn' | 'refuse', isSure = true, withRow = false) => {
      writeFileSync(join(workFolder, 'dogs.jpg'), jpeg);
      writeFileSync(join(workFolder, 'palm.jpg'), Buffer.concat([jpeg, Buffer.from([9])]));
      writeFileSync(join(workFolder, 'rows.csv'), row);
      const files = ['dogs.jpg', 'palm.jpg', ...(withRow ? ['rows.csv'] : [])].map((name) =>
        join(workFolder, name),
      );
      const { reports } = api({ photoCheck });
      return quote(
        reports,
        findUploads(files, 'june'),
        { year: 2026, inspect: inspect(isSure) },
        () => undefined,
      );
    };

    test('A quote lists photos without a visible palm and the savings of refusing them', async () => {
      const refused = await quoted('refuse');
      expect([toBuy(refused), refused.subjects]).toEqual([17, 1]);
      expect(refused.doubted).toMatchObject([{ sparedCalls: 17, upload: { name: 'dogs.jpg' } }]);
      expect(doubtLines(refused)[0]).toBe(
        '1 photo shows no readable palm; 1 of them will be refused, which saves 17 calls, and the others are bought all the same:',
      );
      expect(doubtLines(refused)[1]).toContain('No hand was found');
    });

    test('A quote counts the calls for doubtful photos when they are not refused', async () => {
      for (const found of [await quoted('warn'), await quoted('refuse', false)]) {
        expect(toBuy(found)).toBe(34);
        expect(found.doubted).toMatchObject([{ sparedCalls: 0 }]);
      }
      const unscreened = await quoted('off');
      expect([toBuy(unscreened), unscreened.doubted, doubtLines(unscreened)]).toEqual([34, [], []]);
    });

    test('A quote keeps the chart of a person whose photo is refused', async () => {
      const found = await quoted('refuse', true, true);
      expect([toBuy(found), found.subjects]).toEqual([17 + 4, 2]);
    });
  });

  test('A quote sends only hashes', async () => {
    writeFileSync(
      join(workFolder, 'secret.csv'),
      'id,name,date,time,lat,lon,tzone\nanna,Annabella Zyx,1990-02-01,03:04,12.9716,77.5946,5.5\n',
    );
    const { reports, bodies } = api();
    await quote(reports, findUploads([join(workFolder, 'secret.csv')]), { year: 2026 }, () => undefined);
    const text = JSON.stringify(bodies);
    for (const secret of ['Annabella', '12.9716', '77.5946', '1990']) expect(text).not.toContain(secret);
    expect(text).toContain('"id":"anna"');
  });

  test('A quote uses the year that was fixed when each subject was first accepted', async () => {
    const { ledger, reports } = api();
    const lines = ['id,date,time,lat,lon,tzone'];
    for (let at = 0; at < 60; at += 1) {
      const subject = { batch: 'june', id: `person-${at}` };
      const day = 1 + (at % 28);
      const born = { ...birth, day, year: 1950 + at };
      lines.push(`${subject.id},${born.year}-02-${String(day).padStart(2, '0')},03:04,12.97,77.59,5.5`);
      const inputs = await accepted(ledger, subject, rowInputs({ birth: born }));
      await ledger.table.update({ key: headerKey(subject), set: { varshaphalYear: 2022 + (at % 5) } });
      await settled(ledger, subject, inputs, 'complete');
    }
    writeFileSync(join(workFolder, 'june.csv'), `${lines.join('\n')}\n`);
    const uploads = findUploads([join(workFolder, 'june.csv')]);
    const quoted = await quote(reports, uploads, { year: 2026 }, () => undefined);
    expect(quoted.subjects).toBe(60);
    expect(toBuy(quoted)).toBe(0);
  });
});
