import type { Fault } from '../../fault.ts';

const palmLanguage = 'test/unit/ledger/palm-language.test.ts';

export const palmLanguageFaults: readonly Fault[] = [
  {
    name: 'bought-palm-follows-a-later-row',
    file: 'shared/ledger/states/input-member.ts',
    find: `photo.isPalmFixed || !isUntouched(before)`,
    put: `photo.isPalmFixed`,
    why: 'A row that arrives after the purchase makes the worker buy the whole palm again in its language.',
    tests: [palmLanguage],
  },
  {
    name: 'same-photo-bought-in-another-language',
    file: 'shared/ledger/states/input-member.ts',
    find: `known?.value.sha256 === value.sha256 && (known.isPalmFixed || !isUntouched(before))`,
    put: `known === undefined && !isUntouched(before)`,
    why: 'The palm of a photo that is uploaded again with another language is bought again.',
    tests: [palmLanguage],
  },
  {
    name: 'adopted-palm-bought-again',
    file: 'shared/uploads/photo-owner.ts',
    find: `{ kind: 'photo', ...known, palmLanguage, isPalmFixed: true }`,
    put: `{ kind: 'photo', ...known }`,
    why: 'A palm that was bought under the name of its photo is bought again in the language of the row.',
    tests: [palmLanguage],
  },
  {
    name: 'adopted-palm-follows-its-table-again',
    file: 'shared/ledger/states/input-member.ts',
    find: `photo === undefined || photo.isPalmFixed ||`,
    put: `photo === undefined ||`,
    why: 'If a table is uploaded again before a worker starts, a bought palm is bought again in the language of the table.',
    tests: [palmLanguage],
  },
  {
    name: 'adopted-palm-follows-its-photo-again',
    file: 'shared/ledger/states/input-member.ts',
    find: `(known.isPalmFixed || !isUntouched(before))`,
    put: `!isUntouched(before)`,
    why: 'If a photo is uploaded again before a worker starts, a bought palm is bought again in the language of the row.',
    tests: [palmLanguage],
  },
  {
    name: 'palm-language-changed-under-a-wave',
    file: 'shared/ledger/inputs/palm-language.ts',
    find: `all(...unchangedSince(header), leaseUnchanged(header))`,
    put: `leaseUnchanged(header)`,
    why: 'A palm is bought between the read of its header and the write of its language, and then again.',
    tests: [palmLanguage],
  },
];
