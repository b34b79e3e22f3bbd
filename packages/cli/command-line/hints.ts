/** A command line to paste, for the same stack. */
export type Hint = (...words: readonly string[]) => string;

interface NamedStack {
  readonly local?: boolean | undefined;
  readonly state?: string | undefined;
  readonly login?: string | undefined;
  readonly stack?: string | undefined;
  readonly region?: string | undefined;
  readonly profile?: string | undefined;
}

/** npm sets the variable for commands of `npx`. */
export const startedBy = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment.npm_lifecycle_event === 'npx' ? 'npx palmleaf' : 'palmleaf';

export function hintFor(
  environment: Readonly<Record<string, string | undefined>>,
  { local, state, login, stack, region, profile }: NamedStack,
): Hint {
  const options = Object.entries({ state, login, stack, region, profile }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const stackOptions = [...(local ? ['--local'] : []), ...options].map(quoted);
  return (...words) => [startedBy(environment), ...words.map(quoted), ...stackOptions].join(' ');
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./#-]+$/.test(word) && !word.startsWith('#') ? word : `'${word.replaceAll("'", `'\\''`)}'`;
