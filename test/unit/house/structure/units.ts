import type { SourceTree } from './source-tree.ts';

/** A number with such a word at its end lacks a unit. */
const measured = [
  'timeout',
  'delay',
  'interval',
  'pause',
  'wait',
  'patience',
  'grace',
  'ttl',
  'lifetime',
  'duration',
  'backoff',
  'cooldown',
  'retention',
  'latency',
  'elapsed',
  'memory',
  'fileSize',
  'bodySize',
] as const;
const unitless = new RegExp(
  `^(?:${measured.join('|')})$|(?:${measured.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('|')})$`,
);

const named: readonly RegExp[] = [
  /\b(?:const|let) ([a-z]\w*)(?:: number)? = (?:-?\(?\d|(?:second|minute|hour|day)s?\b)/g,
  /[(,] ?([a-z]\w*) = \d/g,
  /(?<![\w.'])([a-z]\w*)\??: number\b/g,
  /(?<![\w.'])([a-z]\w*): (?:z\s*\.(?:number|int|coerce)\b|whole\(|milliseconds\b)/g,
];

const comment = /^\s*(?:\/?\*|\/\/).*$/gm;

const testWithBadExamples = 'test/unit/house/can-fail.test.ts';

export const findMissingUnits = (tree: SourceTree): string[] =>
  [...tree.values()].flatMap(({ path, text }) => {
    if (path === testWithBadExamples) return [];
    const code = text.replaceAll(comment, '');
    return named
      .flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
      .filter((name) => unitless.test(name))
      .map((name) => `${path}: ${name} does not say its unit (Ms, Seconds, Bytes, …)`);
  });
