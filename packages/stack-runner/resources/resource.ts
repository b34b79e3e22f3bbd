import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import type { Json } from '../basics/json.ts';
import { unread } from '../basics/unread.ts';
import type { PhysicalResource } from '../template/evaluate.ts';
import type { StackContext } from './context.ts';

interface ResourceRequest {
  readonly logicalId: string;
  readonly properties: Json;
  readonly context: StackContext;
  /** Records that a property has no effect here, for example `Targets[].Delay`. */
  recordIgnored(path: string): void;
}

export interface ResourceHandler {
  (request: ResourceRequest): Promise<PhysicalResource>;
  readonly schema: z.ZodObject;
}

export function defineResource<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  make: (
    properties: z.output<z.ZodObject<Shape>>,
    request: ResourceRequest,
  ) => Promise<PhysicalResource> | PhysicalResource,
): ResourceHandler {
  const handle = async (request: ResourceRequest): Promise<PhysicalResource> => {
    const parsed = schema.safeParse(request.properties);
    if (!parsed.success) {
      throw new StackError(
        `${request.logicalId} has properties that the local stack does not emulate:\n${z.prettifyError(parsed.error)}`,
      );
    }
    for (const path of unread(request.properties, parsed.data)) request.recordIgnored(path);
    return make(parsed.data, request);
  };
  return Object.assign(handle, { schema });
}

/** CloudFormation accepts numbers and booleans as text. */
export const numeric = z.coerce.number();
export const booleanLike = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);
