import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { messageOf, StackError } from '../basics/errors.ts';
import { jsonSchema } from '../basics/json.ts';

const manifestSchema = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({ type: z.string(), properties: z.record(z.string(), z.unknown()).optional() }),
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

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: valueMap.optional(),
      Condition: z.string().optional(),
    }),
  ),
  Parameters: z
    .record(z.string(), z.looseObject({ Type: z.string(), Default: jsonSchema.optional() }))
    .optional(),
  Conditions: valueMap.optional(),
  Mappings: z.record(z.string(), z.record(z.string(), valueMap)).optional(),
  Outputs: z
    .record(
      z.string(),
      z.looseObject({
        Value: jsonSchema,
        Description: z.string().optional(),
        Condition: z.string().optional(),
      }),
    )
    .optional(),
});

/** A CloudFormation template as the CDK writes it. */
export type Template = z.infer<typeof templateSchema>;

export interface Assembly {
  readonly stackName: string;
  readonly template: Template;
  /** Absolute folder of an asset by the object key that the template names. */
  assetFolder(objectKey: string): string | undefined;
}

/**
 * Reads a cloud assembly (`cdk.out`) of exactly one stack.
 * @throws StackError that names the file when something is missing or has another shape.
 */
export function readAssembly(directory: string): Assembly {
  const manifest = readJsonFile(join(directory, 'manifest.json'), manifestSchema);
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts.filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  if (stack === undefined || stacks.length > 1) {
    throw new StackError(`${directory} holds ${stacks.length} stacks; the local stack runs exactly one`);
  }
  const properties = stackPropertiesSchema.parse(stack[1].properties);
  const folders = new Map<string, string>();
  for (const [, artifact] of artifacts) {
    if (artifact.type !== 'cdk:asset-manifest') continue;
    const { file } = assetPropertiesSchema.parse(artifact.properties);
    for (const asset of Object.values(readJsonFile(join(directory, file), assetsSchema).files)) {
      for (const { objectKey } of Object.values(asset.destinations)) {
        if (asset.source.path !== undefined) folders.set(objectKey, resolve(directory, asset.source.path));
      }
    }
  }
  return {
    stackName: properties.stackName ?? stack[0],
    template: readJsonFile(join(directory, properties.templateFile), templateSchema),
    assetFolder: (objectKey) => folders.get(objectKey),
  };
}

function readJsonFile<T>(file: string, schema: z.ZodType<T>): T {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StackError(`cannot read ${file}: ${messageOf(error)}; has the stack been synthesized?`);
  }
  const result = schema.safeParse(parsed);
  if (!result.success)
    throw new StackError(`${file} has an unexpected shape:\n${z.prettifyError(result.error)}`);
  return result.data;
}
