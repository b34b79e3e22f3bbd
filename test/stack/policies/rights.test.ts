import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { environments } from '../../../shared/config/variables.ts';
import { states } from '../../../shared/ledger/items/state.ts';
import { headerEvents, transitions } from '../../../shared/ledger/states/transitions.ts';
import { synthesizeTemplate } from '../template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const statement = z.looseObject({
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
});
const policies = z.record(
  z.string(),
  z.looseObject({
    Properties: z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(statement) }) }),
  }),
);

function statementsOf(functionId: string) {
  const found = policies.parse(
    synthesizeTemplate({ publicFeeds: '5', publicLinks: '5' }).findResources('AWS::IAM::Policy'),
  );
  const policiesOfFunction = Object.entries(found).filter(([id]) =>
    id.startsWith(`${functionId}RoleDefaultPolicy`),
  );
  return policiesOfFunction.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
}

function indexesOf(functionId: string, action: 'Query' | 'Scan'): string[] {
  const resources = statementsOf(functionId)
    .filter(({ Action }) => [Action].flat().includes(`dynamodb:${action}`))
    .map(({ Resource }) => JSON.stringify(Resource));
  return [...resources.join('\n').matchAll(/\/index\/(\w+)/g)].map(([, index = '']) => index);
}

function rightsOf(functionId: string): string[] {
  return statementsOf(functionId)
    .filter(({ Resource }) => /^\{"Fn::GetAtt":\["Ledger\w+","Arn"\]\}$/.test(JSON.stringify(Resource)))
    .flatMap(({ Action }) => [Action].flat())
    .sort();
}

const names = Object.keys(environments);

/** One call parses the modules that functions share only once. */
const { outputFiles } = await build({
  entryPoints: names.map((name) => ({ in: join(root, 'functions', name, 'handler.ts'), out: name })),
  outdir: 'out',
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  external: ['sharp', '@aws-sdk/*', '@smithy/*', 'node:*'],
  alias: { '#profile': join(root, 'config/profiles/documented.json') },
  logLevel: 'error',
});
const codes = new Map(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));

function codeOf(name: string): string {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`No bundle of ${name}`);
  return code;
}

const idOf = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const removingEvents = headerEvents.filter((event) =>
  states.some((state) => transitions[state][event] === 'gone'),
);

/** The shared writer of headers deletes only for some events, so these count instead. */
function removals(code: string): number {
  const deletions = code.match(/delete: true/g)?.length ?? 0;
  const byWriter = code.match(/next === "gone"\) return \[\{ key: \w+\(\w+\), delete: true/g)?.length ?? 0;
  const raised = removingEvents.filter((event) => code.includes(`kind: "${event}"`)).length;
  return deletions - byWriter + raised;
}

test.each(names)(
  'Function %s may query every index that its code names, and scan every index that its code scans',
  (name) => {
    const code = codeOf(name);
    const named = [...code.matchAll(/\bindex: "(\w+)"/g)].map(([, index = '']) => index);
    expect(indexesOf(idOf(name), 'Query')).toEqual(expect.arrayContaining(named));
    const scanned = [...code.matchAll(/\.scanIndex\("(\w+)"/g)].map(([, index = '']) => index);
    expect(indexesOf(idOf(name), 'Scan')).toEqual(scanned);
  },
);

test.each(names)(
  'Function %s may read groups and partitions and delete items exactly where its code does',
  (name) => {
    const code = codeOf(name);
    const readsPartitions = /\.query\(\{/.test(code);
    const removes = removals(code) > 0;
    const rights = rightsOf(idOf(name));
    expect(rights.includes('dynamodb:UpdateItem')).toBe(!['reports', 'feeds'].includes(name));
    expect(rights.includes('dynamodb:BatchGetItem')).toBe(code.includes('new GroupedTable('));
    expect(rights.includes('dynamodb:Query')).toBe(readsPartitions);
    expect(rights.includes('dynamodb:DeleteItem')).toBe(removes);
  },
);
