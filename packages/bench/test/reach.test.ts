/** A sentence that fits more than two in five births describes geometry, not a person. */

import { expect, test } from 'vitest';
import { rowsOf } from '../../texts/sheet/sheet.ts';
import { reachIn } from '../prose/reach.ts';

const births = 1000;

/** “Your chart”, “your planets” and “you were born” speak of the sky, other uses speak of the reader. */
const ofYou = /\byou\b(?! were born)|\byour (?!planets|chart|birth)/i;

test('No sentence of a chart that fits over 40 % of births speaks of character', async () => {
  const rows = rowsOf('en').filter(({ topic }) => ['natal', 'aspects', 'varshaphal'].includes(topic));
  const reach = await reachIn('en', rows, { births, palms: 0, chats: 0 });
  const wide = rows.filter(({ topic, sentence }) => Number(reach(topic, sentence)) > 4000);
  expect(wide.map(({ key }) => key)).toEqual(expect.arrayContaining(['natal/texts/zodiac']));
  expect(wide.filter(({ sentence }) => /[.!?]$/.test(sentence) && ofYou.test(sentence))).toEqual([]);
});
