import type { Fault } from '../../fault.ts';

const file = 'shared/ledger/inputs/made-id.ts';
const tests = ['test/unit/rows/made-ids.test.ts'];

export const madeIdFaults: readonly Fault[] = [
  {
    name: 'made-id-without-the-key',
    file,
    find: '(await nameHash(`person ${digest}`)).slice(0, idLength)',
    put: 'digest.slice(0, idLength)',
    why: 'The id in an event and a name reveal the date of birth.',
    tests,
  },
  {
    name: 'made-id-former-one-forgotten',
    file,
    find: `known !== undefined || erased ? former.id : id`,
    put: `erased ? former.id : id`,
    why: 'An old table uploaded again buys every report again.',
    tests,
  },
  {
    name: 'made-id-erased-one-comes-back',
    file,
    find: `known !== undefined || erased ? former.id : id`,
    put: `known !== undefined ? former.id : id`,
    why: 'A late event brings an erased person back under a new id.',
    tests,
  },
];
