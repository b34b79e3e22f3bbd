import { expertiseLevels } from '@palmleaf/contract/astrology';
import { describe, expect, test } from 'vitest';
import { checkPlacements } from '../../../../packages/engines/test/chat/placements.ts';
import { understand } from '../../../../packages/service/chat/question/understand.ts';
import {
  anna,
  birthOf,
  service,
  testNow,
  thomas,
} from '../../../../packages/service/test/chat/conversation.ts';
import {
  type Asked,
  cautionWords,
  type SubjectMarks,
  subjects,
} from '../../../../packages/service/test/chat/questions/subjects.ts';
import { fifthHundred } from './fifth-hundred.ts';
import { firstHundred } from './first-hundred.ts';
import { fourthHundred } from './fourth-hundred.ts';
import { secondHundred } from './second-hundred.ts';
import { thirdHundred } from './third-hundred.ts';

const lists = [
  ['the first hundred, with which the rules were written', firstHundred, 1],
  ['the second hundred, written after the rules', secondHundred, 1],
  ['the third hundred, which the chat answered before the authors of the rules read it', thirdHundred, 0.95],
  ['the fourth hundred', fourthHundred, 1],
  ['the fifth hundred', fifthHundred, 1],
] as const;

describe.each(lists)('%s', (_, list, leastShare) => {
  test('The list holds a hundred different questions', () => {
    expect(new Set(list.map(([question]) => question)).size).toBe(100);
  });

  test('The chat answers the questions of the list, or 95 % of the third list, on their subject, with true statements and no unrelated caution', async () => {
    const ask = service();
    const faults: string[] = [];
    const untrue: string[] = [];
    for (const [index, asked] of list.entries()) {
      const person = index % 2 === 0 ? anna : thomas;
      const ep = expertiseLevels[index % 3] ?? 'STANDARD';
      const { status, message } = await ask({ ...person, ac: 'VEDIC', ep, q: asked[0] });
      const fault = faultOf(asked, status, message, ep);
      if (fault) faults.push(`${asked[0]}: ${fault}: ${message.slice(0, 120)}`);
      const { period } = understand(asked[0], testNow, person.year);
      const checked = checkPlacements(message, {
        birth: birthOf(person),
        tradition: 'VEDIC',
        from: period.from,
        to: period.to,
      });
      untrue.push(...checked.wrong.map((wrong) => `${asked[0]}: ${wrong}`));
    }
    expect(untrue).toEqual([]);
    expect(faults.filter((fault) => fault.includes('caution'))).toEqual([]);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(list.length * (1 - leastShare));
  });
});

function faultOf(
  [, about, first]: Asked,
  status: boolean,
  message: string,
  level: string,
): string | undefined {
  if (about === 'refused') return status ? 'answered, though nobody can' : undefined;
  if (!status) return 'refused';
  const marks: SubjectMarks = subjects[about];
  if (first && !/^(?:About "[^"]*": )?(?:Yes|No)\b/.test(message)) return 'does not begin with yes or no';
  if (!marks.names.test(message)) return `does not speak of ${about}`;
  if (marks.neverNames?.test(message)) return `speaks of something else than ${about}`;
  const withoutDisclaimer =
    about === 'health' || about === 'lawsuit'
      ? message.replace(/This is no (?:diagnosis|legal advice).*/, '')
      : message;
  return cautionWords.test(withoutDisclaimer)
    ? 'a caution that does not belong'
    : houseFault(marks, message, level);
}

function houseFault({ house }: SubjectMarks, message: string, level: string): string | undefined {
  if (house === undefined || level === 'STANDARD') return undefined;
  return new RegExp(
    `\\b${house}(?:st|nd|rd|th) house|\\bhouse ${house}\\b|the ${house}(?:st|nd|rd|th) from`,
  ).test(message)
    ? undefined
    : `does not name the house ${house}`;
}
