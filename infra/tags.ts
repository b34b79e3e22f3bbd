import { type App, Tags } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

const reservedNames = ['project', 'stage', 'component'];

/** AWS allows letters, digits, blanks and `_.:/=+-@`, so a comma separates tags. */
export const tagList = z.string().transform((text, context): Record<string, string> => {
  const tags: Record<string, string> = {};
  for (const tag of text.split(',').map((one) => one.trim())) {
    const [, name = '', value = ''] =
      /^([\p{L}\p{N} _.:/+@-]{1,128})=([\p{L}\p{N} _.:/=+@-]{0,256})$/u.exec(tag) ?? [];
    const message = reservedNames.includes(name)
      ? `"${name}" is written by the stack itself`
      : 'write tags such as owner=line,cost-center=4711';
    if (name === '' || reservedNames.includes(name) || /^aws:/i.test(name))
      context.addIssue({ code: 'custom', message });
    tags[name] = value;
  }
  return tags;
});

/** AWS can split the bill by these tags, once activated as cost allocation tags. */
export function tagApp(app: App, stage: string, tags: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries({ ...tags, project: 'palmleaf', stage }))
    Tags.of(app).add(name, value);
}

export const tagComponent = (scope: IConstruct, component: string): void =>
  Tags.of(scope).add('component', component);
