import { kundli } from '@palmleaf/books/drawings';
import { chaptersOf, type Piece } from '@palmleaf/books/model';
import { bookTraditions, composeBook, lettersApart } from '@palmleaf/books/testing';
import { readTheme } from '@palmleaf/books/theme';
import { traditionOf } from '@palmleaf/books/tradition';
import { languages } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { reportPage } from '../../../functions/reports/pages/pages.ts';
import { readMarkup } from '../../support/pages/markup.ts';
import { reportIn } from '../../support/pages/report-in.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

function zodiacsIn(pieces: readonly Piece[]): Set<string> {
  const found = new Set<string>();
  JSON.stringify(pieces, (name, value: unknown) => {
    if (name === 'zodiac' && typeof value === 'string') found.add(value);
    return value;
  });
  return found;
}

const cases = languages.flatMap((language) =>
  bookTraditions.map((tradition) => [language, tradition] as const),
);
const nameOf = (zodiac: string, language: (typeof languages)[number]): string => {
  const { westernZodiac, vedicZodiac } = wordingOf(language).jyotish.terms;
  return zodiac === 'tropical' ? westernZodiac : vedicZodiac;
};

describe('A chapter of a report', () => {
  test.each(cases)(
    'A chapter in %s with tradition %s names the one zodiac of its figures',
    (language, tradition) => {
      const chapters = chaptersOf(reportIn(language), wordingOf(language), { tradition });
      const celestialChapters = chapters.filter(
        ({ brief, pieces }) => zodiacsIn([...brief, ...pieces]).size > 0,
      );
      expect(celestialChapters.length).toBeGreaterThan(2);
      for (const { label, brief, pieces } of celestialChapters) {
        const [zodiac = '', ...others] = zodiacsIn([...label, ...brief, ...pieces]);
        expect(others).toEqual([]);
        expect(label).toEqual([{ kind: 'zodiac', zodiac, text: nameOf(zodiac, language) }]);
      }
      const tropical = celestialChapters.filter(({ label }) => zodiacsIn(label).has('tropical'));
      expect(tropical.map(({ name }) => name)).toEqual(tradition === 'vedic' ? [] : ['chart', 'aspects']);
      expect(celestialChapters.some(({ name }) => name === 'kundli')).toBe(tradition !== 'western');
    },
  );

  test.each(cases)(
    'A book chapter in %s with tradition %s begins with the name of its zodiac',
    async (language, tradition) => {
      const view = reportIn(language);
      const { chapters } = await composeBook(view, readTheme({ tradition }));
      const composed = chaptersOf(view, wordingOf(language), { tradition });
      const labels = chapters.map(({ name, blocks: [first] }) => [name, first]);
      const expectedLabels = composed.flatMap(({ name, label: [label] }) =>
        label?.kind === 'zodiac' ? [[name, { kind: 'fine', text: label.text }]] : [],
      );
      expect(expectedLabels.length).toBeGreaterThan(2);
      expect(labels).toEqual(expect.arrayContaining(expectedLabels));
    },
  );
});

const chaptersText = (page: string): string =>
  readMarkup(page.replace(/<nav class="zodiacs".*?<\/nav>/s, '')).text;

test.each(cases)(
  'The page of a report in %s shows the tradition %s that its address names',
  (language, tradition) => {
    const wording = wordingOf(language);
    const { terms } = wording.jyotish;
    const page = reportPage(reportIn(language), { wording, tradition, chartStyle: 'south' });
    const text = chaptersText(page);
    expect(page.includes('<section id="kundli"')).toBe(tradition !== 'western');
    expect(text.includes(terms.westernZodiac)).toBe(tradition !== 'vedic');
    const others = { vedic: ['both'], western: ['both'], both: ['vedic', 'western'] }[tradition];
    expect([...page.matchAll(/\?tradition=(\w+)"/g)].map(([, other]) => other)).toEqual(others);
    const sent = page.match(/name="(tradition|chartStyle)" value="\w+"/g);
    expect(sent?.length).toBe(3 * 2);
    expect(new Set(sent)).toEqual(
      new Set([`name="tradition" value="${tradition}"`, 'name="chartStyle" value="south"']),
    );
  },
);

test.each(languages)('The page of a report in %s uses the tradition of its book', async (language) => {
  const view = reportIn(language);
  const { terms } = wordingOf(language).jyotish;
  const page = chaptersText(reportPage(view, { wording: wordingOf(language) }));
  const book = JSON.stringify((await composeBook(view, readTheme({}))).chapters);
  for (const text of [page, book]) {
    expect(text.includes(terms.kundli)).toBe(traditionOf(language) === 'vedic');
    expect(text.includes(terms.westernZodiac)).toBe(traditionOf(language) === 'western');
    expect(text.includes(terms.vedicZodiac)).toBe(true);
  }
});

test('An Indian book holds the sidereal chart: signs, nakshatra with its pada, navamsa, dashas with dates, doshas', async () => {
  const [hindi, tamil] = await Promise.all(
    (['hi', 'ta'] as const).map((language) =>
      composeBook(reportIn(language), readTheme({ parts: ['chart'] })),
    ),
  );
  const text = (book: typeof hindi) => JSON.stringify(book?.chapters);
  for (const word of [
    'वृषभ',
    'रोहिणी, चरण 3',
    'नवांश कुंडली',
    'विंशोत्तरी दशा',
    'महादशा: गुरु',
    'मंगल दोष',
    'शुक्ल द्वितीया',
    'मंगलवार',
  ])
    expect(text(hindi)).toContain(word);
  for (const word of ['ரிஷபம்', 'ரோகிணி, பாதம் 3', 'நவாம்சம்', 'விம்சோத்தரி தசை', 'மகா தசை: குரு', 'செவ்வாய் தோஷம்'])
    expect(text(tamil)).toContain(word);
  expect(text(hindi)).toContain('M200 0L400 200');
  expect(text(tamil)).not.toContain('M200 0L400 200');
  expect(text(tamil)).toContain('M0 100H400');
});

test('A birth without a time gets the chapters that need no time, and the sentence that explains this', async () => {
  const view = reportIn('hi');
  if (view.birth === undefined) throw new Error('The sample has no birth');
  const birth = { ...view.birth, hour: 12, min: 0, unknownTime: 'left out' } as const;
  const book = await composeBook({ ...view, birth }, readTheme({ parts: ['chart'] }));
  const text = JSON.stringify(book.chapters);
  const { terms } = wordingOf('hi').jyotish;
  expect(text).toContain(terms.withoutTime);
  for (const lacking of [terms.navamsaChart, terms.vimshottari, terms.mangal, '°'])
    expect(text).not.toContain(lacking);
  expect(text).toContain('वृषभ');
});

test.each(cases)(
  'A book in %s with tradition %s of a birth computed for noon says so once, before the first answer that needs a time',
  async (language, tradition) => {
    const view = reportIn(language);
    if (view.birth === undefined) throw new Error('The sample has no birth');
    const birth = { ...view.birth, hour: 12, min: 0, unknownTime: 'noon' } as const;
    const notice = wordingOf(language).words.timeNotKnown;
    for (const parts of [undefined, ['year'], ['questions']] as const) {
      const theme = readTheme({ tradition, ...(parts && { parts }) });
      const { chapters } = await composeBook({ ...view, birth }, theme);
      const chaptersWithNotice = chapters.flatMap(({ name, blocks }) =>
        blocks.some((block) => block.kind === 'fine' && block.text === notice) ? [name] : [],
      );
      const whole = tradition === 'vedic' ? 'year' : 'chart';
      expect(chaptersWithNotice).toEqual([parts?.[0] ?? whole]);
      expect(JSON.stringify(chapters).split(notice)).toHaveLength(2);
    }
  },
);

const refusal = 'The sky over this place is not known.';
const ofTheBirth = ['natal_chart_interpretation', 'natal_aspects_report', 'varshaphal_yoga'];

describe.each(languages)('A report in %s', (language) => {
  test.each(ofTheBirth)('The page of a report says once why the service refused %s', (refused) => {
    const view = reportIn(language);
    const one = view.parts.filter(({ operation }) => operation === refused);
    const refusedParts = one.map(
      ({ answer: _, ...part }) => ({ ...part, state: 'refused', said: refusal }) as const,
    );
    const others = view.parts.filter(({ operation }) => operation !== refused);
    for (const parts of [[...others, ...refusedParts], refusedParts]) {
      const page = readMarkup(reportPage({ ...view, parts }, { wording: wordingOf(language) })).text;
      expect(page.split(refusal)).toHaveLength(2);
    }
  });

  test('A page and its book name every chapter that they lack because the time of birth is unknown', async () => {
    const view = reportIn(language);
    if (view.birth === undefined) throw new Error('The sample has no birth');
    const birth = { ...view.birth, hour: 12, min: 0, unknownTime: 'left out' } as const;
    const parts = view.parts.map(({ answer, ...part }) =>
      ofTheBirth.includes(part.operation)
        ? { ...part, state: 'not asked' as const, missing: ['time of birth'] }
        : { ...part, answer },
    );
    const { words } = wordingOf(language);
    const western = traditionOf(language) === 'vedic' ? [] : [words.chart, words.aspects];
    const line = `${words.lacksWithoutTime}: ${[...western, words.year].join(', ')}`;
    const page = readMarkup(reportPage({ ...view, birth, parts }, { wording: wordingOf(language) })).text;
    expect(page).toContain(line);
    expect((await composeBook({ ...view, birth, parts }, readTheme({}))).born.at(-1)).toBe(line);
  });
});

describe('disputed mangal dosha', () => {
  const delhi = { year: 1992, month: 1, min: 10, lat: 28.6, lon: 77.2, tzone: 5.5 };
  const births = [
    ['southern', 'present', { ...delhi, day: 1, hour: 10 }],
    ['northern', 'present', { ...delhi, day: 10, hour: 6 }],
    ['Venus', 'absent', { ...delhi, day: 10, hour: 2 }],
  ] as const;
  const inLanguages = languages.flatMap((language) => births.map((one) => [language, ...one] as const));
  test.each(inLanguages)(
    'A book in %s shows mangal dosha with the %s count that alone causes it, beside the verdict "%s"',
    async (language, only, verdict, birth) => {
      const view = reportIn(language);
      const book = await composeBook({ ...view, birth }, readTheme({ tradition: 'vedic', parts: ['chart'] }));
      const { terms, grahas } = wordingOf(language).jyotish;
      const text = JSON.stringify(book.chapters);
      const label =
        verdict === 'present' && text.includes(terms.cancelled) ? terms.cancelled : terms[verdict];
      const [, houses = ''] = text.split(`${label}; ${terms.counted[only]} (${grahas.Mars}: `);
      expect(houses).toMatch(/^[^)"]*\u00a0\d+\)/);
      expect(houses.slice(0, houses.indexOf(')'))).not.toMatch(/ \d/);
    },
  );
});

test.each(languages)(
  'For a birth before sunrise, a book in %s says that the weekday ends at the sunrise of the panchang',
  async (language) => {
    const view = reportIn(language);
    const { birth } = view;
    if (birth === undefined) throw new Error('The sample has no birth');
    const theme = readTheme({ tradition: 'vedic', parts: ['chart', 'panchang'] });
    const { words, jyotish } = wordingOf(language);
    const shown = async (hour: number, name: string): Promise<string> => {
      const { chapters } = await composeBook({ ...view, birth: { ...birth, hour } }, theme);
      const rows = chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : [])),
      );
      const [, value = ''] = rows.find(([label]) => label === name) ?? [];
      return typeof value === 'string' ? value : value.text;
    };
    expect(await shown(2, jyotish.terms.vara)).toContain(await shown(2, words.sunrise));
    expect(await shown(12, jyotish.terms.vara)).not.toMatch(/\d/);
  },
);

test('A drawing for the printer holds no letters of Indian scripts; a list gives their places and sizes', async () => {
  for (const language of ['hi', 'ta', 'bn', 'ml'] as const) {
    const { chapters } = await composeBook(reportIn(language), readTheme({}));
    const drawings = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'drawing' ? [block.svg] : [])),
    );
    const apart = drawings.map(lettersApart);
    expect(apart.flatMap(({ letters }) => letters).length).toBeGreaterThan(15);
    for (const { svg, letters } of apart) {
      expect(svg.replaceAll(/aria-label="[^"]*"|<title>[^<]*<\/title>/g, '')).not.toMatch(/[\u0900-\u0DFF]/);
      for (const { x, y, size } of letters) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1);
        expect(y).toBeGreaterThan(0);
        expect(size).toBeGreaterThan(0.01);
      }
    }
  }
});

/** Corners of polygons, Mesha first. */
const easternPlaces = [
  '133,0 267,0 267,133 133,133',
  '0,0 133,0 133,133',
  '0,0 133,133 0,133',
  '0,133 133,133 133,267 0,267',
  '0,267 133,267 0,400',
  '0,400 133,267 133,400',
  '133,267 267,267 267,400 133,400',
  '267,267 400,400 267,400',
  '267,267 400,267 400,400',
  '267,133 400,133 400,267 267,267',
  '400,0 400,133 267,133',
  '267,0 400,0 267,133',
].map((corners) => corners.split(' ').map((corner) => corner.split(',').map(Number)));

function isWithin(polygon: readonly (readonly number[])[], x: number, y: number): boolean {
  return polygon.reduce((inside, [ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = polygon.at(index - 1) ?? [];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

test.each([1, 2, 3, 6, 9])(
  'A reader of an East Indian chart finds %i planets of a sign inside the area of that sign',
  (count) => {
    for (const [sign, place] of easternPlaces.entries()) {
      const occupantsOfSign = easternPlaces.map((_, at) => (at === sign ? Array(count).fill('Su') : []));
      const chart = {
        title: 'Rashi',
        ascendant: ((sign + 5) % 12) + 1,
        ascendantName: 'As',
        occupantsOfSign,
      };
      const texts = [
        ...kundli(chart, 'east')
          .toString()
          .matchAll(/class="graha" x="([\d.]+)" y="([\d.]+)" font-size="(\d+)">([^<]*)</g),
      ].filter(([, , , , text = '']) => text.startsWith('Su'));
      expect(texts.length).toBeGreaterThan(0);
      for (const [, x, y, size, text = ''] of texts) {
        // The drawing begins 8 beside and 44 below its corner; a letter is some six tenths as wide as high.
        const half = (text.length * Number(size) * 0.56) / 2;
        const middle = Number(y) - 44 - Number(size) * 0.36;
        for (const end of [-half, half])
          expect(isWithin(place, Number(x) - 8 + end, middle), text).toBe(true);
      }
    }
  },
);
