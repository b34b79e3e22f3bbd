import * as z from 'zod';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const keyDenySchema = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.literal('Deny'),
  Principal: z.unknown(),
  Action: oneOrMore,
  NotResource: oneOrMore,
});

/** Denies writing any key of a bucket but those that a pattern of the policy allows. */
export interface KeyPolicy {
  readonly allowed: readonly RegExp[];
}

/**
 * The statements of a bucket policy that deny s3:PutObject everywhere but in some places. Other statements (grants,
 * conditions such as TLS only) have no meaning on one machine and are left out.
 */
export function keyPolicies(bucket: string, statements: readonly unknown[]): KeyPolicy[] {
  return statements
    .flatMap((statement) => {
      const parsed = keyDenySchema.safeParse(statement);
      if (
        !parsed.success ||
        !parsed.data.Action.some((action) => /^s3:(PutObject|Put\*|\*)$|^\*$/.test(action))
      )
        return [];
      return [{ allowed: parsed.data.NotResource.map((arn) => arnPattern(arn)) }];
    })
    .map(({ allowed }) => ({ allowed: allowed.map((pattern) => inBucket(bucket, pattern)) }));
}

export function allowsKey(policies: readonly KeyPolicy[], key: string): boolean {
  return policies.every(({ allowed }) => allowed.some((pattern) => pattern.test(key)));
}

function arnPattern(arn: string): string {
  return arn
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
}

/** A pattern of whole ARNs as one of keys of this bucket; one for another bucket allows nothing here. */
function inBucket(bucket: string, pattern: string): RegExp {
  const prefix = `arn:aws:s3:::${bucket}/`.replace(/[.]/g, '\\.');
  if (pattern === '.*') return /^/;
  return pattern.startsWith(prefix) ? new RegExp(`^${pattern.slice(prefix.length)}$`, 's') : /(?!)/;
}
