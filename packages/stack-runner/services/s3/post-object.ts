import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';
import { type Json, parseJson } from '../../basics/json.ts';
import type { Access } from '../../iam/access.ts';
import type { Principal } from '../../iam/decide.ts';
import { sendXml } from '../../protocol/http.ts';
import { isSame, parseAmzDate, type SigningScope, signText } from '../../protocol/signature.ts';
import { escapeXml } from '../../protocol/xml.ts';

export const maxFormBytes = 512 * 1024 * 1024;

const policySchema = z.object({
  expiration: z.iso.datetime({ offset: true }),
  conditions: z.array(
    z.union([z.record(z.string(), z.string()), z.array(z.union([z.string(), z.number()]))]),
  ),
});
type Policy = z.infer<typeof policySchema>;

interface Form {
  readonly bucket: string;
  readonly body: Buffer;
  readonly contentType: string;
}

interface PostedObject {
  readonly principal: Principal;
  readonly key: string;
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  answer(response: ServerResponse, eTag: string): void;
}

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html
 * @throws AwsError 403 if the policy has expired or forbids the upload, 400 if the form is malformed
 */
export async function postObject(
  { bucket, body: raw, contentType }: Form,
  region: string,
  access: Access,
): Promise<PostedObject> {
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of await parseForm(raw, contentType)) {
    if (typeof value !== 'string') {
      file = value;
      break; // S3 ignores fields after the file.
    }
    if (name === 'file') {
      file = new File([value], 'file');
      break;
    }
    fields.set(name.toLowerCase(), value);
  }
  const template = fields.get('key');
  if (template === undefined || file === undefined) {
    const missing = template === undefined ? 'key' : 'file';
    throw new AwsError('InvalidArgument', `Bucket POST must contain a field named '${missing}'.`);
  }
  const key = template.replaceAll('$' + '{filename}', file.name);
  fields.set('key', key).set('bucket', bucket);
  const [keyId] = credentialOf(fields);
  const { principal, credentials } = access.caller(keyId);
  checkSignature({ credentials, region, service: 's3' }, fields);
  const body = Buffer.from(await file.arrayBuffer());
  checkPolicy(readPolicy(fields.get('policy')), fields, body.length);
  return {
    principal,
    key,
    body,
    headers: storageHeaders(fields),
    answer: (response, eTag) => answer(response, fields, eTag),
  };
}

async function parseForm(raw: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(raw), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new AwsError(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
}

const credentialOf = (fields: ReadonlyMap<string, string>): string[] =>
  (fields.get('x-amz-credential') ?? '').split('/');

/** The signature of a form covers only its policy. */
function checkSignature(scope: SigningScope, fields: ReadonlyMap<string, string>): void {
  const date = fields.get('x-amz-date') ?? '';
  const [key, day = ''] = credentialOf(fields);
  const dated = date.startsWith(day) && !Number.isNaN(parseAmzDate(date));
  if (key !== scope.credentials.accessKeyId || day === '' || !dated) throw denied('it is not signed');
  const signature = signText(scope, day, fields.get('policy') ?? '');
  if (!isSame(signature, fields.get('x-amz-signature') ?? '')) throw denied('the signature does not match');
}

function readPolicy(encoded: string | undefined): Policy {
  const json: Json | undefined = parseJson(Buffer.from(encoded ?? '', 'base64').toString('utf8'));
  const policy = policySchema.safeParse(json);
  if (!policy.success) throw denied('it has no readable policy');
  return policy.data;
}

function checkPolicy(policy: Policy, fields: ReadonlyMap<string, string>, sizeBytes: number): void {
  if (Date.parse(policy.expiration) < Date.now()) throw denied('Policy expired');
  for (const condition of policy.conditions) {
    const [operator, name, value] = Array.isArray(condition)
      ? condition
      : ['eq', ...Object.entries(condition).flatMap(([key, wanted]) => [`$${key}`, wanted])];
    if (operator === 'content-length-range') {
      if (sizeBytes < Number(name)) throw wrongSize('EntityTooSmall', 'smaller');
      if (sizeBytes > Number(value)) throw wrongSize('EntityTooLarge', 'larger');
      continue;
    }
    const field = String(name).replace(/^\$/, '').toLowerCase();
    const given = fields.get(field) ?? '';
    const holds = operator === 'starts-with' ? given.startsWith(String(value)) : given === String(value);
    if (!holds) throw denied(`Policy Condition failed: ["${operator}", "$${field}"]`);
  }
}

function storageHeaders(fields: ReadonlyMap<string, string>): Record<string, string> {
  const names = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];
  const stored = [...fields].filter(([name]) => names.includes(name) || name.startsWith('x-amz-meta-'));
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(stored) };
}

function answer(response: ServerResponse, fields: ReadonlyMap<string, string>, eTag: string): void {
  const [bucket = '', key = ''] = [fields.get('bucket'), fields.get('key')];
  const quoted = `"${eTag}"`;
  const redirect = fields.get('success_action_redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    const location = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key, etag: quoted }))
      location.searchParams.set(name, value);
    response.writeHead(303, { location: location.href }).end();
    return;
  }
  const status = Number(fields.get('success_action_status'));
  if (status === 201) {
    response.setHeader('etag', quoted);
    sendXml(
      response,
      201,
      `<PostResponse><Bucket>${escapeXml(bucket)}</Bucket><Key>${escapeXml(key)}</Key><ETag>${escapeXml(quoted)}</ETag></PostResponse>`,
    );
    return;
  }
  response.writeHead(status === 200 ? 200 : 204, { etag: quoted }).end();
}

function denied(why: string): AwsError {
  return new AwsError('AccessDenied', `Invalid according to Policy: ${why}`, 403);
}

function wrongSize(code: string, word: string): AwsError {
  return new AwsError(code, `Your proposed upload is ${word} than the policy allows`);
}
