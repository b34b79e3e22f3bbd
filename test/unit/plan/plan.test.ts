import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '../../../shared/plan/canonical.ts';
import { type Inputs, isNewer } from '../../../shared/plan/inputs.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { LedgerWorld, photo, row } from '../../support/worlds/ledger-world.ts';

const source = new LedgerWorld().source('key');
const settings = planInTests;
const withRow = (more: Parameters<typeof row>[0]): Inputs => ({ row: { value: row(more), source } });
const withPhoto = (sha256: string): Inputs => ({ photo: { value: photo(sha256), source } });
const plan = (inputs: Inputs, more = settings) => planOf('june/anna', inputs, 2026, more);
const hashes = (inputs: Inputs, more = settings) =>
  Object.fromEntries(plan(inputs, more).calls.map(({ part, inputsHash }) => [part, inputsHash]));
const person = { name: 'Anna', gender: 'female', place: 'Chennai', country: 'IN' } as const;

describe('the planned calls', () => {
  test.each([
    ['the year of the header', undefined],
    ['the year that the row names', 1980],
  ])('The plan requests the year of birth instead of an earlier year: %s', (_, varshaphalYear) => {
    const birth = { day: 3, month: 1, year: 2027, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };
    const { calls } = plan(withRow({ birth, ...(varshaphalYear === undefined ? {} : { varshaphalYear }) }));
    expect(calls[2]?.body).toMatchObject({ varshaphal_year: 2027 });
  });

  test('A photo is planned as the palm_id and then sixteen calls that need it', () => {
    const { calls } = plan(withPhoto('abc'));
    expect(calls.map(({ part }) => part)).toHaveLength(17);
    expect(calls[0]).toMatchObject({ part: 'palm/get-palm-id', operation: 'get-palm-id' });
    expect(calls[0]?.after).toBeUndefined();
    for (const call of calls.slice(1))
      expect(call.after).toEqual({ part: 'palm/get-palm-id', once: 'bought' });
  });

  test('Birth data are planned as four charts, with the year of the Varshaphal from the row or else from the header', () => {
    const { calls } = plan(withRow({ houseType: 'koch' }));
    expect(calls.map(({ operation }) => operation)).toEqual([
      'natal_chart_interpretation',
      'natal_aspects_report',
      'varshaphal_yoga',
      'tamil_month_panchang',
    ]);
    expect(calls[0]?.body).toMatchObject({ house_type: 'koch', lat: 12.97 });
    expect(calls[1]?.body).not.toHaveProperty('house_type');
    expect(calls[2]?.body).toMatchObject({ varshaphal_year: 2026 });
    expect(plan(withRow({ varshaphalYear: 2030 })).calls[2]?.body).toMatchObject({ varshaphal_year: 2030 });
    expect(plan(withRow({})).calls[0]?.body).toMatchObject({ house_type: 'placidus' });
  });

  test('A house plan is planned as its devatas, also without birth data', () => {
    const value = row({ vastuId: 'h1' });
    const { birth: _birth, ...without } = value;
    expect(plan({ row: { value: without, source } }).calls).toMatchObject([
      { part: 'vastu/devatas-45', body: { vastu_id: 'h1' } },
    ]);
  });

  test('A birth without a time is planned as the calls that need none, or all calls as of noon', () => {
    const timeless = plan(withRow({ unknownTime: 'left out', questions: ['When?'], ...person }));
    expect(timeless.calls.map(({ operation }) => operation)).toEqual(['tamil_month_panchang']);
    expect(timeless.notAsked.map(({ part, missing }) => [part, missing])).toEqual([
      ['chart/natal_chart_interpretation', ['time of birth']],
      ['chart/natal_aspects_report', ['time of birth']],
      ['chart/varshaphal_yoga', ['time of birth']],
      ['chat/1', ['time of birth']],
    ]);
    const noon = plan(withRow({ unknownTime: 'noon', questions: ['When?'], ...person }));
    expect(noon.calls).toHaveLength(5);
    expect(noon.notAsked).toEqual([]);
  });

  test('The plan of empty inputs has no calls', () => {
    expect(plan({})).toEqual({ calls: [], notAsked: [], declined: [] });
  });

  test('The plan sends the language only to endpoints that accept it', () => {
    const languages = (language: 'hi' | 'de') =>
      Object.fromEntries(plan(withRow({ language })).calls.map((call) => [call.operation, call.language]));
    expect(languages('hi')).toEqual({
      natal_chart_interpretation: undefined,
      natal_aspects_report: undefined,
      varshaphal_yoga: 'hi',
      tamil_month_panchang: 'hi',
    });
    expect(languages('de')).toMatchObject({ natal_chart_interpretation: 'de', varshaphal_yoga: undefined });
  });

  test('The plan sends the language in the body where the profile says that the service accepts it there', () => {
    const bodyLanguages = [
      {
        operations: ['get-palm-id', 'love', 'natal_aspects_report'] as const,
        languages: ['de', 'hi'] as const,
      },
      { operations: ['natal_chart_interpretation'] as const, languages: ['de', 'hi'] as const },
    ].map((group) => ({ operations: [...group.operations], languages: [...group.languages] }));
    const withBodyLanguages = { ...settings, bodyLanguages };
    const languagesSent = (language: 'hi' | 'de' | 'ta' | 'en', inputs: Inputs = withPhoto('abc')) =>
      plan({ ...inputs, row: { value: row({ language }), source } }, withBodyLanguages).calls.map(
        ({ operation, body, language: inHeader }) => [operation, [body.language, inHeader]] as const,
      );
    expect(Object.fromEntries(languagesSent('de'))).toMatchObject({
      natal_aspects_report: ['de', undefined],
      // The language of these operations goes into the header.
      natal_chart_interpretation: [undefined, 'de'],
    });
    expect(Object.fromEntries(languagesSent('hi'))).toMatchObject({
      natal_chart_interpretation: ['hi', undefined],
    });
    expect(languagesSent('ta').filter(([, [body]]) => body !== undefined)).toEqual([]);
    expect(languagesSent('en').filter(([, [body]]) => body !== undefined)).toEqual([]);
    const settingOfPhoto = { photo: { value: { ...photo('abc'), language: 'de' as const }, source } };
    expect(plan(settingOfPhoto, withBodyLanguages).calls[0]?.body).toEqual({ language: 'de' });
    expect(Object.fromEntries(languagesSent('hi', settingOfPhoto))).toMatchObject({
      'get-palm-id': ['de', undefined],
      love: ['de', undefined],
      luck: [undefined, undefined],
      natal_aspects_report: ['hi', undefined],
    });
  });

  test('Another language is bought separately, and a subject without a language keeps what was bought before', () => {
    const withBodyLanguages = {
      ...settings,
      bodyLanguages: [{ operations: ['love' as const], languages: ['de' as const, 'fr' as const] }],
    };
    const palmHashOf = (language: 'en' | 'de' | 'fr' | 'ta', more: typeof settings) =>
      hashes({ photo: { value: { ...photo('abc'), language }, source } }, more)['palm/love'];
    expect(
      new Set([
        palmHashOf('de', withBodyLanguages),
        palmHashOf('fr', withBodyLanguages),
        palmHashOf('en', withBodyLanguages),
      ]).size,
    ).toBe(3);
    expect([
      palmHashOf('en', withBodyLanguages),
      palmHashOf('ta', withBodyLanguages),
      palmHashOf('de', settings),
    ]).toEqual(Array(3).fill(hashes(withPhoto('abc'))['palm/love']));
  });

  test('A palm is planned in the language of its photo, and a later row never buys it again', () => {
    const withBodyLanguages = {
      ...settings,
      bodyLanguages: [{ operations: ['love' as const], languages: ['de' as const] }],
    };
    const alone = hashes(withPhoto('abc'), withBodyLanguages);
    expect(hashes({ ...withPhoto('abc'), ...withRow({ language: 'de' }) }, withBodyLanguages)).toMatchObject(
      alone,
    );
  });

  test('Questions are planned as one conversation, each after the one before', () => {
    const { calls } = plan(withRow({ ...person, questions: ['First?', 'Second?'], language: 'ta' }));
    const chat = calls.filter(({ operation }) => operation === 'chat');
    expect(chat.map(({ part, after }) => [part, after])).toEqual([
      ['chat/1', undefined],
      ['chat/2', { part: 'chat/1', once: 'settled' }],
    ]);
    expect(chat[0]?.body.sid).toBe(chat[1]?.body.sid);
    expect(chat[0]?.body).toMatchObject({
      q: 'First?',
      lat: '12.97',
      tzone: '5.5',
      language: 'ta',
      ap: 'KUNDLI',
    });
    const other = planOf('july/anna', withRow({ ...person, questions: ['First?'] }), 2026, settings);
    expect(other.calls.at(-1)?.body.sid).not.toBe(chat[0]?.body.sid);
  });

  test('A question without its required inputs is not asked, and the plan names what is missing', () => {
    const { gender: _gender, ...known } = person;
    expect(plan(withRow({ ...known, questions: ['Why?'] })).notAsked).toEqual([
      { part: 'chat/1', operation: 'chat', missing: ['gender'] },
    ]);
  });

  test('The plan writes tiny coordinates without an exponent', () => {
    const birth = { day: 4, month: 7, year: 1990, hour: 6, min: 30, lat: 1e-7, lon: 0, tzone: 0 };
    const chat = plan(withRow({ ...person, birth, questions: ['Why?'] })).calls.at(-1);
    expect(chat?.body).toMatchObject({ lat: '0.0000001000', lon: '0' });
  });
});

describe('the inputs of a part', () => {
  test('Hashes do not depend on the order of members, and are the same in every release', () => {
    expect(hashOf({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe(hashOf({ b: [1, { c: 3, d: 2 }] }));
    expect(canonical({ b: 1, a: { d: 'x', c: null } })).toBe('{"a":{"c":null,"d":"x"},"b":1}');
    // These hashes identify purchases: a change here buys everything again.
    expect(hashes(withPhoto('abc'))['palm/luck']).toBe(hashOf({ operation: 'luck', photo: 'abc' }));
    expect(hashes(withPhoto('abc'))['palm/luck']?.slice(0, 16)).toMatchInlineSnapshot(`"377c0daa2f73a032"`);
    expect(hashes(withRow({}))['chart/natal_aspects_report']?.slice(0, 16)).toMatchInlineSnapshot(
      `"40a71488006693eb"`,
    );
  });

  test('Every part of one plan has its own hash', () => {
    const all = hashes({
      ...withPhoto('abc'),
      ...withRow({ ...person, vastuId: 'h', questions: ['A?', 'B?'] }),
    });
    expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length);
  });

  test('The hash of a palm reading depends only on the photo, unless the person is sent along', () => {
    const plain = hashes(withPhoto('abc'));
    const both = { ...withPhoto('abc'), ...withRow({ gender: 'female' }) };
    expect(hashes(both)).toMatchObject(plain);
    expect(hashes(both, { ...planInTests, sendPersonWithPhoto: true })['palm/luck']).not.toBe(
      plain['palm/luck'],
    );
  });

  test('The hash of a chart depends on the fields that its endpoint accepts and on its language', () => {
    const before = hashes(withRow({}));
    const changed = (more: Parameters<typeof row>[0]) => {
      const after = hashes(withRow(more));
      return Object.keys(before).filter((part) => before[part] !== after[part]);
    };
    expect(changed({ name: 'Anna', country: 'IN', notes: [{ code: 'before-1970' }] })).toEqual([]);
    expect(changed({ houseType: 'koch' })).toEqual(['chart/natal_chart_interpretation']);
    expect(changed({ houseType: 'placidus', varshaphalYear: 2026, language: 'en' })).toEqual([]);
    expect(changed({ varshaphalYear: 2027 })).toEqual(['chart/varshaphal_yoga']);
    expect(changed({ language: 'hi' })).toEqual(['chart/varshaphal_yoga', 'chart/tamil_month_panchang']);
  });

  test('The hash of a chat answer depends on all questions up to it', () => {
    const first = hashes(withRow({ ...person, questions: ['A?', 'B?'] }));
    const more = hashes(withRow({ ...person, questions: ['A?', 'B?', 'C?'] }));
    const other = hashes(withRow({ ...person, questions: ['X?', 'B?'] }));
    expect(more).toMatchObject(first);
    expect(other['chat/2']).not.toBe(first['chat/2']);
  });
});

describe('the order of sources', () => {
  const at = (sequencer: string, key = 'k', time = 1) => ({ bucket: 'b', key, etag: 'e', sequencer, time });
  test.each([
    ['a later sequencer', at('0A'), at('09'), true],
    ['the same sequencer', at('0A'), at('0A'), false],
    ['an earlier sequencer with a later time', at('09', 'k', 2), at('0A'), false],
    ['a longer sequencer with the same beginning', at('0065AF10C2D4E6F801'), at('0065AF10C2D4E6F8'), true],
    ['a shorter sequencer that is greater', at('0065AF10C2D4E6F9'), at('0065AF10C2D4E6F801'), true],
    ['a longer sequencer that is less', at('0065AF10C2D4E6F801'), at('0065AF10C2D4E6F9'), false],
    ['the same with zeros to its right', at('0A00'), at('0A'), false],
    ['a sequencer where the current source has none', at('01'), at(''), true],
    ['another key at a later time', at('01', 'l', 2), at('FF'), true],
    ['another key at the same time', at('FF', 'l', 1), at('01'), false],
  ])('A source replaces another only if it is newer: %s', (_name, next, current, newer) => {
    expect(isNewer(next, current)).toBe(newer);
  });
});
