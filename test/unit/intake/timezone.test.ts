import { describe, expect, test } from 'vitest';
import { offsetHours, offsetInZone, zoneName } from '../../../shared/intake/values/timezone.ts';
import { zoneAt } from '../../../shared/intake/values/zone-map.ts';
import { offsetAt, steadyOffset } from '../../../shared/intake/values/zone-offsets.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';

const at = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, min = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, min };
};

describe('offsets in history', () => {
  // Sources: the IANA zone database; the laws it names for each change.
  test.each([
    ['Asia/Kolkata', '1990-07-27T14:05', 5.5],
    ['Asia/Kolkata', '1943-06-01T12:00', 6.5], // war time
    ['Asia/Kathmandu', '1985-12-31T12:00', 5.5],
    ['Asia/Kathmandu', '1986-01-02T12:00', 5.75],
    ['Europe/Berlin', '1945-06-15T12:00', 3], // double summer time
    ['Europe/London', '1970-01-15T12:00', 1], // British Standard Time
    ['Europe/Moscow', '2012-01-15T12:00', 4],
    ['America/New_York', '1974-01-15T12:00', -4], // energy crisis
    ['America/New_York', '2001-01-15T12:00', -5],
    ['America/St_Johns', '1990-07-01T12:00', -2.5],
    ['Australia/Lord_Howe', '2020-07-01T12:00', 10.5],
    ['Asia/Pyongyang', '2016-01-01T12:00', 8.5],
    ['Pacific/Kiritimati', '2000-01-01T12:00', 14],
    ['Asia/Singapore', '1981-06-01T12:00', 7.5],
    ['UTC', '2000-01-01T00:00', 0],
  ])('The zone %s at %s has the offset %d', (zone, local, tzone) => {
    expect(offsetInZone(zone, at(local), 'timezone')).toMatchObject({ tzone, zone, kind: 'plain' });
  });

  test('Intake takes the first of two equal local times, which is daylight time', () => {
    const berlin = offsetInZone('Europe/Berlin', at('2001-10-28T02:30'), 'timezone');
    expect(berlin).toMatchObject({ tzone: 2, kind: 'ambiguous' });
    expect(berlin.notes.map(inputNoteText).join()).toContain('give tzone 1');
    expect(offsetInZone('America/New_York', at('1990-10-28T01:30'), 'place')).toMatchObject({ tzone: -4 });
  });

  test.each([
    ['Europe/Berlin', '2001-10-28T01:59', 'plain'],
    ['Europe/Berlin', '2001-10-28T02:00', 'ambiguous'],
    ['Europe/Berlin', '2001-10-28T02:59', 'ambiguous'],
    ['Europe/Berlin', '2001-10-28T03:00', 'plain'],
    ['Europe/Berlin', '2001-03-25T01:59', 'plain'],
    ['Europe/Berlin', '2001-03-25T02:00', 'skipped'],
    ['Europe/Berlin', '2001-03-25T02:59', 'skipped'],
    ['Europe/Berlin', '2001-03-25T03:00', 'plain'],
  ])('The zone %s marks the local time %s as %s', (zone, local, kind) => {
    expect(offsetInZone(zone, at(local), 'timezone').kind).toBe(kind);
  });

  test('Intake reads a local time that did not exist as the moment after the clock was set forward', () => {
    const berlin = offsetInZone('Europe/Berlin', at('2001-03-25T02:30'), 'timezone');
    expect(berlin).toMatchObject({ tzone: 1, kind: 'skipped' });
    expect(berlin.notes.map(inputNoteText).join()).toContain('60 minutes later');
    expect(offsetInZone('Pacific/Apia', at('2011-12-30T12:00'), 'timezone')).toMatchObject({
      tzone: -10,
      kind: 'skipped',
    });
  });

  test('Intake rounds mean solar time with seconds to the minute and notes it', () => {
    const kolkata = offsetInZone('Asia/Kolkata', at('1850-01-01T12:00'), 'timezone');
    expect(kolkata.tzone).toBe(353 / 60);
    expect(kolkata.notes.map(inputNoteText).join()).toContain('UTC+05:53:28');
    expect(offsetInZone('Asia/Tokyo', at('1850-01-01T12:00'), 'place').tzone).toBe(559 / 60); // 9:18:59
  });

  test('Intake notes that the zone tables before 1970 are uncertain', () => {
    expect(offsetInZone('Europe/Berlin', at('1969-06-01T12:00'), 'timezone').notes).toHaveLength(1);
    expect(offsetInZone('Europe/Berlin', at('1970-06-01T12:00'), 'timezone').notes).toEqual([]);
  });
});

test.each([
  [12.97, 77.59, 'Asia/Kolkata'],
  [52.52, 13.4, 'Europe/Berlin'],
  [-33.87, 151.21, 'Australia/Sydney'],
  [90, 0, 'Etc/GMT'],
])('The zone at %d, %d is %s', (lat, lon, zone) => {
  expect(zoneAt(lat, lon)).toBe(zone);
});

describe('zoneName', () => {
  test.each([
    'Asia/Kolkata',
    'asia/calcutta',
    'America/Argentina/Buenos_Aires',
    'America/New York',
    'Etc/GMT+5',
  ])('Intake accepts the zone name %s', (name) =>
    expect(zoneName(name, 'timezone')).toEqual({ zone: name.replace(' ', '_') }),
  );

  test.each(['IST', 'BST', 'EST', 'CET', 'Mars/Olympus', 'India', '../etc/passwd', ''])(
    'Intake refuses the zone name %j',
    (name) => {
      expect(zoneName(name, 'timezone')).toMatchObject({ refusal: { code: 'bad-zone', field: 'timezone' } });
    },
  );

  test('Intake recognises several names of UTC', () => {
    for (const name of ['UTC', 'gmt', 'Z']) expect(zoneName(name, 'timezone')).toEqual({ zone: 'UTC' });
  });
});

describe('offsetHours', () => {
  test.each([
    ['5.5', 5.5],
    ['+05:30', 5.5],
    ['5:30', 5.5],
    ['-03:30', -3.5],
    ['−3', -3],
    ['UTC+5:45', 5.75],
    ['GMT -4', -4],
    ['+0530', 5.5],
    ['0', 0],
    ['-0', 0],
    ['-00:30', -0.5],
    ['5:30 (East of GMT)', 5.5],
    ['4:00 (West of GMT)', -4],
    ['8 West', -8],
    ['5:30 (E)', 5.5],
    ['5:30 EAST OF GREENWICH', 5.5],
    ['14', 14],
  ])('Intake reads the offset %s as %d hours', (text, value) => {
    expect(offsetHours(text, 'tzone')).toEqual({ value });
  });

  test('Intake reads a decimal comma in an offset', () => {
    expect(offsetHours('5,5', 'tzone')).toEqual({ value: 5.5 });
  });

  test.each(['14.5', '-15', '+14:30', '99'])('Intake refuses the offset %s as out of range', (text) => {
    expect(offsetHours(text, 'tzone')).toMatchObject({
      refusal: { code: 'out-of-range', field: 'tzone' },
    });
  });

  test.each(['Asia/Kolkata', 'five', '5:75', '+05:30:28', '1 WEST', '1 WAST', '2 EEST', '1 wast'])(
    'Intake does not read %s as an offset',
    (text) => {
      expect(offsetHours(text, 'tzone')).toBeUndefined();
    },
  );
});

describe('A cached offset', () => {
  const hour = 3600;
  const day = 24 * hour;
  const cachedOffset = (zone: string, moment: number) => steadyOffset(zone, moment - day, moment + day);

  // The shortest lifetimes of an offset in any zone: a week to a dozen days.
  test.each([
    ['America/Boa_Vista', '2000-10-08'],
    ['America/Noronha', '2000-10-08'],
    ['Asia/Gaza', '2039-10-01'],
    ['Africa/Tunis', '1943-04-17'],
    ['Europe/Simferopol', '1944-04-03'],
    ['Europe/Vienna', '1945-04-02'],
    ['America/Argentina/Tucuman', '2004-06-01'],
    ['Europe/London', '1968-10-27'],
    ['Asia/Kolkata', '1942-09-01'],
  ])('A cached offset is that of its zone at every hour around: %s, %s', (zone, date) => {
    const start = Date.parse(date) / 1000;
    let asked = 0;
    for (let moment = start - 40 * day; moment < start + 40 * day; moment += hour) {
      const offset = cachedOffset(zone, moment);
      if (offset === undefined) continue;
      asked += 1;
      for (const near of [moment - day, moment, moment + day]) expect(offsetAt(zone, near)).toBe(offset);
    }
    expect(asked).toBeGreaterThan(500);
  });

  test('Intake looks an offset up again at a change of the zone and outside the cached years', () => {
    expect(cachedOffset('Europe/Berlin', Date.parse('1990-03-25T01:30Z') / 1000)).toBeUndefined();
    expect(cachedOffset('Europe/Berlin', Date.parse('1990-07-25T01:30Z') / 1000)).toBe(2 * hour);
    expect(cachedOffset('Europe/Berlin', Date.parse('1929-12-31T12:00Z') / 1000)).toBeUndefined();
    expect(cachedOffset('Europe/Berlin', Date.parse('2045-07-25T01:30Z') / 1000)).toBeUndefined();
  });
});
