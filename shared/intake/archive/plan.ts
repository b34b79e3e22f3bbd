import { type BatchId, ownerOf } from '../../customers/customer.ts';
import { inboxKeyOf, parseInboxKey, tableExtension } from '../object-key.ts';
import { type Refusal, type Refused, refuse } from '../refusal.ts';
import { maxUploadBytes } from '../upload-limits.ts';
import type { ArchiveEntry } from './directory.ts';
import {
  maxDepth,
  maxPackedTableBytes,
  maxPackingHeadBytes,
  maxPackingLossShare,
  maxRatio,
  maxUnpackedBytes,
} from './limits.ts';

export type PlannedEntry =
  | { readonly kind: 'upload'; readonly entry: ArchiveEntry; readonly key: string }
  | {
      readonly kind: 'refused';
      readonly entry: ArchiveEntry;
      readonly refusal: Refusal;
      readonly key?: string;
    }
  /** A file that a phone or an operating system writes beside photos. */
  | { readonly kind: 'ignored'; readonly entry: ArchiveEntry };

const archiveInArchive = /\.(zip|7z|rar|tar|gz|tgz)$/i;
const besidePhotos = /\.(aae|xmp|thm|json|mov|mp4|m4v|3gp|ini|db|lnk)$/i;
const inboxFolders = ['palms', 'births', 'places'];
const megabyte = 1024 * 1024;

/** Tables come first, so that the intake knows which photos their rows name. */
export function planEntries(batch: BatchId, entries: readonly ArchiveEntry[]): PlannedEntry[] {
  const tableRank = ({ name }: ArchiveEntry): number => Number(tableExtension.test(name));
  const files = entries.filter(({ isFile }) => isFile).toSorted((a, b) => tableRank(b) - tableRank(a));
  const paths = new Map(files.map((entry) => [entry, partsOf(entry.name)]));
  const uploaded = files.filter((entry) => !isIgnored(paths.get(entry) ?? []));
  const sharedDepth = sharedFolders(uploaded.map((entry) => paths.get(entry) ?? []));
  const claimed = new Map<string, string>();
  let total = 0;
  return files.map((entry): PlannedEntry => {
    const path = paths.get(entry) ?? [];
    if (isIgnored(path)) return { kind: 'ignored', entry };
    const misplaced = refusedByPath(path);
    if (misplaced !== undefined) return { kind: 'refused', entry, refusal: misplaced };
    const name = withoutInbox(path.slice(sharedDepth), batch).join('/');
    const key = inboxKeyOf(batch, { name, kind: tableExtension.test(name) ? 'rows' : 'photo' });
    const parsed = parseInboxKey(key, batch);
    if (parsed.kind === 'refused') return { kind: 'refused', entry, refusal: parsed.refusal };
    if (parsed.kind === 'ignored') return { kind: 'ignored', entry };
    // Two photos of one id would both be read and paid for, and the report would show only the second.
    const identity = parsed.kind === 'photo' ? `photo ${parsed.id}` : key;
    const refusal =
      refusedByMethod(entry)?.refusal ?? refusedByBytes(entry) ?? refusedAsSecond(claimed.get(identity));
    if (refusal !== undefined) return { kind: 'refused', entry, refusal, key };
    total += entry.bytes;
    if (total > maxUnpackedBytes) return { kind: 'refused', entry, refusal: tooMuch, key };
    claimed.set(identity, shortName(entry.name));
    return { kind: 'upload', entry, key };
  });
}

const tooMuch: Refusal = {
  code: 'zip-too-big',
  reason: { code: 'archive-too-large-before', gigabytes: maxUnpackedBytes / 1024 / megabyte },
};

const refusedAsSecond = (first: string | undefined): Refusal | undefined =>
  first === undefined
    ? undefined
    : { code: 'duplicate-id', reason: { code: 'entry-came-first', entry: first } };

const partsOf = (name: string): string[] =>
  (name.includes('/') ? name : name.replaceAll('\\', '/')).split('/');

function isIgnored(path: readonly string[]): boolean {
  const last = path.at(-1) ?? '';
  return (
    path.some((part) => part === '__MACOSX') ||
    last.startsWith('.') ||
    last.startsWith('~$') ||
    besidePhotos.test(last)
  );
}

function sharedFolders(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let depth = 0;
  while (
    depth < first.length - 1 &&
    !inboxFolders.includes(first[depth] ?? '') &&
    paths.every((path) => path.length > depth + 1 && path[depth] === first[depth])
  )
    depth += 1;
  return depth;
}

function withoutInbox(path: readonly string[], batch: BatchId): readonly string[] {
  const [folder = '', ...rest] = path;
  if (!inboxFolders.includes(folder) || rest.length === 0) return path;
  const { customer, name } = ownerOf(batch);
  const below = customer !== undefined && rest[0] === `@${customer}` ? rest.slice(1) : rest;
  return below.length > 1 && below[0]?.normalize('NFC') === name ? below.slice(1) : below;
}

function refusedByPath(path: readonly string[]): Refusal | undefined {
  if (path.length > maxDepth + 1)
    return refuse('bad-name', { code: 'too-deep', folders: path.length - 1, most: maxDepth }).refusal;
  if (path.some((part) => part === '..' || part === '.' || part === '') || /^[a-z]:$/i.test(path[0] ?? ''))
    return refuse('bad-name', { code: 'path-leads-out' }).refusal;
  if (archiveInArchive.test(path.at(-1) ?? '')) return refuse('zip-nested', { code: 'nested' }).refusal;
  return undefined;
}

function refusedByMethod({ isEncrypted, method }: ArchiveEntry): Refused | undefined {
  if (isEncrypted) return refuse('zip-encrypted', { code: 'encrypted' });
  if (method === 0 || method === 8) return undefined;
  return refuse('zip-method', { code: 'packing-method', method });
}

function refusedByBytes({ name, bytes, packedBytes }: ArchiveEntry): Refusal | undefined {
  const isTable = tableExtension.test(name);
  const maxBytes = isTable ? maxPackedTableBytes : maxUploadBytes.photo;
  if (bytes > maxBytes) {
    const size = { megabytes: Math.ceil(bytes / megabyte), most: maxBytes / megabyte };
    const code = 'too-large-unpacked';
    return isTable
      ? refuse('table-too-big', { code, of: 'table', ...size }).refusal
      : refuse('photo-too-big', { code, of: 'photo', ...size }).refusal;
  }
  if (packedBytes > bytes + bytes * maxPackingLossShare + maxPackingHeadBytes)
    return refuse('zip-damaged', { code: 'packed-larger' }).refusal;
  if (bytes > megabyte && bytes > maxRatio * packedBytes)
    return refuse('zip-too-big', { code: 'grows-too-much', times: maxRatio }).refusal;
  return undefined;
}

export const shortName = (name: string): string =>
  name.length <= 120 ? name : `${name.slice(0, 60)}…${name.slice(-50)}`;
