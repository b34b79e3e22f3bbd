const heading = '## Rights that no test needs';

/** Returns the statements that docs/security.md lists, as `statementName` writes them. */
export function listedStatements(page: string): readonly string[] {
  const start = page.indexOf(heading);
  if (start < 0) throw new Error(`docs/security.md has no section "${heading}"`);
  const section = page.slice(start + heading.length).split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| .+ \|$/gm)].map(
    ([, policy = '', what = '']) => `${policy}: ${what}`,
  );
}
