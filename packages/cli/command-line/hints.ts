/** Returns a command for pasting: started in the same way as the current one, for the same stack. */
export type Hint = (...words: readonly string[]) => string;

/** The stack that the current command line names. */
interface NamedStack {
  readonly local?: boolean | undefined;
  readonly state?: string | undefined;
  readonly login?: string | undefined;
  readonly stack?: string | undefined;
  readonly region?: string | undefined;
  readonly profile?: string | undefined;
}

/** Returns how palmleaf was started. npm sets the variable for commands of `npx`. */
export const startedBy = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment.npm_lifecycle_event === 'npx' ? 'npx palmleaf' : 'palmleaf';

export function hintFor(
  environment: Readonly<Record<string, string | undefined>>,
  { local, state, login, stack, region, profile }: NamedStack,
): Hint {
  const named = Object.entries({ state, login, stack, region, profile }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const where = [...(local ? ['--local'] : []), ...named].map(quoted);
  return (...words) => [startedBy(environment), ...words.map(quoted), ...where].join(' ');
}

/** Quotes a word for a POSIX shell. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./#-]+$/.test(word) && !word.startsWith('#') ? word : `'${word.replaceAll("'", `'\\''`)}'`;
