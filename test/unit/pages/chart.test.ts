import { moonDisc, wheel } from '@palmleaf/books/drawings';
import {
  middle,
  phoneMeasures,
  placeIn,
  placesOf,
  readNatal,
  signNameIn,
  spread,
  wideMeasures,
} from '@palmleaf/books/testing';
import { normalize } from '@palmleaf/engines/sky';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panchang } from '../../../functions/reports/pages/chart/panchang.ts';
import { aspectType, contractBodies, degreesInSign } from '../../../packages/books/answers/zodiac.ts';
import { answers } from '../../support/pages/answers.ts';
import { readMarkup } from '../../support/pages/markup.ts';

const natal = (answer: unknown) => {
  const chart = readNatal(answer);
  if (chart === undefined) throw new Error('nothing to draw');
  return chart;
};

const wheelsOf = (answer: unknown): readonly [wide: string, narrow: string] => {
  const chart = natal(answer);
  return [wheel(chart).toString(), wheel(chart, 'narrow').toString()];
};

describe('places on the wheel', () => {
  test('Neighbours on the wheel keep their distance all around the circle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -720, max: 720, noNaN: true }), { maxLength: 60 }),
        fc.double({ min: 1, max: 20, noNaN: true }),
        (places, gap) => {
          const moved = spread(places, gap);
          expect(moved.length).toBe(places.length);
          const least = Math.min(gap, 360 / Math.max(1, places.length));
          const sorted = [...moved].sort((a, b) => a - b);
          sorted.forEach((place, index) => {
            if (sorted.length < 2) return;
            const before = sorted.at(index - 1) ?? place;
            expect(normalize(place - before)).toBeGreaterThanOrEqual(least - 1e-6);
          });
        },
      ),
    );
  });

  test('A body on the wheel that has room stays in place', () => {
    expect(spread([10, 100, 355], 7)).toEqual([10, 100, 355]);
  });

  test('Two bodies at one place of the wheel move apart evenly, also over 0 degrees', () => {
    expect(spread([0, 0], 8).sort((a, b) => a - b)).toEqual([4, 356]);
    expect(spread([100, 100, 100], 6)).toEqual([94, 100, 106]);
  });

  test.each(['natal', 'crowded', 'german', 'russian'] as const)(
    'The wheel shows every body of the %s chart with its glyph, degrees and minutes, on wide screens and on phones',
    (name) => {
      const drawing = wheelsOf(answers[name]).join('');
      readMarkup(drawing);
      expect(drawing.match(/<g class="body">/g)).toHaveLength(28);
      for (const kind of ['degree', 'minute'])
        expect(
          drawing
            .split('<g class="body">')
            .slice(1)
            .filter((body) => body.includes(`class="${kind}"`)),
        ).toHaveLength(28);
    },
  );

  test('No line of an axis or a house crosses a sign of the wheel', () => {
    for (const name of ['natal', 'crowded'] as const) {
      const [wide, narrow] = wheelsOf(answers[name]);
      for (const [drawing, { ring }] of [
        [wide, wideMeasures],
        [narrow, phoneMeasures],
      ] as const) {
        const lines = [
          ...drawing.matchAll(
            /<line class="(?:axis|cusp[^"]*)" x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g,
          ),
        ].map(([, ...ends]) => ends.map(Number));
        expect(lines.length).toBeGreaterThan(20);
        for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
          const ends = [Math.hypot(x1 - middle.x, y1 - middle.y), Math.hypot(x2 - middle.x, y2 - middle.y)];
          const isWithin = ends.every((radius) => radius <= ring.inner + 0.2);
          const isBeyond = ends.every((radius) => radius >= ring.outer - 0.2);
          expect(isWithin || isBeyond, ends.join()).toBe(true);
        }
      }
    }
  });

  test.each([
    ['wide screens and paper', wideMeasures],
    ['phones', phoneMeasures],
  ] as const)('No label of a body touches another on %s, however the wheel is turned', (_name, look) => {
    const planets = contractBodies.map((name) => ({ name, full_degree: 29.99, is_retro: 'true' }));
    for (let ascendant = 0; ascendant < 360; ascendant += 0.25) {
      const chart = natal({ ascendant, planets });
      const labels = placesOf(chart, placeIn(chart), look).flatMap((body) => body.labels);
      labels.forEach((a, index) => {
        for (const b of labels.slice(index + 1)) {
          const distance = Math.max(
            Math.abs(a.x - b.x) - (a.width + b.width) / 2,
            Math.abs(a.y - b.y) - (a.height + b.height) / 2,
          );
          if (distance <= 0)
            throw new Error(`${a.body} ${a.text} touches ${b.body} ${b.text} at ${ascendant}°`);
        }
      });
    }
  });
});

describe('reading a natal answer', () => {
  test('The wheel draws the ascendant at the left', () => {
    const [drawing] = wheelsOf(answers.natal);
    expect(drawing).toMatch(/<text class="angle" x="56\.0" y="[\d.]+" font-size="24\.0">AC<\/text>/);
  });

  test.each(['german', 'russian'] as const)(
    'The page recognises bodies and aspects in the %s answer',
    (name) => {
      const chart = natal(answers[name]);
      expect(chart.bodies.map(({ glyph }) => glyph)).toEqual([...contractBodies, 'Lilith']);
      expect(chart.bodies[0]?.name).not.toBe('Sun');
      expect(chart.aspects.length).toBeGreaterThan(5);
      for (const aspect of chart.aspects) {
        expect(aspect.kind).toBeDefined();
        expect(aspect.ends).toBeDefined();
      }
    },
  );

  test('A body of an unknown name in an unknown order gets letters instead of a wrong glyph', () => {
    const planets = [
      { name: 'Mars', full_degree: 5 },
      { name: 'Vulkanus', full_degree: 6 },
    ];
    const chart = natal({ planets });
    expect(chart.bodies.map(({ glyph }) => glyph)).toEqual(['Mars', undefined]);
    expect(wheelsOf({ planets })[0]).toContain('>Vu</text>');
  });

  test('The wheel marks retrograde bodies', () => {
    const chart = natal(answers.natal);
    expect(chart.bodies.filter(({ retrograde }) => retrograde).map(({ name }) => name)).toContain('Saturn');
  });

  test('The plain form shows the parts of a chart that cannot be drawn', () => {
    const chart = natal({
      ...answers.natal,
      houses: [{ house: 1, degree: 3 }],
      polarity: { name: 'yin' },
      vertex: 'x',
    });
    expect(chart.cusps).toEqual([]);
    expect(chart.others).toMatchObject({
      polarity: { name: 'yin' },
      houses: [{ house: 1, degree: 3 }],
      vertex: 'x',
    });
  });

  test('Degrees are truncated and never rounded into the next sign, and the angle of an aspect names its type', () => {
    expect(degreesInSign(29.9999)).toBe('29° 59′');
    expect(degreesInSign(30)).toBe('0° 00′');
    expect(aspectType('Quadrat', 89.8)).toBe('Square');
    expect(aspectType('Quincunx', 150)).toBeUndefined();
  });
});

describe('the Moon', () => {
  test.each([
    [45, 'M50 4A46 46 0 0 1 50 96A32.53 46 0 0 0 50 4Z'],
    [135, 'M50 4A46 46 0 0 1 50 96A32.53 46 0 0 1 50 4Z'],
    [225, 'M50 4A46 46 0 0 0 50 96A32.53 46 0 0 0 50 4Z'],
    [315, 'M50 4A46 46 0 0 0 50 96A32.53 46 0 0 1 50 4Z'],
  ])(
    'The Moon at %i degrees from the Sun is lit on the correct side to the correct extent',
    (elongation, path) => {
      expect(moonDisc(elongation).toString()).toContain(path);
    },
  );
});

describe('a month of panchang days', () => {
  test('A month of panchang days starts under its weekday', () => {
    const page = panchang(answers.chennai).toString();
    expect(page).toContain(
      '<li class="from-7 waning"><p class="date"><strong>1</strong><span class="weekday"> Sunday',
    );
    expect(page.match(/<li /g)).toHaveLength(30);
    expect(page).toContain('November 2026');
  });

  test('A month in Tamil keeps the halves of the month', () => {
    const page = panchang(answers.tamilNames).toString();
    expect(page.match(/class="[^"]*waning"/g)?.length).toBe(
      panchang(answers.chennai)
        .toString()
        .match(/class="[^"]*waning"/g)?.length,
    );
  });

  test('A month of the Tamil calendar follows its Gregorian dates', () => {
    expect(panchang(answers.tamilMonth).toString()).toContain('<li class="from-7 waxing">');
  });

  test('A month that does not exist is a plain list of days', () => {
    const page = panchang({ month: 14, year: 2026, panchang_data: answers.chennai.panchang_data }).toString();
    expect(page).not.toContain('weekday');
    expect(page).toContain('Krishna Saptami');
  });
});

test.each(['german', 'russian'] as const)(
  'Every house has its sign in the language of the %s answer, also without a planet',
  (name) => {
    const chart = natal(answers[name]);
    expect(chart.cusps.map((cusp) => signNameIn(chart, cusp))).toEqual(
      answers[name].houses.map(({ sign }) => sign),
    );
  },
);
