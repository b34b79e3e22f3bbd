import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { findPatterns, type Pattern } from './find-patterns.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const recorder = fileURLToPath(new URL('record-built.ts', import.meta.url));
const recorded = z.array(z.object({ site: z.string(), source: z.string(), flags: z.string() }));

const builders = /^packages\/(?:texts|service\/chat)\/(?!test\/)(?!.*main\.ts$)/;

export function allPatterns(): { readonly patterns: readonly Pattern[]; readonly later: readonly string[] } {
  const paths = globSync('{shared,functions,infra,events,packages}/**/*.ts', { cwd: root })
    .filter((path) => !/node_modules|^packages\/[\w-]+\/test\//.test(path))
    .sort();
  const { literals, built } = findPatterns(root, paths);
  const sites = new Set(built.map((site) => site.slice(0, site.lastIndexOf(':'))));
  const loaded = paths.filter((path) => sites.has(path) || builders.test(path));
  const output = execFileSync(process.execPath, [recorder, root, ...loaded], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const ofModules = recorded.parse(JSON.parse(output)).filter(({ site }) => !site.includes('node_modules'));
  const seen = new Set(ofModules.map(({ site }) => site));
  const ofBuilt = ofModules.map(({ site, ...pattern }) => ({ path: site, ...pattern }));
  return { patterns: [...literals, ...ofBuilt], later: built.filter((site) => !seen.has(site)) };
}

export const digestOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
