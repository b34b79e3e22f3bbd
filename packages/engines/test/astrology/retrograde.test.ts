import { beforeAll, describe, expect, test } from 'vitest';
import { Ephemeris } from '../../forecast/ephemeris.ts';
import { type Retrograding, retrogradesOf, retrograding } from '../../forecast/retrograde.ts';
import { loadOracle, type Oracle } from './oracle.ts';

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const j2000Ms = Date.UTC(2000, 0, 1, 12);
const sky = new Ephemeris('tropical');

const withinHours = {
  Mercury: 1,
  Venus: 1,
  Mars: 2,
  Jupiter: 6,
  Saturn: 6,
  Uranus: 12,
  Neptune: 12,
  Pluto: 24,
} satisfies Record<Retrograding, number>;

const isBack = (body: Retrograding, at: number): boolean =>
  oracle.atUniversal(body, (at - j2000Ms) / dayMs)[1] < 0;

describe.each(retrograding)('%s', (body) => {
  test('A planet is retrograde from the first to the second station of each period, and at no other time', () => {
    const [from, to] = [Date.UTC(1979, 0, 1), Date.UTC(2031, 0, 1)];
    const spells = retrogradesOf(sky, body, { from: new Date(from), to: new Date(to) });
    const near = withinHours[body] * hourMs;
    const stations = spells.flatMap((spell) => [spell.from.getTime(), spell.to.getTime()]);
    const wrong: string[] = [];
    for (const [index, at] of stations.entries()) {
      const begins = index % 2 === 0;
      if (isBack(body, at - near) === begins || isBack(body, at + near) !== begins)
        wrong.push(`station ${new Date(at).toISOString()}`);
    }
    const inSpell = (at: number) => stations.filter((station) => station <= at).length % 2 === 1;
    for (let at = from; at < to; at += 5 * dayMs) {
      if (stations.some((station) => Math.abs(station - at) < near)) continue;
      if (isBack(body, at) !== inSpell(at)) wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});

test('The stations of Mercury in 2026 agree with published tables within five minutes', () => {
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') };
  const minutes = retrogradesOf(sky, 'Mercury', year).flatMap(({ from, to }) => [from, to]);
  const printed = ['02-26T06:48', '03-20T19:33', '06-29T17:36', '07-23T22:58', '10-24T07:13', '11-13T15:54'];
  expect(minutes).toHaveLength(printed.length);
  for (const [index, text] of printed.entries()) {
    const at = minutes[index]?.getTime() ?? 0;
    expect(Math.abs(at - Date.parse(`2026-${text}:00Z`))).toBeLessThan(5 * 60_000);
  }
});

test('For a span without a retrograde period, the engine returns the next period', () => {
  const noon = new Date('2026-04-10T12:00:00Z');
  const [next, ...more] = retrogradesOf(sky, 'Venus', { from: noon, to: noon });
  expect([next?.from.toISOString().slice(0, 10), more.length]).toEqual(['2026-10-03', 0]);
});
