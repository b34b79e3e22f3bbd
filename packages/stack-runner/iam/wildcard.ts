const maxPatterns = 2000;
const known = new Map<string, RegExp>();

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

const segmentsOfArn = 6;

/**
 * Compares segment by segment; a shorter pattern matches any further segments.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_resource.html
 */
export function matchesArn(pattern: string, arn: string): boolean {
  if (pattern === '*' || pattern === arn) return true;
  const patternSegments = segmentsIn(pattern);
  const segments = segmentsIn(arn);
  if (segments.length < segmentsOfArn) return false;
  return segments.every((segment, at) => matches(patternSegments[at] ?? '*', segment));
}

function segmentsIn(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, segmentsOfArn - 1), parts.slice(segmentsOfArn - 1).join(':')].slice(
    0,
    parts.length,
  );
}
