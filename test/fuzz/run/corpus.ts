import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Target, TargetName } from '../targets/target.ts';

const folder = (kind: 'corpus' | 'findings', target: TargetName): string =>
  fileURLToPath(new URL(`../${kind}/${target}/`, import.meta.url));

interface KeptInput {
  readonly name: string;
  readonly bytes: Buffer;
}

function readAll(path: string): KeptInput[] {
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter((name) => name.endsWith('.http'));
  return names.sort().map((name) => ({ name, bytes: readFileSync(`${path}${name}`) }));
}

export const readCorpus = (target: TargetName): KeptInput[] => readAll(folder('corpus', target));

export const startingInputs = ({ name, generated = [] }: Pick<Target, 'name' | 'generated'>): Buffer[] =>
  [...generated, ...readCorpus(name)].map(({ bytes }) => bytes);

export const readFindings = (target: TargetName): KeptInput[] => readAll(folder('findings', target));

export function keepFinding(target: TargetName, name: string, bytes: Buffer): string {
  const path = folder('findings', target);
  mkdirSync(path, { recursive: true });
  writeFileSync(`${path}${name}.http`, bytes);
  return `${path}${name}.http`;
}
