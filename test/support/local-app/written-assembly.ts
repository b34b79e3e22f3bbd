import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleOf } from './role.ts';

interface Written {
  readonly resources: Readonly<Record<string, object>>;
  readonly functions?: Readonly<Record<string, string>>;
  readonly properties?: object;
  readonly outputs?: Readonly<Record<string, object>>;
}

export function writeAssembly(
  folder: string,
  { resources, functions = {}, properties = {}, outputs = {} }: Written,
): string {
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  const made: Record<string, object> = { ...resources };
  const files: Record<string, object> = {};
  for (const [id, code] of Object.entries(functions)) {
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, 'index.mjs'), code);
    files[id] = { source: { path: id }, destinations: { here: { objectKey: id } } };
    made[`${id}Role`] ??= roleOf('lambda', 'scheduler');
    made[id] = {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] },
        Code: { S3Key: id },
        ...properties,
      },
    };
  }
  const stack = { type: 'aws:cloudformation:stack', properties: { templateFile: 't.json' } };
  const assets = { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } };
  write('manifest.json', { artifacts: { Small: stack, 'Small.assets': assets } });
  write('assets.json', { files });
  const values = Object.entries(outputs).map(([name, Value]) => [name, { Value }]);
  write('t.json', { Resources: made, Outputs: Object.fromEntries(values) });
  return folder;
}
