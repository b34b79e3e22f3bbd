import { describe, expect, test } from 'vitest';
import {
  type AnswerClass,
  answerClasses,
  classOfError,
  classOfStatus,
  defaultPolicy,
  type Meaning,
  meaningOf,
} from '../../../shared/service-client/answer.ts';

const meaningByDefault: Record<AnswerClass, Meaning> = {
  json: 'bought',
  'json with status false': 'refused',
  'half a body or no JSON': 'unknown',
  'bad request': 'refused',
  'credential refused': 'stop',
  'wallet empty': 'stop',
  'endpoint refused': 'refused endpoint',
  'no such endpoint': 'refused',
  unprocessable: 'refused',
  'other client error': 'refused',
  redirect: 'refused',
  'too many requests': 'later',
  'server error': 'unknown',
  'not implemented': 'unavailable',
  'bad gateway': 'unknown',
  'service unavailable': 'later',
  'gateway timeout': 'unknown',
  'other server error': 'unknown',
  'no connection': 'not sent',
  'connection lost': 'unknown',
  timeout: 'unknown',
  'too long': 'unknown',
  'palm_id unknown': 'refused',
};

describe('classes of answers', () => {
  test.each(answerClasses.map((answer) => [answer, meaningByDefault[answer]] as const))(
    'By default, an answer of the class "%s" means "%s"',
    (answer, meaning) => {
      expect(meaningOf(answer, defaultPolicy)).toBe(meaning);
    },
  );

  test('The operator decides the meaning of an answer with status false and of server errors', () => {
    const other = { statusFalseIsBought: true, serverErrorIsUnknown: false };
    const changed = answerClasses.filter(
      (answer) => meaningOf(answer, other) !== meaningOf(answer, defaultPolicy),
    );
    expect(changed).toEqual(['json with status false', 'server error', 'other server error']);
    expect(meaningOf('json with status false', other)).toBe('bought');
    expect(meaningOf('server error', other)).toBe('not sent');
  });

  test('Every status from 300 to 599 has a class, and none of them means bought', () => {
    for (let status = 300; status < 600; status += 1) {
      const answer = classOfStatus(status);
      expect(answerClasses).toContain(answer);
      expect(meaningOf(answer, { statusFalseIsBought: true, serverErrorIsUnknown: false })).not.toBe(
        'bought',
      );
    }
    expect([301, 400, 401, 402, 403, 404, 408, 418, 422, 429].map(classOfStatus)).toEqual([
      'redirect',
      'bad request',
      'credential refused',
      'wallet empty',
      'endpoint refused',
      'no such endpoint',
      'timeout',
      'other client error',
      'unprocessable',
      'too many requests',
    ]);
    expect([500, 501, 502, 503, 504, 507].map(classOfStatus)).toEqual([
      'server error',
      'not implemented',
      'bad gateway',
      'service unavailable',
      'gateway timeout',
      'other server error',
    ]);
  });
});

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('errors of fetch', () => {
  test.each([
    ['refused', fetchFailed(systemError('ECONNREFUSED', 'connect'))],
    ['unknown name', fetchFailed(systemError('ENOTFOUND', 'getaddrinfo'))],
    ['no route while connecting', fetchFailed(systemError('EHOSTUNREACH', 'connect'))],
    ['timed out while connecting', fetchFailed(systemError('ETIMEDOUT', 'connect'))],
    ['a certificate that has expired', fetchFailed(systemError('CERT_HAS_EXPIRED', 'connect'))],
    [
      'all addresses refused',
      fetchFailed(
        new AggregateError(
          [systemError('ECONNREFUSED', 'connect'), systemError('ENETUNREACH', 'connect')],
          'all',
        ),
      ),
    ],
  ])('After this error of fetch, the client knows that nothing was sent: %s', (_name, error) => {
    expect(classOfError(error)).toBe('no connection');
  });

  test.each([
    ['reset', fetchFailed(systemError('ECONNRESET', 'read'))],
    ['route lost on an established connection', fetchFailed(systemError('EHOSTUNREACH', 'read'))],
    ['timed out on an established connection', fetchFailed(systemError('ETIMEDOUT', 'read'))],
    ['broken pipe', fetchFailed(systemError('EPIPE', 'write'))],
    ['a TLS record that was damaged', fetchFailed(systemError('ERR_SSL_BAD_RECORD_MAC', 'read'))],
    [
      'one of several addresses reset',
      fetchFailed(
        new AggregateError(
          [systemError('ECONNREFUSED', 'connect'), systemError('ECONNRESET', 'read')],
          'one',
        ),
      ),
    ],
    ['an error without a code', fetchFailed(new Error('other side closed'))],
    ['a thrown text', 'text'],
  ])(
    'After this error of fetch, the client does not know whether the call was bought: %s',
    (_name, error) => {
      expect(classOfError(error)).toBe('connection lost');
    },
  );

  test.each(['TimeoutError', 'AbortError'])('The client reads the thrown error %s as a timeout', (name) => {
    expect(classOfError(new DOMException('gone', name))).toBe('timeout');
  });
});
