import type { Birth } from '@palmleaf/contract/birth';
import { julianDayOf } from '../../sky/instant.ts';
import {
  bodyOf,
  dashaLords,
  houseHolding,
  longitude,
  natal,
  orbOf,
  progressed,
  rulers,
  signs,
  skyAt,
  type Tradition,
  unixEpochJulianDay,
} from './engine.ts';
import { checkVedicStatements } from './vedic-statements.ts';

const bodyName =
  '(?:[Tt]he )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Uranus|Neptune|Pluto|North Node|Chiron|Rahu|Ketu|Ascendant|Midheaven)';
const signName = `(${signs.join('|')})`;
const aspect = '(conjunction|opposition|trine|square|sextile)';
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = `((?:\\d{1,2} )?(?:${months}) \\d{4})`;
const verbs: Record<string, string> = {
  meets: 'conjunction',
  'stands opposite': 'opposition',
  supports: 'trine',
  presses: 'square',
  helps: 'sextile',
};

interface Checked {
  readonly wrong: string[];
  readonly count: number;
}

interface Subject {
  readonly birth: Birth;
  readonly tradition: Tradition;
  readonly from: Date;
  readonly to: Date;
}

export function checkPlacements(message: string, subject: Subject): Checked {
  const { birth, tradition, to } = subject;
  const born = new Date((julianDayOf(birth) - unixEpochJulianDay) * 86_400_000);
  const from = subject.from < born ? born : subject.from;
  const chart = natal(birth, tradition);
  const wrong: string[] = [];
  let count = 0;
  let rest = message;
  const each = (pattern: string, check: (groups: string[], text: string) => string | undefined): void => {
    rest = rest.replace(new RegExp(pattern, 'g'), (...args: unknown[]) => {
      const groups = args.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''));
      const complaint = check(groups.slice(1), groups[0] ?? '');
      count += 1;
      if (complaint !== undefined) wrong.push(`"${groups[0]}": ${complaint}`);
      return '#';
    });
  };

  checkVedicStatements((pattern, check) => each(pattern, check), { birth, tradition, from });
  each(`from ${date} transiting ${bodyName} in ${signName}`, ([when = '', body = '', sign = '']) =>
    someDay(when, (day) => signAt(skyAt(day, birth, tradition), body) === sign),
  );
  each(
    `[Pp]rogressed ${bodyName} (?:in|at (\\d+)°(\\d+)′) ${signName} in the (\\d+)\\w\\w house`,
    (groups) => {
      const [body = '', degree = '', minute = '', sign = '', house = ''] = groups;
      const middle = new Date((from.getTime() + to.getTime()) / 2);
      const at = longitude(progressed(middle, birth), body);
      return expectAll([
        ['sign', signs[Math.floor(at / 30)], sign],
        ['house', String(houseHolding(chart, at)), house],
        ['degree', degree && minutesOf(at), degree && `${degree}°${minute}′`],
      ]);
    },
  );
  each(
    `[Tt]ransiting ${bodyName} (?:in|at (\\d+)°(\\d+)′) ${signName}(?: in the (\\d+)\\w\\w house)?`,
    (groups) => {
      const [body = '', degree = '', minute = '', sign = '', house = ''] = groups;
      const at = longitude(skyAt(from, birth, tradition), body);
      return expectAll([
        ['sign', signs[Math.floor(at / 30)], sign],
        ['house', house && String(houseHolding(chart, at)), house],
        ['degree', degree && minutesOf(at), degree && `${degree}°${minute}′`],
      ]);
    },
  );
  each(`In the sky ${bodyName} passes through ${signName}([^.]*)`, ([body = '', sign = '', later = '']) => {
    const entries = [...later.matchAll(new RegExp(`from ${date} it passes through ${signName}`, 'g'))];
    const complaints = entries.map(([, when = '', next = '']) =>
      someDay(when, (day) => signAt(skyAt(day, birth, tradition), body) === next),
    );
    const first = expectAll([['sign', signAt(skyAt(from, birth, tradition), body), sign]]);
    return [first, ...complaints].find((complaint) => complaint !== undefined);
  });
  each(
    `${bodyName} (?:in|at (\\d+)°(\\d+)′) ${signName}(?: in the (\\d+)\\w\\w house)?(?: \\(([^)]*)\\))?`,
    ([body = '', degree = '', minute = '', sign = '', house = '', notes = '']) => {
      const at = longitude(chart, body);
      const angle = body === 'Ascendant' || body === 'Midheaven';
      const backwards = !angle && bodyOf(chart, body).speed < 0 && !/Node|Rahu|Ketu/.test(body);
      const star = / pada (\d)/.exec(notes)?.[1] ?? '';
      return expectAll([
        ['sign', signs[Math.floor(at / 30)], sign],
        ['house', house && String(houseHolding(chart, at)), house],
        ['degree', degree && minutesOf(at), degree && `${degree}°${minute}′`],
        ['pada', star && String((Math.floor(at / (10 / 3)) % 4) + 1), star],
        ['retrograde', degree && String(backwards), degree && String(notes.includes('retrograde'))],
      ]);
    },
  );
  each(
    `[Tt]he (\\d+)\\w\\w house (?:in|beginning at (\\d+)°(\\d+)′) ${signName}([^.]*?\\. Its ruler is (\\w+)|[^.]*?ruled by (\\w+))?`,
    ([number = '', degree = '', minute = '', sign = '', , after = '', by = '']) => {
      const cusp = chart.cusps[Number(number) - 1] ?? Number.NaN;
      const ruler = after || by;
      return expectAll([
        ['sign', signs[Math.floor(cusp / 30)], sign],
        ['cusp', degree && minutesOf(cusp), degree && `${degree}°${minute}′`],
        ['ruler', ruler && rulers[signs.indexOf(sign)], ruler === '#' ? '' : ruler],
      ]);
    },
  );
  const exact = (mover: string, type: string, target: string, dates: string): string | undefined => {
    const place = longitude(chart, target);
    const complaints = dates
      .split(', ')
      .map((when) => someDay(when, (day) => isExact(skyAt(day, birth, tradition), mover, place, type)));
    return complaints.find((complaint) => complaint !== undefined);
  };
  each(
    `[Tt]ransiting ${bodyName} ${aspect} natal ${bodyName} \\(exact ([^)]*)\\)`,
    ([mover = '', type = '', target = '', dates = '']) => exact(mover, type, target, dates),
  );
  each(
    `${bodyName} (${Object.keys(verbs).join('|')}) your ${bodyName} \\(([^)]*)\\)`,
    ([mover = '', verb = '', target = '', dates = '']) => exact(mover, verbs[verb] ?? '', target, dates),
  );
  each(
    `${bodyName} ${aspect} ${bodyName}(?: \\(orb (\\d+)°(\\d+)′\\))?`,
    ([a = '', type = '', b = '', degree = '', minute = '']) => {
      const orb = orbOf(longitude(chart, a), longitude(chart, b), type);
      if (orb > 10) return `the engine has an orb of ${orb}`;
      return expectAll([['orb', degree && minutesOf(orb), degree && `${degree}°${minute}′`]]);
    },
  );
  each(`${bodyName} antardasha \\(${date} to ${date}\\)`, ([lord = '', begin = '', end = '']) => {
    const middle = new Date((middleOf(begin).getTime() + middleOf(end).getTime()) / 2);
    return expectAll([['antardasha', dashaLords(middle, birth)[1], lord]]);
  });
  each(`${bodyName} mahadasha (?:runs|goes on)`, ([lord = '']) =>
    expectAll([['mahadasha', dashaLords(from, birth)[0], lord]]),
  );
  each(
    `[Ff]rom ${date} until ${date}, (?:when )?${bodyName} (?:antardasha in ${bodyName} mahadasha|sets the tone)`,
    (groups) => {
      const [begin = '', end = '', antar = '', maha = ''] = groups;
      const middle = new Date((middleOf(begin).getTime() + middleOf(end).getTime()) / 2);
      const [mahaLord, antarLord] = dashaLords(middle, birth);
      return expectAll([
        ['antardasha', antarLord, antar],
        ['mahadasha', maha && mahaLord, maha],
      ]);
    },
  );
  each(`${bodyName} mahadasha last(?:s|ed) from ${date} to ${date}`, ([lord = '', begin = '', end = '']) => {
    const middle = new Date((middleOf(begin).getTime() + middleOf(end).getTime()) / 2);
    return expectAll([['mahadasha', dashaLords(middle, birth)[0], lord]]);
  });
  each(`close to the border of ${signName}`, ([sign = '']) => {
    const neighbours = [-1, 1].map((step) => signs[Math.floor(((chart.ascendant + step + 360) % 360) / 30)]);
    return neighbours.includes(sign) ? undefined : `the Ascendant is at ${chart.ascendant}`;
  });
  each(`long season of ${bodyName}`, ([lord = '']) =>
    expectAll([['mahadasha', dashaLords(from, birth)[0], lord]]),
  );

  const unread = rest.match(new RegExp(`\\b${signName}\\b`, 'g')) ?? [];
  return {
    wrong: [...wrong, ...unread.map((sign) => `"${sign}" stands where no placement could be read`)],
    count,
  };
}

function isExact(sky: ReturnType<typeof skyAt>, mover: string, place: number, type: string): boolean {
  return orbOf(longitude(sky, mover), place, type) <= Math.abs(bodyOf(sky, mover).speed) * 0.6 + 0.03;
}

function signAt(chart: ReturnType<typeof skyAt>, body: string): string | undefined {
  return signs[Math.floor(longitude(chart, body) / 30)];
}

function minutesOf(degrees: number): string {
  const minutes = Math.floor((degrees % 30) * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function expectAll(
  pairs: readonly (readonly [what: string, engine: string | undefined, said: string])[],
): string | undefined {
  const mismatch = pairs.find(([, engine, stated]) => engine !== stated);
  return mismatch && `${mismatch[0]} is ${mismatch[1]} by the engine`;
}

function someDay(when: string, holds: (day: Date) => boolean): string | undefined {
  return daysOf(when).some(holds) ? undefined : `no day of ${when} confirms it`;
}

function daysOf(when: string): Date[] {
  const day = /^\d/.test(when);
  const first = new Date(`${day ? when : `1 ${when}`} 12:00 UTC`);
  const step = 86_400_000;
  if (day) return [first, new Date(first.getTime() + step)];
  return Array.from({ length: 33 }, (_, i) => new Date(first.getTime() + i * step - step / 2));
}

function middleOf(when: string): Date {
  return new Date(/^\d/.test(when) ? `${when} 12:00 UTC` : `15 ${when} 12:00 UTC`);
}
