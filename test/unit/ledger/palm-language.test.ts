import { bodyLanguages as bodyLanguagesSchema } from '@palmleaf/contract/body-languages';
import type { Language } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeLanguageOfRow } from '../../../shared/ledger/inputs/palm-language.ts';
import type { Write } from '../../../shared/table/table.ts';
import { adoptPhoto, linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const palms = Object.entries(operations).flatMap(([name, { base }]) => (base === 'palmistry' ? [name] : []));

let world: LedgerWorld;
beforeEach(() => {
  world = new LedgerWorld();
  const bodyLanguages = bodyLanguagesSchema.parse([
    { operations: ['get-palm-id', 'summary'], languages: ['de', 'hi'] },
  ]);
  const plan = { sendPersonWithPhoto: false, bodyLanguages };
  world.settings = { ...world.settings, plan };
});

const summaries = () =>
  world.sent.flatMap(({ call }) => (call.operation === 'summary' ? [call.body.language ?? 'none'] : []));
const palmCalls = () => world.sent.filter(({ call }) => palms.includes(call.operation)).length;

const inLanguage = (sha256: string, language: Language) => ({ ...photo(sha256), language });

test.each([
  ['has no photo', () => world.acceptRow('june/anna', row({ language: 'de' }))],
  ['has a row without a language', () => world.acceptRow('june/anna', row())],
  ['was worked on before', () => world.work('june/anna')],
] as const)('A subject takes no language of its row if it %s', async (what, comes) => {
  if (what !== 'has no photo') await world.acceptPhoto('june/anna', photo('p'));
  if (what === 'was worked on before') await world.acceptRow('june/anna', row({ language: 'de' }));
  await comes();
  const before = (await world.report('june/anna')).header;
  await takeLanguageOfRow(world.ledger, subject('june/anna'));
  expect((await world.report('june/anna')).header).toEqual(before);
});

describe('The language of a palm', () => {
  test('A palm has the language of a row that came before its photo', async () => {
    await world.acceptRow('june/anna', row({ language: 'de' }));
    await world.acceptPhoto('june/anna', inLanguage('p', 'hi'));
    await world.work('june/anna');
    expect(summaries()).toEqual(['de']);
  });

  test('A palm has the language of a row that came after the photo and before the first call', async () => {
    await world.acceptPhoto('june/anna', photo('p'));
    await world.acceptRow('june/anna', row({ language: 'de' }));
    await world.work('june/anna');
    expect(summaries()).toEqual(['de']);
  });

  test.each([
    ['a row in another language', () => world.acceptRow('june/anna', row({ language: 'de' }))],
    ['the same photo in another language', () => world.acceptPhoto('june/anna', inLanguage('p', 'de'))],
    ['the same photo again', () => world.acceptPhoto('june/anna', photo('p'))],
  ])(
    'A palm keeps its language, with nothing bought twice, when %s follows the purchase',
    async (_name, comes) => {
      await world.acceptPhoto('june/anna', photo('p'));
      await world.work('june/anna');
      const before = palmCalls();
      await comes();
      await world.work('june/anna');
      expect(summaries()).toEqual(['none']);
      expect(palmCalls()).toBe(before);
    },
  );

  test('A palm is bought again with another photo, in the language of the row', async () => {
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.acceptRow('june/anna', row({ language: 'de' }));
    await world.acceptPhoto('june/anna', photo('q'));
    await world.work('june/anna');
    expect(summaries()).toEqual(['none', 'de']);
  });

  test.each([
    ['was bought under the name of the photo', true, ['none']],
    ['was not bought yet', false, ['de']],
  ])('A photo that a row names has the language of the row unless it %s', async (_name, bought, expected) => {
    await world.acceptPhoto('june/IMG_1', photo('p'), world.source('palms/june/IMG_1.jpg'));
    if (bought) await world.work('june/IMG_1');
    const source = world.source('births/june.csv');
    await world.acceptRow('june/anna', row({ language: 'de' }), source);
    await linkPhoto(world.ledger, subject('june/anna'), 'IMG_1', source);
    await adoptPhoto(world.ledger, subject('june/anna'), 'IMG_1', world.now);
    await world.work('june/anna');
    expect(summaries()).toEqual(expected);
  });

  test.each([
    [
      'its table arrives again',
      async () => {
        const again = world.source('births/june.csv');
        await world.acceptRow('june/anna', row({ language: 'de' }), again);
        await linkPhoto(world.ledger, subject('june/anna'), 'IMG_1', again);
      },
    ],
    [
      'its photo arrives again',
      () => world.acceptPhoto('june/anna', photo('p'), world.source('palms/june/IMG_1.jpg')),
    ],
  ])(
    'The language of a bought and adopted photo stays before any worker starts, where %s',
    async (_name, comes) => {
      await world.acceptPhoto('june/IMG_1', photo('p'), world.source('palms/june/IMG_1.jpg'));
      await world.work('june/IMG_1');
      const source = world.source('births/june.csv');
      await world.acceptRow('june/anna', row({ language: 'de' }), source);
      await linkPhoto(world.ledger, subject('june/anna'), 'IMG_1', source);
      await adoptPhoto(world.ledger, subject('june/anna'), 'IMG_1', world.now);
      await comes();
      await adoptPhoto(world.ledger, subject('june/anna'), 'IMG_1', world.now);
      await world.work('june/anna');
      expect(summaries()).toEqual(['none']);
    },
  );

  test('A palm that is bought while its photo gets the language of a row keeps the language of the purchase', async () => {
    await world.acceptPhoto('june/IMG_1', photo('p'), world.source('palms/june/IMG_1.jpg'));
    const source = world.source('births/june.csv');
    await world.acceptRow('june/anna', row({ language: 'de' }), source);
    await linkPhoto(world.ledger, subject('june/anna'), 'IMG_1', source);
    const takesLanguage = (write: Write) =>
      'setPaths' in write && write.setPaths?.some(([path]) => path.includes('palmLanguage')) === true;
    const seen = meanwhile(world.table, takesLanguage, () => world.work('june/anna'));
    await adoptPhoto(world.ledger, subject('june/anna'), 'IMG_1', world.now);
    await world.acceptRow(
      'june/anna',
      row({ language: 'de', vastuId: 'v' }),
      world.source('births/june.csv'),
    );
    await world.work('june/anna');
    expect(seen.times).toBe(1);
    expect(summaries()).toEqual(['none']);
  });
});
