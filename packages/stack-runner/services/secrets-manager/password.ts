import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';

const characterClasses = {
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  numbers: '0123456789',
  punctuation: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
} as const;

export const passwordRulesSchema = z.object({
  PasswordLength: z.coerce.number().int().min(1).max(4096).optional(),
  ExcludePunctuation: z.boolean().optional(),
  ExcludeNumbers: z.boolean().optional(),
  ExcludeLowercase: z.boolean().optional(),
  ExcludeUppercase: z.boolean().optional(),
  ExcludeCharacters: z.string().optional(),
  IncludeSpace: z.boolean().optional(),
  RequireEachIncludedType: z.boolean().optional(),
});
type PasswordRules = z.infer<typeof passwordRulesSchema>;

/** By default 32 characters with at least one of each class, like GetRandomPassword. */
export function randomPassword(rules: PasswordRules): string {
  const classes = [
    rules.ExcludeLowercase ? '' : characterClasses.lowercase,
    rules.ExcludeUppercase ? '' : characterClasses.uppercase,
    rules.ExcludeNumbers ? '' : characterClasses.numbers,
    rules.ExcludePunctuation ? '' : characterClasses.punctuation,
    rules.IncludeSpace ? ' ' : '',
  ]
    .map((letters) => [...letters].filter((letter) => !rules.ExcludeCharacters?.includes(letter)))
    .filter((letters) => letters.length > 0);
  const all = classes.flat();
  if (all.length === 0) throw new AwsError('InvalidParameterException', 'the rules leave no character');
  const length = rules.PasswordLength ?? 32;
  const required = rules.RequireEachIncludedType === false ? [] : classes.slice(0, length).map(pick);
  return shuffle([...required, ...Array.from({ length: length - required.length }, () => pick(all))]).join(
    '',
  );
}

function pick(letters: readonly string[]): string {
  return letters[randomInt(letters.length)] ?? '';
}

function shuffle(letters: string[]): string[] {
  return letters
    .map((letter) => ({ letter, order: randomInt(2 ** 40) }))
    .sort((left, right) => left.order - right.order)
    .map(({ letter }) => letter);
}
