import { bodyLanguageField, bodyLanguages } from '@palmleaf/contract/body-languages';
import { languages } from '@palmleaf/contract/languages';
import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { maxAmount, maxDecimals, microsOfNumber } from '../../money/money.ts';
import { answerClasses } from '../answer.ts';
import { headerTemplate } from '../credential.ts';
import { isPointer } from './pointer.ts';

const operation = z.enum(operationNames, {
  error: 'write an operation as docs/contract.md names it, such as get-palm-id',
});
const pointer = z
  .string('write a JSON pointer as text, such as "/data/palm_id"')
  .refine(
    isPointer,
    'write a JSON pointer (RFC 6901): "" for the whole answer, else a slash before each step, such as "/data/palm_id"',
  );
const pointers = z.array(pointer, 'write a list of JSON pointers, such as ["/data/palm_id"]');
const somePointers = pointers.min(1, 'write one pointer at least, or leave the field out');
const flag = z.boolean('write true or false');

const byOperation = <Value extends z.ZodType>(value: Value) => z.partialRecord(operation, value);

const connectionHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const isHeaderName = (text: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(text) && !connectionHeaders.includes(text.toLowerCase());
const headerAdvice =
  'write the name of one header, such as x-api-key; no header of the HTTP connection, such as content-length';

function isTokenHeader(text: string): boolean {
  const [name = '', prefix, ...more] = text.split(/: */);
  return isHeaderName(name) && more.length === 0 && (prefix === undefined || /^[\w-]+$/.test(prefix));
}

const tokenHeader = z
  .union([z.string(), z.array(z.string())], {
    error:
      'write the name of a header as text, such as "x-api-key"; or a list of headers, each with a field of the secret, such as ["x-app-id: {userId}", "x-app-key: {apiKey}"]',
  })
  .superRefine((given, context) => {
    const complain = (message: string, ...path: number[]) =>
      context.addIssue({ code: 'custom', path, message });
    if (typeof given === 'string') {
      if (!isTokenHeader(given))
        complain(`${headerAdvice}. Write a word before the token after a colon: "Authorization: Bearer"`);
      return;
    }
    const names = given.map((text) => (headerTemplate.exec(text)?.[1] ?? '').toLowerCase());
    if (given.length === 0 || given.length > 8) complain('write from one to eight headers');
    for (const [index, name] of names.entries()) {
      if (!isHeaderName(name))
        complain(
          'write a header with a field of the secret ({token}, {userId} or {apiKey}), such as "x-app-key: {apiKey}"',
          index,
        );
      else if (names.indexOf(name) !== index) complain('name each header once', index);
    }
  });

const path = z
  .string('write a path as text, such as "/v2/hand-type"')
  .refine(
    (text) => /^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/?]*$/.test(text) && !/(?:^|\/)\.\.?(?:\/|\?|$)/.test(text),
    'write what follows the address: it begins with one slash, has no blanks and no "..", such as "/v2/hand-type"',
  );

/** The longest run of the fan-out function, less the time that it needs beside a call. */
const maxTimeoutSeconds = 885;

const status = z
  .int('write a status as a number, such as 405')
  .min(200, 'statuses are 200 to 599')
  .max(599, 'statuses are 200 to 599');

const compiled = z
  .string('write a regular expression as text, such as "insufficient (credit|balance)"')
  .min(1, 'write a regular expression; an empty one matches everything')
  .transform((text, context): RegExp => {
    try {
      return new RegExp(text, 'i');
    } catch (error) {
      const why = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : '';
      context.addIssue({
        code: 'custom',
        message: `write a regular expression of JavaScript, without slashes around it; this is not one: ${why}`,
      });
      return z.NEVER;
    }
  });

const rule = z
  .strictObject({
    operations: z
      .array(operation, 'write a list of operations')
      .min(1, 'write one operation at least')
      .optional(),
    status: z
      .union([status, z.array(status).min(1, 'write one status at least')], {
        error: 'write a status from 200 to 599 as a number, or a list of them',
      })
      .optional(),
    where: pointer.optional(),
    is: z.unknown().optional(),
    exists: flag.optional(),
    text: compiled.optional(),
    means: z.enum(answerClasses, {
      error: `write one of ${answerClasses.map((name) => `"${name}"`).join(', ')}`,
    }),
  })
  .superRefine((given, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (given.status === undefined && given.where === undefined && given.text === undefined)
      complain('means', 'the rule would match every answer: add a status, a where or a text');
    if (given.where === undefined && given.is !== undefined)
      complain('is', 'add where: the pointer to the value that must be this one');
    if (given.where === undefined && given.exists !== undefined)
      complain('exists', 'add where: the pointer to a required member, or nothing');
    if (given.is !== undefined && given.exists !== undefined)
      complain('exists', 'write either is or exists, not both');
    const foreign = given.operations?.filter((name) => operations[name].needs !== 'palm_id') ?? [];
    if (given.means === 'palm_id unknown' && foreign.length > 0)
      complain(
        'operations',
        `"palm_id unknown" is possible only for operations that send a palm_id, not for ${foreign.join(', ')}`,
      );
  });
export type Rule = z.output<typeof rule>;

const amount = z
  .number('write a price as a number, or null where it is not known')
  .min(0, 'a price is not below zero')
  .refine(
    (price) => microsOfNumber(price) !== undefined,
    `write a price of at most ${maxDecimals} digits after the point, up to ${maxAmount}`,
  )
  .nullable();

function bodyFields(name: OperationName): readonly string[] {
  const { request } = operations[name];
  return request === null ? [] : Object.keys(request.unwrap().shape);
}

export const photoFields = ['image_url', 'url', 'img_url'] as const;

const sends = byOperation(z.array(z.string('write names of fields'), 'write a list of fields')).superRefine(
  (given, context) => {
    for (const [name, fields] of entriesOf(given)) {
      const known = bodyFields(name);
      for (const [index, field] of fields.entries()) {
        if (known.includes(field) && field !== 'image') continue;
        const possible = known.filter((one) => one !== 'image').join(', ');
        context.addIssue({
          code: 'custom',
          path: [name, index],
          message:
            field === 'image'
              ? `a photo is sent by its address: write one of ${photoFields.join(', ')}`
              : `no field of this operation: write some of ${possible}`,
        });
      }
    }
  },
);

const theirs = z
  .string('write the code that the service wants, or null where it does not know the language')
  .regex(/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/, 'write a code of a language such as mr or pt-BR')
  .nullable();

const languageCodes = byOperation(z.partialRecord(z.enum(languages), theirs)).superRefine(
  (given, context) => {
    for (const [name, codes] of entriesOf(given)) {
      const known: readonly string[] = name === 'chat' ? languages : operations[name].languages;
      for (const ours of Object.keys(codes)) {
        if (known.includes(ours)) continue;
        const message = `this language is never requested here: write some of ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: [name, ours], message });
      }
    }
  },
);

const checkedBodyLanguages = bodyLanguages.superRefine((groups, context) => {
  for (const [index, group] of groups.entries()) {
    for (const [at, name] of group.operations.entries()) {
      if (name !== 'chat' && bodyFields(name).includes(bodyLanguageField)) continue;
      const message = `no operation with a field "${bodyLanguageField}" `;
      context.addIssue({ code: 'custom', path: [index, 'operations', at], message });
    }
  }
});

const cost = z
  .strictObject({
    header: z
      .string('write the name of a header as text')
      .refine(
        (text) => /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(text),
        'write the name of one header, such as x-cost',
      )
      .optional(),
    pointers: somePointers.optional(),
    varies: flag.default(false),
  })
  .refine(
    ({ header, pointers }) => header !== undefined || pointers !== undefined,
    'write the header in which an answer states its cost, or pointers to it',
  );

const fields = z.strictObject({
  name: z
    .string('write a name as text')
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u,
      'write a name of letters, digits, blanks, dots and dashes',
    ),
  source: z
    .union([z.string(), z.array(z.string())], { error: 'write a sentence, or a list of sentences' })
    .optional(),
  tokenHeader: tokenHeader.default('x-service-key'),
  paths: byOperation(path).default({}),
  palmId: somePointers.optional(),
  content: z
    .strictObject({ default: somePointers.optional(), operations: byOperation(somePointers).optional() })
    .optional(),
  answers: z.array(rule, 'write a list of rules').default([]),
  messages: somePointers.optional(),
  prices: z
    .strictObject({
      currency: z
        .string('write a currency such as "USD", or "credits"')
        .regex(/^[A-Za-z]{3,12}$/, 'write a currency such as "USD", or "credits"'),
      default: amount.optional(),
      operations: byOperation(amount).optional(),
    })
    .optional(),
  idempotency: z
    .strictObject({
      header: z.string('write the name of a header as text').refine(isHeaderName, headerAdvice),
      honoured: flag.default(false),
    })
    .optional(),
  callsPerSecond: z
    .number('write a number such as 5, or 0.5')
    .min(0.01, 'write a number from 0.01 to 10000')
    .max(10_000, 'write a number from 0.01 to 10000')
    .optional(),
  timeoutSeconds: byOperation(
    z
      .number('write a number of seconds')
      .min(1, `write a number of seconds from 1 to ${maxTimeoutSeconds}`)
      .max(maxTimeoutSeconds, `write a number of seconds from 1 to ${maxTimeoutSeconds}`),
  ).default({}),
  sends: sends.default({}),
  languages: languageCodes.default({}),
  bodyLanguages: checkedBodyLanguages.optional(),
  image: z
    .strictObject({
      maxBytes: z
        .int('write a whole number of bytes')
        .min(50_000, 'write at least 50000: no palm can be read in less')
        .optional(),
      formats: z
        .array(z.enum(['jpeg', 'jpg', 'png', 'webp'], { error: 'write jpeg, png or webp' }))
        .min(1, 'write one format at least')
        .optional(),
    })
    .optional(),
  assets: byOperation(somePointers).default({}),
  cost: cost.optional(),
});

/** docs/vendor.md documents each field and its default. */
export const profile = fields.superRefine(({ cost: costField, prices }, context) => {
  if (costField === undefined || prices !== undefined) return;
  const message = 'add prices with their currency, which is the currency of the costs';
  context.addIssue({ code: 'custom', path: ['cost'], message });
});
export type Profile = z.output<typeof profile>;

function entriesOf<Value>(record: Partial<Record<OperationName, Value>>): [OperationName, Value][] {
  return operationNames.flatMap((name): [OperationName, Value][] => {
    const value = record[name];
    return value === undefined ? [] : [[name, value]];
  });
}
