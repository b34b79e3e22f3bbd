/** Makes a command that a person can paste: with what the present one was started by, and for the same stack. */
export type Hint = (...words: readonly string[]) => string;

/** Which stack the present command line names. */
interface NamedStack {
  readonly local?: boolean | undefined;
  readonly state?: string | undefined;
  readonly stack?: string | undefined;
  readonly region?: string | undefined;
  readonly profile?: string | undefined;
}

/** How palmleaf was started: npm sets the variable for what `npx` runs. */
export const startedBy = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment.npm_lifecycle_event === 'npx' ? 'npx palmleaf' : 'palmleaf';

export function hintFor(
  environment: Readonly<Record<string, string | undefined>>,
  { local, state, stack, region, profile }: NamedStack,
): Hint {
  const named = Object.entries({ state, stack, region, profile }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const where = [...(local ? ['--local'] : []), ...named].map(quoted);
  return (...words) => [startedBy(environment), ...words.map(quoted), ...where].join(' ');
}

/** A word as a POSIX shell takes it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./#-]+$/.test(word) && !word.startsWith('#') ? word : `'${word.replaceAll("'", `'\\''`)}'`;
