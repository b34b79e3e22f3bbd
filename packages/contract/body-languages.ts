import * as z from 'zod';
import { type Language, languages } from './languages.ts';
import { type OperationName, operationNames } from './operations.ts';

/** The body field for the language of operations that the documents offer in one language only. */
export const bodyLanguageField = 'language';

/**
 * Languages that a service accepts in the body field `language`, in addition to the documents' own, which use
 * Accept-Language. Grouped, because most operations of a service accept the same.
 */
export const bodyLanguages = z.array(
  z.strictObject({
    operations: z.array(z.enum(operationNames)).min(1, 'write one operation at least'),
    languages: z.array(z.enum(languages)).min(1, 'write one language at least'),
    /**
     * Whether palms are retold in the language of the row from their measures, so that only the photo's language is
     * bought.
     */
    retold: z.boolean('write true or false').optional(),
  }),
  'write a list of objects with operations and languages',
);
export type BodyLanguages = z.output<typeof bodyLanguages>;

/**
 * Returns the body field that requests a language; empty if the service does not accept one, or none is requested.
 */
export const inBody = (
  operation: OperationName,
  wanted: Language | undefined,
  groups: BodyLanguages = [],
): { readonly [bodyLanguageField]?: Language } =>
  wanted !== undefined &&
  groups.some((group) => group.operations.includes(operation) && group.languages.includes(wanted))
    ? { [bodyLanguageField]: wanted }
    : {};

/** Returns whether a palm bought in one language is retold in another without a call. */
export const isRetold = (operation: OperationName, groups: BodyLanguages = []): boolean =>
  groups.some(({ operations, retold }) => retold === true && operations.includes(operation));
