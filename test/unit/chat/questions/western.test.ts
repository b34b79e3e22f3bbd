import { expertiseLevels } from '@palmleaf/contract/astrology';
import { expect, test } from 'vitest';
import { checkPlacements } from '../../../../packages/engines/test/chat/placements.ts';
import { understand } from '../../../../packages/service/chat/question/understand.ts';
import {
  anna,
  birthOf,
  service,
  testNow,
  thomas,
} from '../../../../packages/service/test/chat/conversation.ts';
import { cautionWords } from '../../../../packages/service/test/chat/questions/subjects.ts';
import { fifthHundred } from './fifth-hundred.ts';

test('In the Western tradition, the chat answers each question of fifth-hundred.ts with true statements', async () => {
  const ask = service();
  const faults: string[] = [];
  for (const [index, [q, about, first]] of fifthHundred.entries()) {
    const person = index % 2 === 0 ? thomas : anna;
    const ep = expertiseLevels[index % 3] ?? 'STANDARD';
    const { status, message } = await ask({ ...person, ac: 'WESTERN', ep, q });
    const { period } = understand(q, testNow, person.year);
    const { wrong } = checkPlacements(message, {
      birth: birthOf(person),
      tradition: 'WESTERN',
      from: period.from,
      to: period.to,
    });
    faults.push(...wrong.map((each) => `${q}: ${each}`));
    if (!status) faults.push(`${q}: refused`);
    if (about !== 'health' && about !== 'lawsuit' && cautionWords.test(message))
      faults.push(`${q}: a caution that does not belong`);
    const vedic = /belongs to Vedic astrology/.test(message);
    if (
      first &&
      !vedic &&
      !/^(?:About "[^"]*": )?(?:Yes|No|Your birthstone|For .* this time tests you: rather wait)\b/.test(
        message,
      )
    )
      faults.push(`${q}: ${message.slice(0, 80)}`);
  }
  expect(faults).toEqual([]);
});
