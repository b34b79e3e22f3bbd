import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeIn, placesOf, readNatal } from '@palmleaf/books/testing';
import { logoOf, readTheme, ThemeError } from '@palmleaf/books/theme';
import { Press } from '@palmleaf/books/typst';
import { chapterNames } from '@palmleaf/contract/endpoints';
import { languages } from '@palmleaf/contract/languages';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { reportPage } from '../../../functions/reports/pages/pages.ts';
import { contractBodies } from '../../../packages/books/answers/zodiac.ts';
import { composeBook, NothingToPrintError } from '../../../packages/books/composing/compose.ts';
import { writeHtml } from '../../../packages/books/html/write.ts';
import { BookPrinter } from '../../../packages/books/typst/print.ts';
import { Shelf } from '../../../packages/cli/books/shelf.ts';
import { readThemeFile } from '../../../packages/cli/books/theme-file.ts';
import { zipFiles } from '../../../packages/cli/books/zip.ts';
import type { ReportView } from '../../../shared/views/views.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { completeReport } from '../../support/pages/views.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const photo = {
  bytes: new Uint8Array(Buffer.from('/9j/2Q==', 'base64')),
  contentType: 'image/jpeg',
} as const;
const plain = readTheme({});
const folder = temporaryFolder('books');

const textOf = (book: Awaited<ReturnType<typeof composeBook>>): string =>
  JSON.stringify({ ...book, photo: undefined }, (name, value) => (name === 'svg' ? undefined : value));

const inGerman = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"Sun"', '"Sonne"').replaceAll('"Square"', '"Quadrat"'));

describe('A book', () => {
  test('A book holds a chapter for everything that was bought, in the order of the theme', async () => {
    const book = await composeBook(completeReport, plain, photo);
    expect(book.chapters.map(({ name }) => name)).toEqual(chapterNames.filter((name) => name !== 'more'));
    expect(book.person).toBe('Anna Berg');
    expect(book.born).toEqual(['17 May 1988, 06:40', 'Lisbon, Portugal']);
    const few = readTheme({ parts: ['aspects', 'palm'] });
    expect((await composeBook(completeReport, few, photo)).chapters.map(({ name }) => name)).toEqual([
      'aspects',
      'palm',
    ]);
  });

  test('A book shows its reader no ids, calls, states or notes of how it was made', async () => {
    const text = textOf(await composeBook(completeReport, plain, photo));
    for (const word of [
      'palm_',
      'tzone',
      'vst_',
      '/batches/',
      'rests_on',
      'Rests on',
      'Status',
      'Palm id',
      'Basis',
    ])
      expect(text).not.toContain(word);
    expect(text).not.toMatch(/[A-Za-z0-9+/]{200}/);
  });

  test('A book leaves out what was not bought, and no book is made when nothing was bought', async () => {
    const refused: ReportView = {
      ...completeReport,
      parts: completeReport.parts.map((part) =>
        part.part.startsWith('palm/') ? { ...part, state: 'refused', answer: { detail: 'no hand' } } : part,
      ),
    };
    const book = await composeBook(refused, plain);
    expect(book.chapters.map(({ name }) => name)).not.toContain('palm');
    expect(textOf(book)).not.toContain('no hand');
    const empty = { ...completeReport, parts: [] };
    await expect(composeBook(empty, plain)).rejects.toThrow(NothingToPrintError);
  });

  test('A book begins its aspects with the most exact one', async () => {
    const [aspects] = (await composeBook(completeReport, readTheme({ parts: ['aspects'] }))).chapters;
    const orbs = (aspects?.blocks ?? []).flatMap((block) => {
      const heading = block.kind === 'card' ? block.blocks[0] : undefined;
      const aside = heading?.kind === 'heading' ? heading.aside : undefined;
      return (/[\d.]+(?=°)/.exec(aside ?? '') ?? []).map(Number);
    });
    expect(orbs.length).toBeGreaterThan(2);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
  });

  test('A book shows how exact an aspect is when its text is in another language than the chart', async () => {
    const parts = completeReport.parts.map((part) =>
      part.operation === 'natal_chart_interpretation' ? { ...part, answer: inGerman(part.answer) } : part,
    );
    const [aspects] = (await composeBook({ ...completeReport, parts }, readTheme({ parts: ['aspects'] })))
      .chapters;
    const headings = (aspects?.blocks ?? []).flatMap((block) =>
      block.kind === 'card' && block.blocks[0]?.kind === 'heading' ? [block.blocks[0]] : [],
    );
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.filter(({ aside }) => aside === undefined)).toEqual([]);
  });

  test('A book has its own words in every language of the contract', async () => {
    const english = Object.keys(wordingOf('en').words);
    for (const language of languages) {
      const words = wordingOf(language).words;
      expect(Object.keys(words)).toEqual(english);
      const { grades, topics, names, jyotish: _, ...rest } = words;
      const all = [rest, grades, topics, names].flatMap((of) => Object.values<string>(of));
      expect(all.every((word) => word.trim() !== '')).toBe(true);
      const book = await composeBook({ ...completeReport, language }, plain);
      expect(book.contentsTitle).toBe(words.contents);
    }
  });
});

describe('The wheel', () => {
  test('No labels of the wheel overlap, wherever the bodies are', () => {
    const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
    const near = fc.tuple(longitude, fc.double({ min: 0.1, max: 40, noNaN: true })).chain(([middle, width]) =>
      fc.array(
        fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (middle + share * width) % 360),
        { minLength: 13, maxLength: 13 },
      ),
    );
    const anywhere = fc.array(longitude, { minLength: 13, maxLength: 13 });
    const chartOf = (places: readonly number[], ascendant: number) =>
      readNatal({
        ascendant,
        planets: places.map((full_degree, index) => ({
          name: contractBodies[index],
          full_degree,
          is_retro: String(index % 2 === 0),
        })),
      });
    fc.assert(
      fc.property(fc.oneof(near, anywhere), longitude, (places, ascendant) => {
        const chart = chartOf(places, ascendant);
        const labels =
          chart === undefined ? [] : placesOf(chart, placeIn(chart)).flatMap(({ labels: of }) => of);
        expect(labels.length).toBeGreaterThan(38);
        for (const [index, a] of labels.entries())
          for (const b of labels.slice(index + 1)) {
            const apart = Math.max(
              Math.abs(a.x - b.x) - (a.width + b.width) / 2,
              Math.abs(a.y - b.y) - (a.height + b.height) / 2,
            );
            expect(apart, `${a.body} ${a.text} and ${b.body} ${b.text}`).toBeGreaterThan(0);
          }
      }),
      { numRuns: 150 },
    );
  });
});

describe('A theme', () => {
  test.each([
    [{ page: 'A3' }, 'page: must be one of A4, A5, Letter'],
    [{ name: 5 }, 'name: must be text'],
    [{ name: '' }, 'name: must have at least 1 character'],
    [{ colours: { main: 'red' } }, 'colours.main: write a colour as #rrggbb'],
    [{ parts: ['palm', 'palm'] }, 'parts: name each part once'],
    [{ nmae: 'Lotus' }, 'the theme: has unknown fields: nmae'],
    [[], 'the theme: must be an object'],
  ])('The error for the invalid theme %j names its field', (value, message) => {
    expect(() => readTheme(value)).toThrow(ThemeError);
    expect(() => readTheme(value)).toThrow(message);
  });

  test('A theme reads a logo from its own folder and no other file', async () => {
    mkdirSync(join(folder, 'theme'));
    const file = join(folder, 'theme', 'lotus.json');
    writeFileSync(
      join(folder, 'theme', 'lotus.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
    writeFileSync(file, JSON.stringify({ name: 'Lotus', logo: 'lotus.svg' }));
    expect(logoOf((await readThemeFile(file)).logo ?? '').format).toBe('svg');
    writeFileSync(file, JSON.stringify({ logo: 'lotus.txt' }));
    await expect(readThemeFile(file)).rejects.toThrow('logo: must be an SVG, PNG or JPEG file');
    writeFileSync(file, '{ "name": ');
    await expect(readThemeFile(file)).rejects.toThrow('is not JSON');
  });
});

describe('delivered files', () => {
  const hostile = '<script>alert(1)</script> #eval("x") \\ "quoted" $x$';
  const tamil: ReportView = { ...completeReport, name: `சித்ரா ${hostile}`, language: 'ta' };

  test('A PDF book has pages of the size of its theme and embedded fonts, and shows markup in an answer as plain text', async () => {
    const printer = new BookPrinter();
    const sizes = [];
    for (const page of ['A5', 'Letter'] as const) {
      const theme = readTheme({
        page,
        name: hostile,
        cover: { title: hostile, text: hostile },
        footer: hostile,
      });
      const pdf = printer.print(await composeBook(tamil, theme, undefined), theme).toString('latin1');
      expect(pdf.startsWith('%PDF-')).toBe(true);
      expect(pdf).toContain('NotoSansTamil');
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8);
      sizes.push(/\/MediaBox \[([\d. ]+)\]/.exec(pdf)?.[1]);
    }
    expect(sizes).toEqual(['0 0 419.53 595.28', '0 0 612 792']);
  });

  test('A separate process prints a book, ends when its work is done, and reports a fault without personal data', async () => {
    const press = new Press();
    const book = await composeBook(tamil, plain, undefined);
    const pdf = await press.print(book, plain);
    const pagesOf = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    expect(pagesOf(pdf)).toBe(pagesOf(new BookPrinter().print(book, plain)));
    await press.close();
    const broken = {
      ...plain,
      logo: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`,
    };
    await expect(press.print(book, broken)).rejects.toThrow('could not be printed');
    await press.close();
  });

  test('An HTML book is one file that requests nothing from elsewhere', async () => {
    const html = writeHtml(await composeBook(tamil, plain, photo), plain);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
    expect(html).not.toMatch(/url\((?!data:)/);
    expect(html).toContain("font-family:'Noto Sans Tamil'");
    expect(html).not.toContain("font-face{font-family:'Noto Sans Telugu'");
    for (const { title } of (await composeBook(tamil, plain, photo)).chapters) expect(html).toContain(title);
  });
});

test('The page of a report has a form that orders its book', () => {
  const page = reportPage(completeReport);
  expect(page).toContain('<form method="post" action="/batches/june/books">');
  expect(page).toContain('<input type="hidden" name="id" value="anna">');
});

describe('The books of a batch', () => {
  test('The books of a batch are made once, made again after a change, and removed with their person', async () => {
    const path = join(folder, 'shelf');
    const shelf = await Shelf.open(path);
    await shelf.put('anna', 'look 1', Buffer.from('one'), 'pdf');
    await shelf.put('../ben/c', 'look 1', Buffer.from('two'), 'pdf');
    truncateSync(join(path, 'made.ndjson'), readFileSync(join(path, 'made.ndjson')).length - 5);

    const reopened = await Shelf.open(path);
    expect(await reopened.has('anna', 'look 1')).toBe(true);
    expect(await reopened.has('anna', 'look 2')).toBe(false);
    expect(await reopened.has('../ben/c', 'look 1')).toBe(false);
    await reopened.put('../ben/c', 'look 1', Buffer.from('two'), 'pdf');
    expect(readdirSync(path).sort()).toEqual(['%2e.%2Fben%2Fc.pdf', 'anna.pdf', 'made.ndjson']);

    await zipFiles(
      path,
      reopened.books.map(({ file }) => file),
      join(folder, 'june.zip'),
    );
    const zipped = unzipSync(readFileSync(join(folder, 'june.zip')));
    expect(Object.keys(zipped).sort()).toEqual(['%2e.%2Fben%2Fc.pdf', 'anna.pdf']);
    expect(Buffer.from(zipped['anna.pdf'] ?? []).toString()).toBe('one');

    expect(await reopened.keepOnly(new Set(['anna']))).toBe(1);
    expect(readdirSync(path).sort()).toEqual(['anna.pdf', 'made.ndjson']);
    expect(existsSync(join(folder, 'ben'))).toBe(false);
  });

  test('Books of ids that differ only in case have file names that differ on every file system', async () => {
    const path = join(folder, 'case');
    const shelf = await Shelf.open(path);
    for (const id of ['anna', 'Anna', 'ANNA', 'anna']) await shelf.put(id, 'look 1', Buffer.from(id), 'pdf');
    const files = (await Shelf.open(path)).books.map(({ file }) => file);
    expect(files).toHaveLength(3);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(3);
    expect(files.map((file) => readFileSync(join(path, file), 'utf8')).sort()).toEqual([
      'ANNA',
      'Anna',
      'anna',
    ]);
    expect(readdirSync(path)).toHaveLength(4);
  });

  test('Books are never written into a folder that holds other things', async () => {
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other', 'letter.txt'), 'mine');
    await expect(Shelf.open(join(folder, 'other'))).rejects.toThrow('holds other things');
  });
});

test('A book leaves out a value that says only that the photo does not show many features, in every language', async () => {
  const open = 'यह फोटो तय नहीं करता';
  const topics = ['personality', 'career', 'money', 'love', 'marriage'];
  const parts = completeReport.parts.map((part) =>
    topics.includes(part.operation)
      ? { ...part, answer: { text: 'शांत।', advice: open, vitality: 'शांत' } }
      : part,
  );
  const text = textOf(
    await composeBook({ ...completeReport, language: 'hi', parts }, readTheme({ parts: ['palm'] })),
  );
  expect(parts.filter(({ answer }) => JSON.stringify(answer)?.includes(open)).length).toBe(topics.length);
  expect(text).not.toContain(open);
});

test('A book names a country in its own language, however the row names it', async () => {
  for (const country of ['India', 'IN']) {
    const birth = completeReport.birth && { ...completeReport.birth, place: 'Chennai', country };
    const view: ReportView = { ...completeReport, language: 'ta', ...(birth && { birth }) };
    expect((await composeBook(view, plain)).born[1]).toBe('Chennai, இந்தியா');
  }
});
