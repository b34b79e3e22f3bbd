import { type OperationName, operations } from '@palmleaf/contract/operations';
import type { FieldSource } from '@palmleaf/contract/shown-by';
import type * as z from 'zod';
import { additionalFields } from '../astrology/additional-fields.ts';
import { type OwnOperationName, ownOperations } from '../operations/own-operations.ts';
import { palmAnswers } from '../palmistry/answers/shapes.ts';
import { type FieldRow, fieldRows } from './field-rows.ts';
import { jsonSchema } from './json-schema.ts';

interface AnswerSchema {
  readonly schema: z.ZodType;
  readonly defaultSource: FieldSource;
}

const palmSchemas: Readonly<Partial<Record<OperationName, z.ZodType>>> = palmAnswers;
type OperationWithoutPalm = Exclude<OperationName, keyof typeof palmAnswers>;
const additional: Readonly<Record<OperationWithoutPalm, z.ZodType | null>> = additionalFields;
const additionalByName: ReadonlyMap<string, z.ZodType | null> = new Map(Object.entries(additional));

/** Answers about palms have our own schema, because the vendor shows none. */
export function answerSchemas(name: OperationName | OwnOperationName): AnswerSchema[] {
  if (isOwn(name)) return [{ schema: ownOperations[name].response, defaultSource: 'ours' }];
  const palm = palmSchemas[name];
  if (palm !== undefined) return [{ schema: palm, defaultSource: 'ours' }];
  const ours = additionalByName.get(name);
  return [
    { schema: operations[name].response, defaultSource: 'document' },
    ...(ours ? [{ schema: ours, defaultSource: 'ours' as const }] : []),
  ];
}

const isOwn = (name: OperationName | OwnOperationName): name is OwnOperationName =>
  Object.hasOwn(ownOperations, name);

export function answerRows(name: OperationName | OwnOperationName): FieldRow[] {
  const rows = new Map<string, FieldRow>();
  for (const { schema, defaultSource } of answerSchemas(name))
    for (const row of fieldRows(jsonSchema(schema), { defaultSource }))
      if (!rows.has(row.field)) rows.set(row.field, row);
  return [...rows.values()];
}
