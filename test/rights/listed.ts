import { rightName } from './unneeded.ts';

const heading = '## Rights that no test needs';

export function listedRights(page: string): readonly string[] {
  const start = page.indexOf(heading);
  if (start < 0) throw new Error(`docs/security.md has no section "${heading}"`);
  const section = page.slice(start + heading.length).split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| `(Deny )?([^`]+)` \| .+ \|$/gm)].flatMap(
    ([, policy = '', deny, actions = '']) =>
      actions
        .split(', ')
        .map((action) => rightName({ policy, effect: deny === undefined ? 'Allow' : 'Deny' }, action)),
  );
}
