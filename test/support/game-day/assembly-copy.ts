import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { roleOf } from '../local-app/role.ts';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const templateSchema = z.looseObject({ Resources: z.record(z.string(), resource) });
const assetsSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ source: z.looseObject({ path: z.string().optional() }) })),
});

export type Resource = z.infer<typeof resource>;

export class AssemblyCopy {
  readonly folder: string;

  constructor(original: string, folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const { name } of readdirSync(original, { withFileTypes: true })) {
      if (name.endsWith('.json')) writeFileSync(join(folder, name), readFileSync(join(original, name)));
      else symlinkSync(join(original, name), join(folder, name));
    }
  }

  change(matches: (id: string, resource: Resource) => boolean, change: (resource: Resource) => void): void {
    let changed = 0;
    for (const file of this.#files('.template.json')) {
      const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      for (const [id, each] of Object.entries(template.Resources)) {
        if (!matches(id, each)) continue;
        change(each);
        changed += 1;
      }
      writeFileSync(file, JSON.stringify(template));
    }
    if (changed === 0) throw new Error('nothing in the template matches');
  }

  addFunction(id: string, code: string): void {
    const [file] = this.#files('.template.json').filter((each) => !basename(each).includes('Data'));
    const [manifest] = this.#files('.assets.json').filter((each) => !basename(each).includes('Data'));
    if (file === undefined || manifest === undefined) throw new Error('the assembly has no stack');
    const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const assets = z
      .looseObject({ files: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(readFileSync(manifest, 'utf8')));
    this.#write(id, code);
    assets.files[id] = { source: { path: id }, destinations: { here: { objectKey: id } } };
    template.Resources[`${id}Role`] = roleOf('lambda');
    template.Resources[id] = {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Timeout: 900,
        Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] },
        Code: { S3Key: id },
      },
    };
    writeFileSync(file, JSON.stringify(template));
    writeFileSync(manifest, JSON.stringify(assets));
  }

  replaceCode(matches: (id: string) => boolean, code: string): void {
    let key = '';
    this.change(
      (id, { Type }) => Type === 'AWS::Lambda::Function' && matches(id),
      ({ Properties }) => {
        key = z.looseObject({ S3Key: z.string() }).parse(Properties.Code).S3Key;
      },
    );
    const folder = `replaced-${key.slice(0, 12)}`;
    this.#write(folder, code);
    for (const file of this.#files('.assets.json')) {
      const assets = assetsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      for (const asset of Object.values(assets.files))
        if (asset.source.path !== undefined && JSON.stringify(asset).includes(key))
          asset.source.path = folder;
      writeFileSync(file, JSON.stringify(assets));
    }
  }

  #write(name: string, code: string): void {
    mkdirSync(join(this.folder, name));
    writeFileSync(join(this.folder, name, 'index.mjs'), code);
  }

  #files(ending: string): string[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(this.folder, name));
  }
}
