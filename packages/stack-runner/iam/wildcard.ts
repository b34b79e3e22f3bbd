const maxPatterns = 2000;
const known = new Map<string, RegExp>();

/** Whether a text matches a pattern of a policy: `*` stands for any characters, `?` for one. */
export function matches(pattern: string, text: string): boolean {
  if (pattern === '*' || pattern === text) return true;
  let expression = known.get(pattern);
  if (expression === undefined) {
    const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    expression = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
    if (known.size >= maxPatterns) known.clear();
    known.set(pattern, expression);
  }
  return expression.test(text);
}
