import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { FlagError, help, readFlags } from '../flags.ts';

test('Without flags the service has a port, 150 credits and no secrets', () => {
  expect(readFlags([])).toEqual({
    port: 8787,
    credits: 150,
    'key-plan': 'calculation',
    'palm-processes': expect.any(Number),
    plan: [],
    'grace-seconds': 3600,
    'allow-loopback-images': false,
    'with-parent': false,
  });
});

test('The flag --help overrides all other flags', () => {
  expect(readFlags(['--help', '--port', 'x'])).toBe('help');
  expect(help).toContain('--credits');
});

test.each([
  [['--port', '70000'], '--port'],
  [['--port', 'http'], '--port: write a number'],
  [['--credits', '-1'], '--credits'],
  [['--credits', '1.5'], '--credits'],
  [['--token', 'short'], '--token: use at least 8 characters'],
  [['--token', 'with a blank'], '--token: use printable ASCII without blanks'],
  [['--key-pair', 'userkey'], '--key-pair: write it as USER:KEY'],
  [['--plan', 'gold'], 'name=operation,operation'],
  [['--plan', 'gold=horoscope'], 'the operations are predict'],
  [['--key-pair', 'u:k', '--key-plan', 'gold'], '--key-plan: no plan gold'],
  [['--speed', '9'], '--speed'],
  [['extra'], 'extra'],
])('The service refuses the flags %j with the message %j', (args, message) => {
  expect(() => readFlags(args)).toThrow(FlagError);
  expect(() => readFlags(args)).toThrow(message);
});

const env = {
  TABLE_NAME: 'service',
  PICTURES_BUCKET: 'store',
  INITIAL_TOKEN_SECRET_ARN: 'arn:aws:secretsmanager:x',
};

test('The function reads its settings from the environment', () => {
  expect(readConfig(env)).toEqual({
    table: 'service',
    picturesBucket: 'store',
    tokenSecret: 'arn:aws:secretsmanager:x',
    adminSecret: undefined,
    credits: 150,
    graceSeconds: 3600,
    plans: [],
    readingDays: 90,
    allowLoopbackImages: false,
    modelDirectory: '.',
  });
  const set = {
    ...env,
    CREDITS: '9',
    READING_DAYS: '7',
    ALLOW_LOOPBACK_IMAGES: 'true',
    PLANS: 'palms=mounts,luck; chat=chat',
  };
  expect(readConfig(set)).toMatchObject({
    credits: 9,
    readingDays: 7,
    allowLoopbackImages: true,
    plans: [
      ['palms', new Set(['mounts', 'luck'])],
      ['chat', new Set(['chat'])],
    ],
  });
});

test('The error for a wrong environment names all wrong variables', () => {
  const wrong = { CREDITS: 'many', ALLOW_LOOPBACK_IMAGES: 'yes', PLANS: 'gold=horoscope' };
  expect(() => readConfig(wrong)).toThrow(
    /TABLE_NAME.*PICTURES_BUCKET.*INITIAL_TOKEN_SECRET_ARN.*CREDITS.*PLANS.*horoscope.*ALLOW_LOOPBACK_IMAGES/s,
  );
});
