import { hash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { hashOf } from '../../plan/canonical.ts';
import type { PartName } from '../../plan/part-names.ts';
import type { BodyStore } from '../context.ts';
import { type Subject, subjectName } from '../items/keys.ts';
import type { Part } from '../items/part.ts';

/** Larger deflated bodies go to the object store; one query reads the rest of a report (packages/bench/ledger.ts). */
export const maxItemBytes = 32 * 1024;

/** DynamoDB permits 400 KB an item; the rest is for the other attributes. */
const itemCeiling = 350 * 1024;

class BodyError extends Error {
  override readonly name: string = 'BodyError';
}

export class StoreError extends BodyError {
  override readonly name = 'StoreError';
}

export class UnreadableBodyError extends BodyError {
  override readonly name = 'UnreadableBodyError';
}

/** A hash, so that no name shows in a key or a presigned address. */
export const storeFolder = (subject: Subject): string => hashOf(subjectName(subject)).slice(0, 32);

export async function packBody(
  bodies: BodyStore,
  subject: Subject,
  part: PartName,
  inputsHash: string,
  body: unknown,
): Promise<Pick<Part, 'body'> | Pick<Part, 'bodyKey'>> {
  const packed = deflateSync(JSON.stringify(body ?? null));
  if (packed.byteLength <= maxItemBytes) return { body: new Uint8Array(packed) };
  const bodyKey = `${partFolder(subject, part)}/${inputsHash}.${markOf(packed)}`;
  return storeBody(
    bodyKey,
    () => bodies.put(bodyKey, packed, bodyType),
    async () => packed,
  );
}

export function copyBody(
  bodies: BodyStore,
  from: string,
  to: string,
): Promise<Pick<Part, 'body'> | Pick<Part, 'bodyKey'>> {
  return storeBody(
    to,
    () => bodies.copy(from, to),
    () => bodies.get(from),
  );
}

const bodyType = 'application/zlib';

async function storeBody(
  bodyKey: string,
  store: () => Promise<void>,
  read: () => Promise<Uint8Array>,
): Promise<Pick<Part, 'body'> | Pick<Part, 'bodyKey'>> {
  try {
    await store();
    return { bodyKey };
  } catch (cause) {
    const packed = await read().catch(() => undefined);
    if (packed === undefined || packed.byteLength > itemCeiling)
      throw new StoreError('The store refuses a body, and no item can hold it', { cause });
    return { body: new Uint8Array(packed) };
  }
}

export async function canStoreBodies(bodies: BodyStore): Promise<boolean> {
  try {
    await bodies.put('parts/check', deflateSync('null'), bodyType);
    return true;
  } catch {
    return false;
  }
}

export const assetKeyOf = (
  subject: Subject,
  part: PartName,
  inputsHash: string,
  picture: Uint8Array,
): string => `${partFolder(subject, part)}/${inputsHash}.picture-${markOf(picture)}`;

export const copyKeyOf = (key: string, to: Subject, part: PartName): string =>
  `${partFolder(to, part)}/${key.slice(key.lastIndexOf('/') + 1)}`;

const partFolder = (subject: Subject, part: PartName): string => `parts/${storeFolder(subject)}/${part}`;

/** A hash of the bytes, so that no worker overwrites other bytes. */
const markOf = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 32);

/**
 * Undefined for an outcome without a body.
 * @throws {UnreadableBodyError} if the body is missing or damaged; and any error of the store
 */
export async function unpackBody(bodies: BodyStore, part: Pick<Part, 'body' | 'bodyKey'>): Promise<unknown> {
  const packed = part.body ?? (part.bodyKey === undefined ? undefined : await fetched(bodies, part.bodyKey));
  return packed === undefined ? undefined : unpacked(packed);
}

async function fetched(bodies: BodyStore, key: string): Promise<Uint8Array> {
  try {
    return await bodies.get(key);
  } catch (cause) {
    // S3's name of the error. Any other failure of the store may be temporary.
    if (!(cause instanceof Error) || cause.name !== 'NoSuchKey') throw cause;
    throw new UnreadableBodyError('The store has no object for a stored answer', { cause });
  }
}

export function unpacked(packed: Uint8Array): unknown {
  try {
    return JSON.parse(inflateSync(packed).toString('utf8'));
  } catch {
    throw new UnreadableBodyError('A stored answer is damaged');
  }
}

export async function ifReadable<Value, Fallback>(
  read: () => Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableBodyError) return fallback;
    throw error;
  }
}
