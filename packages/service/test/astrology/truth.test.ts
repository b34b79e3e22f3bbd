import { claimsOf } from '@palmleaf/contract/testing';
import { computeChart, elementsOf, hemispheresOf, modesOf } from '@palmleaf/engines/chart';
import { houseSystems, randomBirths } from '@palmleaf/engines/testing';
import { natalTexts } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { natalAnswer } from '../../astrology/natal/answer.ts';

const charts = randomBirths(71, 600).map((birth, i) =>
  computeChart(birth, { houseSystem: houseSystems[i % 6] ?? 'placidus', zodiac: 'tropical' }),
);

test('No sentence of a natal answer claims a majority, a lead or a balance that the numbers of the answer contradict', () => {
  for (const chart of charts) {
    const { made, unproven } = claimsOf(natalAnswer(chart, natalTexts.en));
    expect(made).toBe(2);
    expect(unproven).toEqual([]);
  }
});

test('The claim reader detects a false claim', () => {
  const chart = charts.find((candidate) => elementsOf(candidate).leading.length > 1);
  if (!chart) throw new Error('no chart has two leading elements');
  const answer = natalAnswer(chart, natalTexts.en);
  const lying = {
    ...answer,
    elements: { ...answer.elements, description: natalTexts.en.elements.Fire.dominant },
  };
  expect(claimsOf(lying).unproven).toEqual(['Fire leads in your chart.']);
  const unknown = { ...answer.moon_phase, moon_phase_description: 'No single planet is awake.' };
  expect(claimsOf({ ...answer, moon_phase: unknown }).unproven).toHaveLength(1);
});

test.each(Object.entries(natalTexts))(
  'The natal texts in %s use the words for a tie if and only if the numbers are tied',
  (_, texts) => {
    const seen = { eastWest: 0, northSouth: 0, elements: 0, modes: 0 };
    for (const chart of charts.slice(0, 150)) {
      const { hemisphere, elements, modes } = natalAnswer(chart, texts);
      const { evenEastWest, evenNorthSouth } = hemispheresOf(chart);
      const tiedElements = elementsOf(chart).leading.length > 1;
      const tiedModes = modesOf(chart).leading.length > 1;
      const { ties } = texts;
      expect(hemisphere.east_west.description === ties.eastWest).toBe(evenEastWest);
      expect(hemisphere.north_south.description === ties.northSouth).toBe(evenNorthSouth);
      expect(elements.description.startsWith(ties.elements[0])).toBe(tiedElements);
      expect(modes.description.startsWith(ties.modes[0])).toBe(tiedModes);
      if (evenEastWest) seen.eastWest++;
      if (evenNorthSouth) seen.northSouth++;
      if (tiedElements) seen.elements++;
      if (tiedModes) seen.modes++;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
  },
);

test('A natal answer in German has the same ids as one in English', () => {
  for (const chart of charts.slice(0, 50)) {
    const [german, english] = [natalAnswer(chart, natalTexts.de), natalAnswer(chart, natalTexts.en)];
    const ids = ({ planets, elements, modes, houses, aspects }: typeof german) => ({
      planets: planets.map(({ id }) => id),
      elements: elements.elements.map(({ id }) => id),
      modes: modes.modes.map(({ id }) => id),
      signs: houses.map(({ sign_id }) => sign_id),
      aspects: aspects.map(({ type_id }) => type_id),
    });
    expect(ids(german)).toEqual(ids(english));
    expect(ids(german)).toMatchObject({
      planets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14],
      elements: [1, 2, 3, 4],
      modes: [1, 2, 3],
    });
    expect(german.ascendant_ruler).toMatchObject({ sign_id: expect.any(Number), id: expect.any(Number) });
  }
});

test('Yang and yin are the shares of Fire with Air and of Earth with Water', () => {
  for (const chart of charts.slice(0, 100)) {
    const { elements, polarity } = natalAnswer(chart, natalTexts.en);
    const [fire = 0, earth = 0, air = 0, water = 0] = elements.elements.map(({ percentage }) => percentage);
    expect(polarity).toMatchObject({
      polarities: [
        { id: 1, percentage: expect.closeTo(fire + air, 2) },
        { id: 2, percentage: expect.closeTo(earth + water, 2) },
      ],
    });
  }
});
