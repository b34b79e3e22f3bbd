import { readFileSync } from 'node:fs';
import { BookPrinter, composeBook } from '@palmleaf/books/testing';
import { readTheme } from '@palmleaf/books/theme';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../support/files/pdf.ts';
import { reportIn } from '../../support/pages/report-in.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const printer = new BookPrinter();
const photo = {
  bytes: readFileSync(new URL('../../support/pages/palm.jpg', import.meta.url)),
  contentType: 'image/jpeg',
} as const;

/** PDFium omits some spaces after a cluster of letters. */
const solid = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** Clusters of Bangla that PDFium and MuPDF read twice (docs/decisions/books.md). */
const readTwice = /[তঢক]\u09c1|[ত]\u09c3|র্[ণথ]|[\u09bc]/;

const rgb = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const names = {
  hi: 'अनन्या कृष्णमूर्ति',
  ta: 'மீனாட்சி சுந்தரேசன்',
  te: 'శ్రీనివాస్ రెడ్డి',
  kn: 'ಸುಬ್ರಹ್ಮಣ್ಯ ಹೆಗ್ಡೆ',
  ml: 'ലക്ഷ്മി നമ്പ്യാർ',
  bn: 'সৌমিত্র চট্টোপাধ্যায়',
} as const;

describe('A PDF', () => {
  test.each(['hi', 'ta', 'te', 'kn', 'ml', 'bn'] as const)(
    'A search in a PDF in %s finds the name and a sentence of each chapter',
    async (language) => {
      const { yogas } = await varshaphalTexts(language);
      const sentences = Object.values(yogas)
        .map(({ description }) => description)
        .filter((sentence) => !readTwice.test(sentence));
      const book = await composeBook({ ...reportIn(language), name: names[language] }, readTheme({}));
      const chapters = book.chapters.map((chapter, index) => ({
        ...chapter,
        blocks: [{ kind: 'text', text: sentences[index] ?? '' } as const, ...chapter.blocks],
      }));
      const pdf = printer.print({ ...book, chapters }, readTheme({}));
      const text = await readPdf(pdf, async (pages) => pages.map((page) => solid(page.text)).join(''));
      expect(text).toContain(solid(names[language]));
      expect(chapters.length).toBeGreaterThan(5);
      for (const [index, { title }] of chapters.entries()) {
        expect(text).toContain(solid(title));
        expect(text).toContain(solid(sentences[index] ?? ''));
      }
      const { terms } = wordingOf(language).jyotish;
      expect(text).toContain(solid(terms.navamsaChart));
      expect(pdf.includes('/StructTreeRoot')).toBe(true);
    },
  );

  /** Page heights and margins of the printer, in points. */
  const sizes = { A5: [595.28, 46], A4: [841.89, 72], Letter: [792, 72] } as const;

  test.each([
    ['en', 'Letter', 'both'],
    ['de', 'A5', 'western'],
    ['hi', 'A5', 'vedic'],
    ['ta', 'A4', 'vedic'],
    ['ml', 'Letter', 'both'],
  ] as const)(
    'A PDF in %s on %s with tradition %s leaves no page less than a third full except the last of a chapter',
    async (language, page, tradition) => {
      const theme = readTheme({ page, tradition });
      const book = await composeBook(reportIn(language), theme, photo);
      const [height, margin] = sizes[page];
      await readPdf(printer.print(book, theme), async (pages) => {
        const begins = (index: number): boolean => {
          const text = solid(pages[index]?.text ?? '');
          return index === pages.length || book.chapters.some(({ title }) => text.startsWith(solid(title)));
        };
        expect(pages.filter((_, index) => begins(index))).toHaveLength(book.chapters.length);
        const empty: number[] = [];
        for (let index = 2; index < pages.length; index += 1) {
          const fill = await pages[index]?.fill(margin * 1.05, height - margin * 1.2);
          if (!begins(index + 1) && fill !== undefined && fill < 1 / 3) empty.push(index);
        }
        expect(empty).toEqual([]);
      });
    },
  );

  test.each([
    ['ta', 'வெங்கடசுப்பிரமணியன் மீனாட்சிசுந்தரம்'],
    ['de', 'Donaudampfschifffahrtsgesellschaftskapitän Ida'],
  ] as const)('A PDF in %s keeps a long name within the margins of its cover', async (language, name) => {
    const book = await composeBook({ ...reportIn(language), name }, readTheme({}));
    const ink = rgb(readTheme({}).colours.main);
    await readPdf(printer.print(book, readTheme({})), async ([cover]) => {
      if (cover === undefined) throw new Error('The book has no cover');
      const { data, width, height } = await cover.picture(1);
      const inked: number[] = [];
      for (let at = 0; at < width * height; at += 1)
        if (ink.every((part, index) => Math.abs((data[4 * at + index] ?? 0) - part) < 24))
          inked.push(at % width);
      expect(inked.length).toBeGreaterThan(100);
      expect(inked.filter((column) => column < 44 || column > width - 44)).toEqual([]);
    });
  });

  test.each(['en', 'bn', 'ta'] as const)(
    'A PDF in %s leaves the rule below each title clear of its letters',
    async (language) => {
      const book = await composeBook(reportIn(language), readTheme({}));
      const [rule, ink] = [readTheme({}).colours.accent, readTheme({}).colours.main].map(rgb);
      await readPdf(printer.print(book, readTheme({})), async (pages) => {
        const titled = pages.filter(({ text }) =>
          book.chapters.some(({ title }) => solid(text).startsWith(solid(title))),
        );
        expect(titled).toHaveLength(book.chapters.length);
        for (const page of titled) {
          const { data, width } = await page.picture(4);
          const shows = (colour: number[] | undefined, x: number, y: number): boolean =>
            colour?.every((part, index) => Math.abs((data[4 * (y * width + x) + index] ?? 0) - part) < 24) ===
            true;
          const left = 4 * 46 + 4;
          const y =
            Array.from({ length: 4 * 120 }, (_, row) => row).find((row) => shows(rule, left, row)) ?? 0;
          const columns = Array.from({ length: 4 * 28 }, (_, column) => left + column);
          expect(columns.filter((x) => shows(rule, x, y)).length).toBe(columns.length);
          for (const row of [y - 3, y - 2, y - 1, y + 1, y + 2, y + 3])
            expect(columns.filter((x) => shows(ink, x, row))).toEqual([]);
        }
      });
    },
  );

  test('A PDF breaks neither the note beside a long heading nor a telephone number', async () => {
    const book = await composeBook(reportIn('ta'), readTheme({}));
    const wide = {
      kind: 'heading',
      text: 'சந்திரன் – எதிர்ப்பார்வை – நடுவானப் புள்ளி எனும் மிக நீண்ட தலைப்பு',
      aside: 'இடைவெளி 0° 11′',
    } as const;
    const chapters = [{ name: 'aspects', title: 'பார்வைகள்', holds: [], blocks: [wide] }] as const;
    const phones = Array.from({ length: 40 }, (_, index) => `${'x'.repeat(index)} +91 44 2345 6789`);
    const pdf = printer.print({ ...book, chapters, closing: phones }, readTheme({}));
    const lines = await readPdf(pdf, async (pages) =>
      pages.flatMap(({ text }) => text.split(/\r?\n/)).map(solid),
    );
    expect(lines.filter((line) => line.includes('0°11′'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith('+914423456789'))).toHaveLength(40);
  });
});
