import type { Template } from 'aws-cdk-lib/assertions';

/** Omits hashes of assets and sorts outputs, because the CDK exports them in varying order. */
export function templateText(template: Template): string {
  const { Outputs = {}, ...rest } = template.toJSON();
  const sorted = Object.entries(Outputs).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify({ ...rest, Outputs: Object.fromEntries(sorted) }, undefined, 1);
  return `${text.replace(/\b[0-9a-f]{64}\b/g, '(asset)')}\n`;
}

export function differences(from: string, to: string): string[] {
  const [before, after] = [leavesOf(from), leavesOf(to)];
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => `- ${path}`);
  const changed = [...after].flatMap(([path, value]) => {
    const old = before.get(path);
    if (old === value) return [];
    if (old === undefined) return [`+ ${path} = ${value}`];
    return [`~ ${path}: ${whereDifferent(old, value).join(' -> ')}`];
  });
  return [...removed, ...changed];
}

const shownAround = 40;

function whereDifferent(...[one, other]: readonly [string, string]): [string, string] {
  if (Math.max(one.length, other.length) < 4 * shownAround) return [one, other];
  const shorter = Math.min(one.length, other.length);
  let before = 0;
  while (before < shorter && one[before] === other[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && one.at(-1 - behind) === other.at(-1 - behind)) behind += 1;
  const [from, to] = [Math.max(0, before - shownAround), Math.max(0, behind - shownAround)];
  const cut = (text: string) =>
    `${from > 0 ? '(...)' : ''}${text.slice(from, text.length - to)}${to > 0 ? '(...)' : ''}`;
  return [cut(one), cut(other)];
}

function leavesOf(text: string): Map<string, string> {
  const leaves = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) leaves.set(path, JSON.stringify(value));
    else for (const [name, below] of Object.entries(value)) visit(below, `${path}/${name}`);
  };
  visit(JSON.parse(text), '');
  return leaves;
}
