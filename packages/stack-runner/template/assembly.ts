import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { messageOf, StackError } from '../basics/errors.ts';
import { jsonSchema } from '../basics/json.ts';
import { unread } from '../basics/unread.ts';

const manifestSchema = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      properties: z.record(z.string(), z.unknown()).optional(),
      dependencies: z.array(z.string()).default([]),
    }),
  ),
});
const stackPropertiesSchema = z.looseObject({ templateFile: z.string(), stackName: z.string().optional() });
const assetPropertiesSchema = z.looseObject({ file: z.string() });
const assetsSchema = z.looseObject({
  files: z.record(
    z.string(),
    z.looseObject({
      source: z.looseObject({ path: z.string().optional() }),
      destinations: z.record(z.string(), z.looseObject({ objectKey: z.string() })),
    }),
  ),
});
const valueMap = z.record(z.string(), jsonSchema);

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: valueMap.optional(),
      Condition: z.string().optional(),
    }),
  ),
  Parameters: z.record(z.string(), z.object({ Type: z.string(), Default: jsonSchema.optional() })).optional(),
  Conditions: valueMap.optional(),
  Mappings: z.record(z.string(), z.record(z.string(), valueMap)).optional(),
  Outputs: z
    .record(
      z.string(),
      z.object({
        Value: jsonSchema,
        Description: z.string().optional(),
        Condition: z.string().optional(),
        Export: z.object({ Name: jsonSchema }).optional(),
      }),
    )
    .optional(),
  Transform: z.undefined('macros are not supported').optional(),
});

const deploymentOnly =
  /^(AWSTemplateFormatVersion|Description|Metadata|Rules|Parameters\..*)$|\.(DependsOn|DeletionPolicy|UpdateReplacePolicy|Metadata)$/;

export type Template = z.infer<typeof templateSchema>;

export interface AssembledStack {
  readonly stackName: string;
  readonly template: Template;
  readonly unread: readonly string[];
}

export interface Assembly {
  readonly stacks: readonly AssembledStack[];
  assetFolder(objectKey: string): string | undefined;
}

/** @throws StackError naming a file that is missing or has another shape */
export function readAssembly(directory: string): Assembly {
  endModuleScope(directory);
  const manifest = readJsonFile(join(directory, 'manifest.json'), manifestSchema).read;
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = inOrder(manifest.artifacts).map(([name, { properties }]) => {
    const { templateFile, stackName = name } = stackPropertiesSchema.parse(properties);
    const { raw, read } = readJsonFile(join(directory, templateFile), templateSchema);
    const unused = unread(raw, read).filter((path) => !deploymentOnly.test(path));
    return { stackName, template: read, unread: unused };
  });
  if (stacks.length === 0) throw new StackError(`${directory} holds no stack`);
  const folders = new Map<string, string>();
  for (const [, artifact] of artifacts) {
    if (artifact.type !== 'cdk:asset-manifest') continue;
    const { file } = assetPropertiesSchema.parse(artifact.properties);
    for (const asset of Object.values(readJsonFile(join(directory, file), assetsSchema).read.files)) {
      for (const { objectKey } of Object.values(asset.destinations)) {
        if (asset.source.path !== undefined) folders.set(objectKey, resolve(directory, asset.source.path));
      }
    }
  }
  return {
    stacks,
    assetFolder: (objectKey) => folders.get(objectKey),
  };
}

/** On Lambda a bundle's `.js` file is CommonJS. An empty package.json restores that below an app of ES modules. */
function endModuleScope(directory: string): void {
  const file = join(directory, 'package.json');
  if (!existsSync(directory) || existsSync(file)) return;
  try {
    writeFileSync(file, '{}\n');
  } catch (error) {
    throw new StackError(`cannot write ${file}: ${messageOf(error)}`);
  }
}

type Artifacts = z.output<typeof manifestSchema>['artifacts'];

function inOrder(artifacts: Artifacts): [name: string, artifact: Artifacts[string]][] {
  const ordered = new Map<string, Artifacts[string]>();
  const visit = (name: string, path: readonly string[]): void => {
    const artifact = artifacts[name];
    if (artifact?.type !== 'aws:cloudformation:stack' || ordered.has(name)) return;
    if (path.includes(name))
      throw new StackError(`the stacks depend on each other in a circle: ${[...path, name].join(' -> ')}`);
    for (const other of artifact.dependencies) visit(other, [...path, name]);
    ordered.set(name, artifact);
  };
  for (const name of Object.keys(artifacts)) visit(name, []);
  return [...ordered];
}

function readJsonFile<T>(file: string, schema: z.ZodType<T>): { readonly raw: unknown; readonly read: T } {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StackError(`cannot read ${file}: ${messageOf(error)}; has the stack been synthesized?`);
  }
  const result = schema.safeParse(raw);
  if (!result.success)
    throw new StackError(`${file} has an unexpected shape:\n${z.prettifyError(result.error)}`);
  return { raw, read: result.data };
}
