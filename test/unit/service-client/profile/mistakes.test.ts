import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadProfile } from '../../../../infra/files/profile.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { temporaryFolder } from '../../../support/files/temporary-folder.ts';

const workFolder = temporaryFolder('marked-profile');

function errorFor(content: unknown): string {
  try {
    readProfile(content);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

describe('mistakes in a profile', () => {
  test.each<[object, string]>([
    [{ tokenHaeder: 'x' }, 'tokenHaeder: unknown name; did you mean "tokenHeader"?'],
    [{ tokenHeader: 'Content-Type' }, 'tokenHeader: write the name of one header, such as x-api-key'],
    [{ tokenHeader: 'x key' }, 'tokenHeader: write the name of one header'],
    [{ tokenHeader: ['x-app-id'] }, 'tokenHeader/0: write a header with a field of the secret'],
    [{ tokenHeader: ['x-app-id: {user}'] }, 'tokenHeader/0: write a header with a field of the secret'],
    [
      { tokenHeader: ['x-a: {token}', 'Host: {apiKey}'] },
      'tokenHeader/1: write a header with a field of the secret',
    ],
    [{ tokenHeader: ['x-a: {token}', 'X-A: {apiKey}'] }, 'tokenHeader/1: name each header once'],
    [{ tokenHeader: [] }, 'tokenHeader: write from one to eight headers'],
    [{ paths: { 'hand-tpye': '/x' } }, 'paths/hand-tpye: unknown name; did you mean "hand-type"?'],
    [
      { paths: { elsewhere: '/x' } },
      'paths/elsewhere: no operation of this name; docs/contract.md lists them',
    ],
    [{ paths: { luck: 'luck' } }, 'paths/luck: write what follows the address'],
    [{ paths: { luck: '/a/../b' } }, 'paths/luck: write what follows the address'],
    [{ paths: { luck: '//evil.example/' } }, 'paths/luck: write what follows the address'],
    [
      { cost: { header: 'x-cost' } },
      'cost: add prices with their currency, which is the currency of the costs',
    ],
    [{ prices: { currency: 'USD' }, cost: {} }, 'cost: write the header in which an answer states its cost'],
    [
      { prices: { currency: 'USD' }, cost: { header: 'x cost' } },
      'cost/header: write the name of one header',
    ],
    [{ prices: { currency: 'USD' }, cost: { pointers: [] } }, 'cost/pointers: write one pointer at least'],
    [
      { prices: { currency: 'USD' }, cost: { pointer: ['/c'] } },
      'cost/pointer: unknown name; did you mean "pointers"?',
    ],
    [{ palmId: ['data/palm_id'] }, 'palmId/0: write a JSON pointer (RFC 6901)'],
    [{ palmId: '/id' }, 'palmId: write a list of JSON pointers, such as ["/data/palm_id"]'],
    [{ content: { operations: { luck: ['data'] } } }, 'content/operations/luck/0: write a JSON pointer'],
    [{ content: ['/data'] }, 'content: write an object in braces'],
    [
      { answers: [{ status: 402, means: 'wallet emtpy' }] },
      'answers/0/means: did you mean "wallet empty"? write one of "json"',
    ],
    [{ answers: [{ status: 402 }] }, 'answers/0/means: write one of "json"'],
    [{ answers: [{ status: '402', means: 'json' }] }, 'answers/0/status: write a status from 200 to 599'],
    [{ answers: [{ statsu: 402, means: 'json' }] }, 'answers/0/statsu: unknown name; did you mean "status"?'],
    [{ answers: [{ means: 'json' }] }, 'answers/0/means: the rule would match every answer'],
    [{ answers: [{ status: 200, is: 1, means: 'json' }] }, 'answers/0/is: add where'],
    [{ answers: [{ status: 200, exists: true, means: 'json' }] }, 'answers/0/exists: add where'],
    [
      { answers: [{ where: '/a', is: 1, exists: true, means: 'json' }] },
      'answers/0/exists: write either is or exists',
    ],
    [{ answers: [{ text: '(', means: 'json' }] }, 'answers/0/text: write a regular expression of JavaScript'],
    [
      { answers: [{ operations: ['chat'], status: 404, means: 'palm_id unknown' }] },
      'answers/0/operations: "palm_id unknown" is possible only for operations that send a palm_id, not for chat',
    ],
    [{ prices: { default: 1 } }, 'prices/currency: write a currency'],
    [
      { prices: { currency: 'USD', operations: { luck: '1' } } },
      'prices/operations/luck: write a price as a number, or null',
    ],
    [{ prices: { currency: 'USD', default: -1 } }, 'prices/default: a price is not below zero'],
    [{ idempotency: { honoured: true } }, 'idempotency/header: write the name of a header'],
    [{ callsPerSecond: 0 }, 'callsPerSecond: write a number from 0.01 to 10000'],
    [{ timeoutSeconds: { luck: 1000 } }, 'timeoutSeconds/luck: write a number of seconds from 1 to 885'],
    [
      { sends: { 'get-palm-id': ['picture'] } },
      'sends/get-palm-id/0: no field of this operation: write some of image_url, url',
    ],
    [{ sends: { 'get-palm-id': ['image'] } }, 'sends/get-palm-id/0: a photo is sent by its address'],
    [
      { languages: { luck: { hi: 'hi' } } },
      'languages/luck/hi: this language is never requested here: write some of en',
    ],
    [{ languages: { chat: { mr: 'mr' } } }, 'languages/chat/mr: unknown name'],
    [{ image: { maxBytes: 3 } }, 'image/maxBytes: write at least 50000'],
    [{ image: { formats: ['gif'] } }, 'image/formats/0: write jpeg, png or webp'],
    [{ assets: { 'get-palm-image': ['url'] } }, 'assets/get-palm-image/0: write a JSON pointer'],
  ])('The error of a profile names its wrong field: %j', (more, message) => {
    expect(errorFor({ name: 'a service', ...more })).toContain(message);
  });

  test('The error of a profile names all wrong fields, one on each line', () => {
    const message = errorFor({ tokenHeader: 1, answers: 'x' });
    expect(message.split('\n')).toEqual([
      'name: write a name as text',
      'tokenHeader: write the name of a header as text, such as "x-api-key"; or a list of headers, each with a field of the secret, such as ["x-app-id: {userId}", "x-app-key: {apiKey}"]',
      'answers: write a list of rules',
    ]);
  });

  test.each([[[]], ['text'], [null]])('The content %j is not a profile', (content) => {
    expect(errorFor(content)).toBe('the profile: write an object in braces');
  });

  test('A profile may name its schema for an editor', () => {
    expect(errorFor({ name: 'a service', $schema: './profile.schema.json' })).toBe('');
  });
});

test('A profile that an editor began with a byte order mark is read', () => {
  const file = join(workFolder, 'marked.json');
  writeFileSync(file, '\uFEFF{ "name": "marked" }');
  expect(loadProfile(file).profile.name).toBe('marked');
});

describe('a missing profile', () => {
  test.each([
    [
      'nowhere',
      'there is no profile "nowhere": write astrologyapi or documented or self-hosted, or the path of a file',
    ],
    ['./nowhere.json', 'there is no such file'],
    ['./package', "the file's name must end in .json"],
  ])('The error says why the profile %s cannot be loaded', (name, message) => {
    expect(() => loadProfile(name)).toThrow(message);
  });
});
