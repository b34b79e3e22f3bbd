import * as z from 'zod';
import { type Language, languages } from './languages.ts';
import { type OperationName, operationNames } from './operations.ts';

/** The body field that names the language of operations which the documents know in one language only. */
export const bodyLanguageField = 'language';

/**
 * Languages that a service takes in the body field `language`, beside those that the documents list and that go into
 * Accept-Language. As groups, since most operations of a service speak the same.
 */
export const bodyLanguages = z.array(
  z.strictObject({
    operations: z.array(z.enum(operationNames)).min(1, 'write one operation at least'),
    languages: z.array(z.enum(languages)).min(1, 'write one language at least'),
    /** Palms are told again in the language of the row from what was measured: only that of the photo is asked for. */
    retold: z.boolean('write true or false').optional(),
  }),
  'write a list of objects with operations and languages',
);
export type BodyLanguages = z.output<typeof bodyLanguages>;

/** The field that asks for a language; nothing where the service does not take it there, or where nobody asks. */
export const inBody = (
  operation: OperationName,
  wanted: Language | undefined,
  groups: BodyLanguages = [],
): { readonly [bodyLanguageField]?: Language } =>
  wanted !== undefined &&
  groups.some((group) => group.operations.includes(operation) && group.languages.includes(wanted))
    ? { [bodyLanguageField]: wanted }
    : {};

/** Whether a palm that was bought in one language is told in another without a call. */
export const isRetold = (operation: OperationName, groups: BodyLanguages = []): boolean =>
  groups.some(({ operations, retold }) => retold === true && operations.includes(operation));
