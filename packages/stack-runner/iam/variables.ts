type Values = Readonly<Record<string, readonly string[]>>;

const variable = /\$\{(aws:PrincipalTag\/[^${}*?]+)\}/gi;

export function unknownVariable(text: string): string | undefined {
  return /\$\{[^}]*\}?/.exec(text.replace(variable, ''))?.[0];
}

/**
 * Tags contain no wildcards. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html
 * @param onMissing called if the caller lacks a tag
 */
export const filledIn = (text: string, values: Values, onMissing: () => void): string =>
  text.replace(variable, (_, key: string) => {
    const [value] = values[key.toLowerCase()] ?? [];
    if (value === undefined) onMissing();
    return value ?? '';
  });
