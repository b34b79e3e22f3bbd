/** Values of a request by the names of condition keys, in lower case. */
type Values = Readonly<Record<string, readonly string[]>>;

/** Tags of the caller alone are filled in: no other variable has a value here. */
const variable = /\$\{(aws:PrincipalTag\/[^${}*?]+)\}/gi;

/** Returns the first policy variable that has no value here. */
export function unknownVariable(text: string): string | undefined {
  return /\$\{[^}]*\}?/.exec(text.replace(variable, ''))?.[0];
}

/**
 * Puts the caller's tags in the place of the policy variables of a text. A tag holds no wildcard.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html
 *
 * @param onMissing called where the caller lacks such a tag
 */
export const filledIn = (text: string, values: Values, onMissing: () => void): string =>
  text.replace(variable, (_, key: string) => {
    const [value] = values[key.toLowerCase()] ?? [];
    if (value === undefined) onMissing();
    return value ?? '';
  });
