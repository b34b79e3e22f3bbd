import { operations } from '@palmleaf/contract/operations';
import { answerSchemas, jsonSchema } from '@palmleaf/service/describe';
import * as z from 'zod';
import { readsByPost, repeatablePosts } from '../../../shared/views/requests.ts';
import { openApiDocument } from '../http/openapi.ts';
import { typeText } from './type-text.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.object({ 'application/json': z.object({ schema }).optional() });

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.enum(['get', 'post', 'put']),
      z
        .object({
          summary: z.string(),
          parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema })),
          requestBody: z.object({ content }).optional(),
          responses: z.record(z.string(), z.object({ content })),
        })
        .optional(),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

interface Endpoint {
  readonly name: string;
  readonly summary: string;
  readonly path: readonly string[];
  readonly query: readonly { readonly name: string; readonly text: string }[];
  readonly body: string | undefined;
  readonly answer: string;
}

const heading =
  '// Written by `npm run client -- types` from the schemas of the code; do not edit it by hand.\n';

export function endpointTypes(): string {
  const { paths, components } = document.parse(openApiDocument());
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]): Endpoint[] => {
      if (described === undefined) return [];
      const { summary, parameters, requestBody, responses } = described;
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const answer = success?.content['application/json']?.schema;
      const body = requestBody?.content['application/json']?.schema;
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          summary,
          path: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
          query: parameters
            .filter((one) => one.in === 'query')
            .map((one) => ({ name: one.name, text: typeText(one.schema, '      ') })),
          body: body === undefined ? undefined : typeText(body, '    '),
          answer: answer === undefined ? 'Uint8Array' : typeText(answer, '    '),
        },
      ];
    }),
  );
  const lists = endpoints.flatMap(({ name, answer }) => {
    const member = listOf(components.schemas[answer]);
    return member === undefined
      ? []
      : [{ name: JSON.stringify(name), answer, member: JSON.stringify(member) }];
  });
  return [
    heading,
    ...Object.entries(components.schemas).map(([name, one]) => `export type ${name} = ${typeText(one)};\n`),
    `/** Every request to the reports function, with its input and its answer. */`,
    'export interface Endpoints {',
    ...endpoints.flatMap(endpointText),
    '}\n',
    '/** The requests that return a list in pages, with the type of one entry. */',
    'export interface ListEntries {',
    ...lists.map(({ name, answer, member }) => `  readonly ${name}: ${answer}[${member}][number];`),
    '}\n',
    '/** The member of a page that holds its entries. */',
    'export const listMembers = {',
    ...lists.map(({ name, member }) => `  ${name}: ${member},`),
    '} as const satisfies { readonly [Name in keyof ListEntries]: string };\n',
    ...wordLists(components.schemas),
    '/** These requests change nothing; they use POST because their input is long. */',
    `export const readsByPost: ReadonlySet<string> = new Set(${namesOf(readsByPost)});`,
    '/** A second one changes nothing more. */',
    `export const repeatablePosts: ReadonlySet<string> = new Set(${namesOf(repeatablePosts)});`,
    '',
  ].join('\n');
}

const namesOf = (posts: readonly string[]): string => JSON.stringify(posts.map((path) => `POST ${path}`));

function endpointText({ name, summary, path, query, body, answer }: Endpoint): string[] {
  return [
    `  /** ${summary} */`,
    `  readonly ${JSON.stringify(name)}: {`,
    `    readonly path: ${members(path.map((one) => `readonly ${one}: string;`))};`,
    `    readonly query: ${members(query.map((one) => `readonly ${one.name}?: ${one.text} | undefined;`))};`,
    `    readonly body: ${body ?? 'undefined'};`,
    `    readonly answer: ${answer};`,
    '  };',
  ];
}

const listed = [
  ['reportStates', 'Subject', 'state'],
  ['partStates', 'Part', 'state'],
  ['answerClasses', 'Part', 'class'],
  ['dangerKinds', 'Safety', 'kind'],
  ['safetyLanguages', 'Safety', 'language'],
  ['languages', 'Report', 'language'],
] as const;

const withWords = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })),
});

function wordLists(components: Readonly<Record<string, unknown>>): string[] {
  return listed.flatMap(([name, component, member]) => {
    const words = withWords.parse(components[component]).properties[member]?.enum;
    if (words === undefined) throw new Error(`${component}.${member} is not a list of words`);
    return [`export const ${name} = ${JSON.stringify(words)} as const;\n`];
  });
}

const members = (texts: readonly string[]): string =>
  texts.length === 0 ? 'undefined' : `{ ${texts.join(' ')} }`;

function listOf(component: unknown): string | undefined {
  const property = z.object({ type: z.string().optional(), items: z.looseObject({}).optional() });
  const parsed = z.object({ properties: z.record(z.string(), property) }).safeParse(component);
  if (!parsed.success || parsed.data.properties.cursor === undefined) return undefined;
  const holdsObjects = ({ type, items }: z.output<typeof property>) =>
    type === 'array' && items?.type !== 'string';
  return Object.entries(parsed.data.properties).find(([, one]) => holdsObjects(one))?.[0];
}

export function answerTypes(): string {
  return [
    heading,
    '/**',
    ' * The answers of the service, by operation. Fields in the API documents of the vendor are required; fields that only the',
    ' * pages of the vendor show, or the self-hosted service adds, are optional. An answer may have further fields.',
    ' */',
    'export interface Answers {',
    ...Object.entries(operations).flatMap(([name, { purpose, response }]) => {
      const ownTypes = ownAnswerTypes(name);
      return [
        `  /** ${purpose} */`,
        `  readonly ${JSON.stringify(name)}: ${[typeText(jsonSchema(response), '  '), ...ownTypes].join(' & ')};`,
      ];
    }),
    '}',
    '',
  ].join('\n');
}

function ownAnswerTypes(name: string): string[] {
  const operation = Object.keys(operations).find((one): one is keyof typeof operations => one === name);
  if (operation === undefined) return [];
  return answerSchemas(operation)
    .filter(({ defaultSource }) => defaultSource === 'ours')
    .map(({ schema: ours }) => typeText(withoutRequired(jsonSchema(ours)), '  '));
}

function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'required' && Array.isArray(inner)))
      .map(([key, inner]) => [key, withoutRequired(inner)]),
  );
}
