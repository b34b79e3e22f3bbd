import type { SourceTree } from './source-tree.ts';

/** Words for a time or a size. A number with such a word at the end of its name lacks a unit. */
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

/** The places that name a number: a constant or default, a member or parameter, a member of a schema. */
const named: readonly RegExp[] = [
  /\b(?:const|let) ([a-z]\w*)(?:: number)? = (?:-?\(?\d|(?:second|minute|hour|day)s?\b)/g,
  /[(,] ?([a-z]\w*) = \d/g,
  /(?<![\w.'])([a-z]\w*)\??: number\b/g,
  /(?<![\w.'])([a-z]\w*): (?:z\s*\.(?:number|int|coerce)\b|whole\(|milliseconds\b)/g,
];

const comment = /^\s*(?:\/?\*|\/\/).*$/gm;

/** Contains names without a unit on purpose, to show that the check finds them. */
const madeUp = 'test/unit/house/can-fail.test.ts';

/** Returns one message for each duration or size without a unit in its name. */
export const findMissingUnits = (tree: SourceTree): string[] =>
  [...tree.values()].flatMap(({ path, text }) => {
    if (path === madeUp) return [];
    const code = text.replaceAll(comment, '');
    return named
      .flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
      .filter((name) => unitless.test(name))
      .map((name) => `${path}: ${name} does not say its unit (Ms, Seconds, Bytes, …)`);
  });
