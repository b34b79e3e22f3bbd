import { commonConcerns } from '@palmleaf/contract/testing';
import { expect, test } from 'vitest';
import { understand } from '../../../chat/question/understand.ts';
import { anna, testNow } from '../conversation.ts';

test.each(Object.entries(commonConcerns))('The chat understands common concerns in %s', (_, questions) => {
  const faults = questions.flatMap(([question, about]) => {
    const { subject, refused } = understand(question, testNow, anna.year);
    const found =
      refused ??
      Object.values(subject)
        .filter((each) => each !== null)
        .join(' ');
    return found === about ? [] : [`${question}: ${found}`];
  });
  expect(faults).toEqual([]);
});
