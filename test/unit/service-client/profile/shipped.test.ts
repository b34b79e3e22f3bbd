import { readdirSync, readFileSync } from 'node:fs';
import { operationNames, operations } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { messageIn, palmIdIn } from '../../../../shared/service-client/profile/contents.ts';
import { classOfAnswer } from '../../../../shared/service-client/profile/judge.ts';
import { valueAt } from '../../../../shared/service-client/profile/pointer.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';

const folder = new URL('../../../../config/profiles/', import.meta.url);
const contentOf = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const shipped = (name: string) => readProfile(contentOf(`${name}.json`));

test.each(readdirSync(folder))('The shipped profile %s is valid and has the name of its file', (file) => {
  expect(readProfile(contentOf(file)).name).toBe(file.replace(/\.json$/, ''));
});

test('Each fact in the vendor’s profile has a mark of its certainty and says that it was not tried live', () => {
  const content = contentOf('astrologyapi.json');
  const lines = shipped('astrologyapi').source ?? [];
  const facts = [lines].flat().filter((line) => line.startsWith('/'));
  for (const fact of facts) {
    expect(fact).toMatch(/^\/\S+ .*\[[CLU]\].*; not tried live$/);
    expect(valueAt(content, fact.split(' ')[0] ?? '')).toBeDefined();
  }
  const messageAt = (pointer: string) =>
    facts.some((fact) => fact.startsWith(`${pointer} `) || fact.startsWith(`${pointer}/`));
  const fields = Object.keys(content).filter((name) => !['name', 'source', 'answers'].includes(name));
  expect(fields.filter((name) => !messageAt(`/${name}`))).toEqual([]);
  const rules = shipped('astrologyapi').answers.map((_, index) => `/answers/${index}`);
  expect(rules.filter((pointer) => !messageAt(pointer))).toEqual([]);
});

test.each(readdirSync(folder))(
  'If the profile %s renames a language code, it renames the code alike at every endpoint with that language',
  (file) => {
    const { languages } = readProfile(contentOf(file));
    const renamed = Object.values(languages).flatMap((codes) => Object.entries(codes ?? {}));
    const missing = renamed.flatMap(([code, written]) =>
      operationNames.filter(
        (name) =>
          operations[name].languages.some((one) => one === code) &&
          new Map(Object.entries(languages[name] ?? {})).get(code) !== written,
      ),
    );
    expect(missing).toEqual([]);
  },
);

const classByProfile = (name: string, status: number, body: unknown, operation = operationNames[0]) => {
  if (operation === undefined) throw new Error('there are operations');
  return classOfAnswer(shipped(name), { operation, status, text: JSON.stringify(body), body });
};

/** Bodies observed from the vendor, and similar ones. */
const validation = {
  status: false,
  msg: 'Request data validation failed. Kindly check your request data again.',
  error: [
    { message: '"day" must be a number', path: ['day'], type: 'number.base', context: { label: 'day' } },
  ],
};
const crashed = { errorType: 'Runtime.ImportModuleError', errorMessage: 'Cannot find module' };

describe.each(['documented', 'astrologyapi'])('%s', (name) => {
  test.each([
    ['server error', 200, crashed],
    ['credential refused', 401, { status: false, msg: 'API authentication failed!' }],
    ['credential refused', 200, { status: false, msg: 'API authentication failed!' }],
    ['wallet empty', 402, {}],
    ['wallet empty', 200, { status: false, msg: 'Insufficient credits in your wallet' }],
    ['wallet empty', 200, { status: false, error_msg: 'Your wallet balance is too low' }],
    ['json with status false', 200, { status: false, msg: 'No palm was found in the photo' }],
    [
      'no such endpoint',
      404,
      { status: false, statusCode: 404, error_msg: 'The requested API endpoint is not available.' },
    ],
    ['too many requests', 429, { error: [{ message: 'slow down' }] }],
    [
      'json',
      200,
      { status: true, data: { text: 'You have no credit to give to others: your wallet is empty.' } },
    ],
    ['json', 200, [{ type: 'Trine' }]],
  ])('The profile reads as "%s" an answer with status %i and body %j', (wanted, status, body) => {
    expect(classByProfile(name, status, body)).toBe(wanted);
  });

  test.each([
    [
      'palm_id unknown',
      422,
      { detail: [{ loc: ['body', 'palm_id'], type: 'unknown_palm_id', msg: 'No reading is kept' }] },
    ],
    ['palm_id unknown', 404, { msg: 'palm_id 7f3a was not found' }],
    [
      'unprocessable',
      422,
      { detail: [{ loc: ['body', 'palm_id'], type: 'missing', msg: 'Field required' }] },
    ],
  ])(
    'For a call with a palm_id, the profile reads as "%s" an answer with status %i and body %j',
    (wanted, status, body) => {
      expect(classByProfile(name, status, body, 'luck')).toBe(wanted);
      expect(classByProfile(name, status, body, 'natal_aspects_report')).not.toBe('palm_id unknown');
    },
  );

  test('The profile finds the palm_id with and without an envelope', () => {
    expect(palmIdIn(shipped(name), { status: true, data: { palm_id: 'p-1' } })).toBe('p-1');
    expect(palmIdIn(shipped(name), { palm_id: 'p-2' })).toBe('p-2');
    expect(palmIdIn(shipped(name), { status: true, data: {} })).toBeUndefined();
  });

  test.each([
    [validation, '"day" must be a number'],
    [crashed, 'Cannot find module'],
    [{ status: false, statusCode: 404, error_msg: 'not available' }, 'not available'],
    [{ error: [{ message: 'slow down' }] }, 'slow down'],
    [{ errors: { message: 'broken' } }, 'broken'],
    [{ message: 'gone' }, 'gone'],
  ])('The profile finds the error message in %j', (body, words) => {
    expect(messageIn(shipped(name), body)).toContain(words);
  });
});

test("The vendor's profile reads a 405 as a failed validation", () => {
  expect(classByProfile('astrologyapi', 405, validation)).toBe('unprocessable');
});
