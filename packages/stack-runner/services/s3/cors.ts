export interface CorsRule {
  readonly AllowedOrigins: readonly string[];
  readonly AllowedMethods: readonly string[];
}

export function corsHeaders(
  rules: readonly CorsRule[],
  origin: string | undefined,
  method: string,
): Record<string, string> {
  if (origin === undefined) return {};
  const rule = rules.find(
    ({ AllowedMethods, AllowedOrigins }) =>
      AllowedMethods.includes(method) && AllowedOrigins.some((allowed) => matches(allowed, origin)),
  );
  if (rule === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-allow-credentials': 'true',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matches(allowed: string, origin: string): boolean {
  const [before = '', after] = allowed.split('*');
  if (after === undefined) return allowed === origin;
  return origin.length >= before.length + after.length && origin.startsWith(before) && origin.endsWith(after);
}
