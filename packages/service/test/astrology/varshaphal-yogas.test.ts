import {
  drekkanaLord,
  haddaLord,
  happens,
  isBurnt,
  isExaltedIn,
  isFallen,
  navamshaLord,
  occurrences,
  ordinarySky,
  pairLights,
  rankOf,
  sky,
  type Written,
} from '@palmleaf/engines/testing';
import { classicalPlanets } from '@palmleaf/engines/zodiac';
import { english } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { describe, expect, test } from 'vitest';
import { varshaphalAnswer } from '../../astrology/varshaphal/operation.ts';

const shortTexts = await varshaphalTexts('en');

const numberOf = (name: string): number => classicalPlanets.map(String).indexOf(name);

describe('light through a third planet', () => {
  test('Nakta forms if the faster Moon links Mercury and Jupiter, which do not aspect each other', () => {
    const planets = sky(
      { ...ordinarySky, Mercury: 'Leo 10', Jupiter: 'Pisces 15', Moon: 'Sagittarius 8' },
      'Virgo',
    );
    expect(happens('Nakta', planets, ['Mercury', 'Jupiter'], 'Moon')).toBe(true);
    const unseen = sky(
      { ...ordinarySky, Mercury: 'Leo 10', Jupiter: 'Pisces 15', Moon: 'Cancer 8' },
      'Virgo',
    );
    expect(happens('Nakta', unseen, ['Mercury', 'Jupiter'], 'Moon')).toBe(false);
  });

  test('Yamaya forms if the Moon and Venus, which do not aspect each other, both approach the slower Jupiter', () => {
    const planets = sky(
      { ...ordinarySky, Moon: 'Taurus 10', Venus: 'Aries 12', Jupiter: 'Cancer 15' },
      'Libra',
    );
    expect(happens('Yamaya', planets, ['Moon', 'Venus'], 'Jupiter')).toBe(true);
    const past = sky({ ...ordinarySky, Moon: 'Taurus 10', Venus: 'Aries 18', Jupiter: 'Cancer 15' }, 'Libra');
    expect(happens('Yamaya', past, ['Moon', 'Venus'], 'Jupiter')).toBe(false);
  });

  test('Manahoo forms if Saturn is square to the faster planet of an Ithasala and within its light', () => {
    const base = { ...ordinarySky, Mercury: 'Gemini 10', Jupiter: 'Libra 14' };
    expect(
      happens('Manahoo', sky({ ...base, Saturn: 'Virgo 12' }, 'Leo'), ['Mercury', 'Jupiter'], 'Saturn'),
    ).toBe(true);
    expect(happens('Manahoo', sky({ ...base, Saturn: 'Virgo 19' }, 'Leo'), ['Mercury', 'Jupiter'])).toBe(
      false,
    );
    expect(happens('Manahoo', sky({ ...base, Saturn: 'Leo 12' }, 'Leo'), ['Mercury', 'Jupiter'])).toBe(false);
  });
});

describe('the Moon beside an Ithasala', () => {
  const pair = { Venus: 'Gemini 10', Saturn: 'Libra 14' };

  test('A Kamboola states the ranks of the Moon and of the planet that it joins', () => {
    const planets = sky({ ...ordinarySky, ...pair, Moon: 'Cancer 9' }, 'Leo');
    expect(occurrences('Kamboola', planets)).toContainEqual(
      expect.objectContaining({ pair: ['Venus', 'Saturn'], third: 'Saturn', kind: ['uttama', 'uttama'] }),
    );
  });

  const unlinkedMoon: Written = {
    Sun: 'Capricorn 20',
    Moon: 'Leo 29.5',
    Mars: 'Pisces 12',
    Mercury: 'Capricorn 2',
    Jupiter: 'Cancer 5',
    Venus: 'Cancer 17',
    Saturn: 'Capricorn 21',
  };

  test('Garikamboola forms if a Moon without rank or link will meet a strong planet in the next sign', () => {
    const planets = sky(unlinkedMoon, 'Leo');
    expect(rankOf(planets.Moon, planets)).toBe('sama');
    expect(happens('Garikamboola', planets, ['Venus', 'Saturn'])).toBe(true);
    expect(happens('Khallasara', planets, ['Venus', 'Saturn'])).toBe(false);
  });

  test('Khallasara forms if a Moon without rank or link will meet no strong planet in the next sign', () => {
    const planets = sky({ ...unlinkedMoon, Moon: 'Leo 22' }, 'Leo');
    expect(happens('Garikamboola', planets, ['Venus', 'Saturn'])).toBe(false);
    expect(happens('Khallasara', planets, ['Venus', 'Saturn'])).toBe(
      rankOf(planets.Moon, planets) === 'sama',
    );
    expect(rankOf(planets.Moon, planets)).toBe('sama');
  });
});

describe('strength and weakness of a pair', () => {
  test('Radda forms if the slower planet of an Ithasala is retrograde', () => {
    const strong = sky(
      { ...ordinarySky, Venus: 'Taurus 10', Saturn: 'Capricorn 14', Sun: 'Aries 25' },
      'Taurus',
    );
    const turned = sky(
      { ...ordinarySky, Venus: 'Taurus 10', Saturn: 'Capricorn 14 R', Sun: 'Aries 25' },
      'Taurus',
    );
    expect(happens('Radda', strong, ['Venus', 'Saturn'])).toBe(false);
    expect(happens('Radda', turned, ['Venus', 'Saturn'])).toBe(true);
  });

  test('Dupparikutha forms if a faster planet in the sixth house approaches a strong slower one', () => {
    const planets = sky(
      { ...ordinarySky, Mercury: 'Cancer 5', Jupiter: 'Sagittarius 20', Saturn: 'Libra 10', Sun: 'Leo 25' },
      'Aquarius',
    );
    expect(happens('Dupparikutha', planets, ['Mercury', 'Saturn'])).toBe(true);
    const turned = sky(
      { ...ordinarySky, Mercury: 'Cancer 5 R', Jupiter: 'Sagittarius 20', Saturn: 'Libra 10', Sun: 'Leo 25' },
      'Aquarius',
    );
    expect(happens('Dupparikutha', turned, ['Mercury', 'Saturn'])).toBe(false);
  });

  test('Duttota forms if a strong third planet joins one of two weak planets', () => {
    const planets = sky(
      {
        ...ordinarySky,
        Sun: 'Libra 3',
        Mercury: 'Libra 20',
        Jupiter: 'Cancer 22',
        Mars: 'Cancer 2',
        Moon: 'Gemini 1',
      },
      'Pisces',
    );
    expect(happens('Duttota', planets, ['Mercury', 'Sun'], 'Jupiter')).toBe(true);
    const alone = sky(
      {
        ...ordinarySky,
        Sun: 'Libra 3',
        Mercury: 'Libra 20',
        Jupiter: 'Capricorn 22',
        Mars: 'Cancer 2',
        Moon: 'Gemini 1',
      },
      'Pisces',
    );
    expect(happens('Duttota', alone, ['Mercury', 'Sun'], 'Jupiter')).toBe(false);
  });

  test('Thambira forms if a planet at the end of Pisces will meet a strong Mars in Aries', () => {
    const planets = sky(
      { ...ordinarySky, Mercury: 'Pisces 29.4', Mars: 'Aries 4', Jupiter: 'Aquarius 20', Moon: 'Cancer 20' },
      'Leo',
    );
    expect(happens('Thambira', planets, ['Mercury', 'Jupiter'], 'Mars')).toBe(true);
    const early = sky(
      { ...ordinarySky, Mercury: 'Pisces 25', Mars: 'Aries 4', Jupiter: 'Aquarius 20', Moon: 'Cancer 20' },
      'Leo',
    );
    expect(happens('Thambira', early, ['Mercury', 'Jupiter'])).toBe(false);
  });
});

describe('yogas of the whole chart', () => {
  const spread: Written = {
    Sun: 'Aries 3',
    Moon: 'Taurus 20',
    Mars: 'Cancer 12',
    Mercury: 'Aries 28',
    Jupiter: 'Cancer 2',
    Venus: 'Taurus 28',
    Saturn: 'Capricorn 17',
  };

  test('Iquabal forms only if all planets are in kendras (houses 1, 4, 7, 10) and panapharas (2, 5, 8, 11)', () => {
    expect(occurrences('Iquabal', sky(spread, 'Aries'))).toHaveLength(1);
    expect(occurrences('Iquabal', sky({ ...spread, Moon: 'Gemini 20' }, 'Aries'))).toEqual([]);
  });

  test('Induvara forms when all planets are in apoklimas (houses 3, 6, 9, 12)', () => {
    const planets = sky({ ...spread, Moon: 'Cancer 20', Venus: 'Capricorn 28' }, 'Taurus');
    expect(occurrences('Induvara', planets)).toHaveLength(1);
    expect(occurrences('Induvara', sky(spread, 'Taurus'))).toEqual([]);
  });

  test('Durupha lists the weak planets in pairs, and pairs the last of an odd number with null', () => {
    const planets = sky(
      {
        ...spread,
        Saturn: 'Libra 17 R',
        Mars: 'Scorpio 8 R',
        Jupiter: 'Gemini 2 R',
        Sun: 'Leo 3',
        Mercury: 'Leo 28',
        Venus: 'Virgo 28',
      },
      'Leo',
    );
    const pairs = occurrences('Durupha', planets).map(({ pair }) => pair);
    const weak = pairs.flatMap((pair) => [...(pair ?? [])]).filter((planet) => planet !== null);
    expect(weak).toContain('Saturn');
    expect(weak).not.toContain('Moon');
    expect(pairs.at(-1)?.[1] === null).toBe(weak.length % 2 === 1);
  });

  test('Kuttha needs two strong planets in good houses with a benefic at their side', () => {
    const planets = sky(
      { ...spread, Sun: 'Aries 3', Mercury: 'Pisces 8', Venus: 'Taurus 28', Moon: 'Taurus 12' },
      'Aries',
    );
    expect(happens('Kuttha', planets, ['Moon', 'Venus'])).toBe(true);
  });
});

describe('dignities', () => {
  test('The parts of a sign (haddas, drekkanas and navamshas) have the lords of the published tables', () => {
    expect(haddaLord({ sign: 1, degree: 5.99 })).toBe('Jupiter');
    expect(haddaLord({ sign: 1, degree: 6 })).toBe('Venus');
    expect(haddaLord({ sign: 12, degree: 29.9 })).toBe('Saturn');
    for (let sign = 1; sign <= 12; sign++) {
      const lords = new Set(Array.from({ length: 60 }, (_, i) => haddaLord({ sign, degree: i / 2 })));
      expect(lords).toEqual(new Set(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']));
    }
    expect([0, 10, 20, 30, 350].map((longitude) => drekkanaLord({ longitude }))).toEqual([
      'Mars',
      'Sun',
      'Venus',
      'Mercury',
      'Mars',
    ]);
    expect([0, 3.4, 29, 30, 60].map((longitude) => navamshaLord({ longitude }))).toEqual([
      'Mars',
      'Venus',
      'Jupiter',
      'Saturn',
      'Venus',
    ]);
  });

  test('Exaltation and debilitation are opposite', () => {
    const high = sky(
      { ...ordinarySky, Sun: 'Aries 1', Saturn: 'Libra 1', Jupiter: 'Cancer 1', Venus: 'Pisces 1' },
      'Leo',
    );
    const low = sky(
      { ...ordinarySky, Sun: 'Libra 1', Saturn: 'Aries 1', Jupiter: 'Capricorn 1', Venus: 'Virgo 1' },
      'Leo',
    );
    for (const name of ['Sun', 'Saturn', 'Jupiter', 'Venus'] as const) {
      expect([isExaltedIn(high[name].sign, name), isFallen(high[name])]).toEqual([true, false]);
      expect([isExaltedIn(low[name].sign, name), isFallen(low[name])]).toEqual([false, true]);
    }
  });

  test('Combustion, which is nearness to the Sun, reaches across the end of a sign, and has a smaller limit for a retrograde Mercury', () => {
    const planets = sky({ ...ordinarySky, Sun: 'Leo 1', Mercury: 'Cancer 18', Saturn: 'Cancer 20' }, 'Leo');
    expect(isBurnt(planets.Mercury, planets)).toBe(true);
    expect(isBurnt(planets.Saturn, planets)).toBe(true);
    const turned = sky({ ...ordinarySky, Sun: 'Leo 1', Mercury: 'Cancer 18 R' }, 'Leo');
    expect(isBurnt(turned.Mercury, turned)).toBe(false);
    expect(isBurnt(turned.Sun, turned)).toBe(false);
  });
});

test('All 21 pairs of planets are compared, each with the faster planet first', () => {
  const pairs = pairLights(sky(ordinarySky, 'Leo'));
  expect(pairs).toHaveLength(21);
  expect(pairs[0]).toMatchObject({ faster: { name: 'Moon' }, slower: { name: 'Mercury' } });
  expect(pairs.at(-1)).toMatchObject({ faster: { name: 'Jupiter' }, slower: { name: 'Saturn' } });
});

test('An entry of the answer has either yoga types or pairs of planets, and the number of each planet that it names', () => {
  const answer = varshaphalAnswer(sky(ordinarySky, 'Leo'), shortTexts, english);
  for (const entry of answer) {
    expect(Object.hasOwn(entry, 'planets')).toBe(!Object.hasOwn(entry, 'yog_type'));
    expect(Object.hasOwn(entry, 'planets_id')).toBe((entry.planets ?? []).length > 0);
    expect(entry.planets_id ?? []).toEqual(
      (entry.planets ?? []).map((pair) => pair.map((name) => (name === null ? null : numberOf(name)))),
    );
    for (const { planets, planets_id } of entry.yog_type ?? []) {
      expect(planets_id).toEqual(planets.map((name) => numberOf(name)));
    }
    if (!entry.is_yog_happening) {
      expect(entry).toMatchObject({ powerfullness_percentage: '', yog_prediction: '', planets: [] });
    } else {
      expect(Number(entry.powerfullness_percentage)).toBeGreaterThanOrEqual(0);
      expect(Number(entry.powerfullness_percentage)).toBeLessThanOrEqual(100);
      expect(entry.yog_prediction).not.toBe('');
    }
  }
});
