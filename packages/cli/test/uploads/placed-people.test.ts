import { PeopleCount } from '@palmleaf/shared/drafts/people';
import { expect, test } from 'vitest';
import { plainLines } from '../../terminal/line.ts';
import { peopleText } from '../../text/people.ts';

const june = { kind: 'rows', batch: 'june', key: 'births/june.csv' } as const;

test('The check shows for every place the text of the file, the chosen place and its people', () => {
  const people = new PeopleCount();
  const row = { questions: [], expertise: 'STANDARD', tradition: 'VEDIC', notes: [] } as const;
  for (let index = 0; index < 40; index += 1) {
    const placed = { said: `Town ${index % 20}`, town: `Chennai ${index % 20}, IN` };
    people.addRow(june, {
      ...row,
      id: `p${index}`,
      ...(index < 20 ? { name: `Name ${index}` } : {}),
      placed,
    });
  }
  const found = people.result();
  expect(found.placesByName).toHaveLength(20);
  expect(found.placesByName[3]).toEqual({
    said: 'Town 3',
    town: 'Chennai 3, IN',
    people: ['Name 3', 'p23'],
  });
  const text = plainLines(peopleText(found, 0));
  for (const {
    said,
    town,
    people: [first = ''],
  } of found.placesByName)
    expect(text.some((line) => line.includes(said) && line.includes(town) && line.includes(first))).toBe(
      true,
    );
});
