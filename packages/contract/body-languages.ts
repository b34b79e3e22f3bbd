import * as z from 'zod';
import { type Language, languages } from './languages.ts';
import { type OperationName, operationNames } from './operations.ts';

export const bodyLanguageField = 'language';

/** Languages that a service accepts in the body, besides those of Accept-Language. */
export const bodyLanguages = z.array(
  z.strictObject({
    operations: z.array(z.enum(operationNames)).min(1, 'write one operation at least'),
    languages: z.array(z.enum(languages)).min(1, 'write one language at least'),
    /**
     * If true, Palmleaf translates a bought palm without a call, so it buys a palm only in the language that the photo
     * was uploaded for.
     */
    retold: z.boolean('write true or false').optional(),
  }),
  'write a list of objects with operations and languages',
);
export type BodyLanguages = z.output<typeof bodyLanguages>;

export const inBody = (
  operation: OperationName,
  wanted: Language | undefined,
  groups: BodyLanguages = [],
): { readonly [bodyLanguageField]?: Language } =>
  wanted !== undefined &&
  groups.some((group) => group.operations.includes(operation) && group.languages.includes(wanted))
    ? { [bodyLanguageField]: wanted }
    : {};

export const isRetold = (operation: OperationName, groups: BodyLanguages = []): boolean =>
  groups.some(({ operations, retold }) => retold === true && operations.includes(operation));
