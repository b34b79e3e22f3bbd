import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { environments } from '../../shared/config/variables.ts';
import { synthesizeTemplate } from './template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
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

/** What a function may do, in this stack, with the items of the ledger itself. */
function rightsOf(functionId: string): string[] {
  const found = policies.parse(synthesizeTemplate({ publicFeeds: '5' }).findResources('AWS::IAM::Policy'));
  const own = Object.entries(found).filter(([id]) => id.startsWith(`${functionId}RoleDefaultPolicy`));
  return own
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
    .filter(({ Resource }) => /^\{"Fn::GetAtt":\["Ledger\w+","Arn"\]\}$/.test(JSON.stringify(Resource)))
    .flatMap(({ Action }) => [Action].flat())
    .sort();
}

/** The code that a function is deployed with, without what it never reaches. */
async function codeOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'functions', name, 'handler.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['sharp', '@aws-sdk/*', '@smithy/*', 'node:*'],
    alias: { '#profile': join(root, 'profiles/documented.json') },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

const idOf = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

test.each(Object.keys(environments))(
  '%s may read partitions and remove items just where its code does',
  async (name) => {
    const code = await codeOf(name);
    const readsPartitions = /\.query\(\{/.test(code);
    // The one state in which a header is removed is reached by the last sweep alone.
    const removes = code.includes('kind: "swept for good"');
    const rights = rightsOf(idOf(name));
    expect(rights.includes('dynamodb:UpdateItem')).toBe(!['reports', 'feeds'].includes(name));
    expect(rights.includes('dynamodb:Query')).toBe(readsPartitions);
    expect(rights.includes('dynamodb:DeleteItem')).toBe(removes);
  },
);
