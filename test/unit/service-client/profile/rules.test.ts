import type { OperationName } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { answerClasses } from '../../../../shared/service-client/answer.ts';
import { contentIn, messageIn, palmIdIn } from '../../../../shared/service-client/profile/contents.ts';
import { classOfAnswer } from '../../../../shared/service-client/profile/judge.ts';
import { isPointer, valueAt } from '../../../../shared/service-client/profile/pointer.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { requestOf } from '../../../../shared/service-client/profile/request.ts';

const profileWith = (more: object) => readProfile({ name: 'a service', ...more });

function classByRules(
  answers: object[],
  status: number,
  body: unknown,
  operation: OperationName = 'luck',
): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return classOfAnswer(profileWith({ answers }), {
    operation,
    status,
    text,
    body: typeof body === 'string' ? undefined : body,
  });
}

describe('A JSON pointer', () => {
  // The examples of RFC 6901, section 5.
  const document = {
    foo: ['bar', 'baz'],
    '': 0,
    'a/b': 1,
    'c%d': 2,
    'e^f': 3,
    'g|h': 4,
    'i\\j': 5,
    'k"l': 6,
    ' ': 7,
    'm~n': 8,
  };
  test.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
    ['/foo/01', undefined],
    ['/foo/length', undefined],
    ['/foo/2', undefined],
    ['/toString', undefined],
    ['/foo/0/x', undefined],
  ])('The JSON pointer %j finds the value of RFC 6901', (pointer, found) => {
    expect(isPointer(pointer)).toBe(true);
    expect(valueAt(document, pointer)).toEqual(found);
  });

  test.each(['foo', '/~2', '/a~', 'a/b'])('The text %j is not a JSON pointer', (text) =>
    expect(isPointer(text)).toBe(false),
  );
});

describe('Rules for answers', () => {
  test.each(answerClasses)('A rule can give an answer the class "%s"', (means) => {
    expect(classByRules([{ status: 200, where: '/code', is: 17, means }], 200, { code: 17 })).toBe(means);
  });

  test('The first matching rule decides the class of an answer, and otherwise the status does', () => {
    const rules = [
      { status: [200, 405], where: '/code', is: 'E1', means: 'wallet empty' },
      { status: 405, means: 'unprocessable' },
    ];
    expect(classByRules(rules, 405, { code: 'E1' })).toBe('wallet empty');
    expect(classByRules(rules, 405, { code: 'E2' })).toBe('unprocessable');
    expect(classByRules(rules, 402, { code: 'E1' })).toBe('wallet empty');
    expect(classByRules(rules, 404, { code: 'E1' })).toBe('no such endpoint');
    expect(classByRules(rules, 200, { code: 'E2' })).toBe('json');
    expect(classByRules(rules, 200, { status: false })).toBe('json with status false');
    expect(classByRules(rules, 200, 'no JSON')).toBe('half a body or no JSON');
  });

  test.each([
    [{ where: '/a/b', is: null }, { a: { b: null } }, true],
    [{ where: '/a', is: { x: 1, y: [2] } }, { a: { y: [2], x: 1 } }, true],
    [{ where: '/a', is: [1, 2] }, { a: [2, 1] }, false],
    [{ where: '/a', is: '1' }, { a: 1 }, false],
    [{ where: '/a', is: false }, {}, false],
    [{ where: '/a', exists: true }, { a: 0 }, true],
    [{ where: '/a', exists: true }, { a: null }, false],
    [{ where: '/a', exists: false }, { a: null }, true],
    [{ where: '/a', exists: false }, { a: '' }, false],
    [{ where: '/a' }, { a: '' }, true],
    [{ where: '/a' }, 'no JSON', false],
    [{ text: 'insufficient\\s+balance' }, { any: { where: 'INSUFFICIENT  balance' } }, true],
    [{ text: '^<!doctype' }, '<!DOCTYPE html>', true],
    [{ where: '/status', is: false, text: 'wallet' }, { status: true, text: 'wallet' }, false],
    [{ operations: ['fingers'], status: 200 }, {}, false],
    [{ operations: ['fingers', 'luck'], status: 200 }, {}, true],
  ])('A rule with %j judges the answer %j: %s', (rule, body, fits) => {
    expect(classByRules([{ ...rule, means: 'wallet empty' }], 200, body) === 'wallet empty').toBe(fits);
  });

  test('A rule reports an unknown palm_id only for a call that sends one', () => {
    const rules = [{ status: 404, means: 'palm_id unknown' }];
    expect(classByRules(rules, 404, {}, 'luck')).toBe('palm_id unknown');
    expect(classByRules(rules, 404, {}, 'get-palm-id')).toBe('no such endpoint');
  });
});

describe('the content of an answer', () => {
  test.each([
    [undefined, { result: { reading: { palm_id: 'deep' } } }, 'deep'],
    [undefined, { palm_id: '', data: [{ palmId: 7 }] }, '7'],
    [undefined, 'palm_id', undefined],
    [['/id'], { palm_id: 'not this', id: 'this' }, 'this'],
    [['/id', '/data/id'], { id: null, data: { id: 'second' } }, 'second'],
    [['/id'], { palm_id: 'not this' }, undefined],
    [['/id'], { id: { value: 'x' } }, undefined],
  ])('The palmId pointer %j finds in %j: %j', (palmId, body, found) => {
    expect(palmIdIn(profileWith(palmId === undefined ? {} : { palmId }), body)).toBe(found);
  });

  test('The content of an answer is at the first matching pointer of the operation, else of the default, else all of it', () => {
    const profile = profileWith({
      content: { default: ['/data'], operations: { luck: ['/data/luck', '/data'] } },
    });
    expect(contentIn(profile, 'luck', { data: { luck: 1 } })).toEqual({ value: 1, missed: false });
    expect(contentIn(profile, 'luck', { data: { other: 1 } })).toEqual({
      value: { other: 1 },
      missed: false,
    });
    expect(contentIn(profile, 'love', { data: 2 })).toEqual({ value: 2, missed: false });
    expect(contentIn(profile, 'love', [3])).toEqual({ value: [3], missed: true });
    expect(contentIn(profileWith({}), 'love', [3])).toEqual({ value: [3], missed: false });
  });

  test('The message of an answer is read where the profile says, and an address in it loses its query with the signature', () => {
    const body = {
      fault: { why: 'dark', at: 'https://store.example/a.jpg?X-Amz-Signature=5ec' },
      message: 'Error',
    };
    expect(messageIn(profileWith({ messages: ['/fault/why', '/fault/at'] }), body)).toBe(
      'dark. https://store.example/a.jpg?…',
    );
    expect(messageIn(profileWith({}), body)).toBe('Error.');
    expect(messageIn(profileWith({ messages: ['/none'] }), body)).toBeUndefined();
    expect(
      messageIn(profileWith({ messages: ['/detail'] }), {
        detail: [{ loc: ['body', 'lat'], msg: 'too big' }],
      }),
    ).toBe('lat: too big.');
  });
});

describe('The request', () => {
  const photo = { image_url: 'https://store.example/a.jpg', day: 1, gender: 'female' };

  test('The request goes to the documented path with all of its fields when the profile says nothing', () => {
    expect(requestOf(profileWith({}), { operation: 'get-palm-id', body: photo, language: 'en' })).toEqual({
      method: 'POST',
      path: '/palmistry/get-palm-id',
      body: photo,
      language: 'en',
    });
  });

  test('The request takes its path, fields and language codes from the profile', () => {
    const profile = profileWith({
      paths: { 'get-palm-id': '/v2/readings' },
      sends: { 'get-palm-id': ['url', 'day'], tamil_month_panchang: ['month', 'year', 'lat'] },
      languages: { varshaphal_yoga: { ma: 'mr', ta: null }, chat: { hi: 'hi-IN', ma: null, en: 'en-US' } },
    });
    const sent = (operation: OperationName, body: object, language?: 'ma' | 'ta' | 'hi') =>
      requestOf(profile, { operation, body: { ...body }, ...(language === undefined ? {} : { language }) });
    expect(sent('get-palm-id', photo)).toMatchObject({
      path: '/v2/readings',
      body: { url: photo.image_url, day: 1 },
    });
    expect(sent('get-palm-id', photo).body).not.toHaveProperty('image_url');
    expect(sent('tamil_month_panchang', { day: 1, month: 2, year: 3, lat: 4 }).body).toEqual({
      month: 2,
      year: 3,
      lat: 4,
    });
    expect(sent('varshaphal_yoga', {}, 'ma').language).toBe('mr');
    expect(sent('varshaphal_yoga', {}, 'hi').language).toBe('hi');
    expect(sent('varshaphal_yoga', {}, 'ta')).not.toHaveProperty('language');
    expect(sent('chat', { language: 'hi' }).body).toEqual({ language: 'hi-IN' });
    expect(sent('chat', { language: 'ma' }).body).toEqual({ language: 'en-US' });
  });
});
