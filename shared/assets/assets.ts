import type { OperationName } from '@palmleaf/contract/operations';
import type { LedgerContext } from '../ledger/context.ts';
import { dueFor, partKey, type Subject, subjectName } from '../ledger/items/keys.ts';
import {
  type AnswerAsset,
  hasOpenAssets,
  isOpenAsset,
  maxAssetTries,
  type Part,
  partItems,
  type Report,
} from '../ledger/items/part.ts';
import { assetKeyOf, unpackBody } from '../ledger/parts/bodies.ts';
import type { AssetProblem } from '../ledger/reasons/asset-problem.ts';
import { errorName, type Log } from '../log.ts';
import { AddressRefusedError } from '../pictures/address-refused-error.ts';
import type { FetchImage } from '../pictures/fetch-image.ts';
import type { PartName } from '../plan/part-names.ts';
import type { Profile } from '../service-client/profile/fields.ts';
import { valueAt } from '../service-client/profile/pointer.ts';
import { all } from '../table/table.ts';

const maxAssets = 8;

export interface AssetDeps {
  readonly ledger: LedgerContext;
  readonly profile: Pick<Profile, 'assets'>;
  /** Throws AddressRefusedError for a bad address. Any other error is a fault of this stack. */
  readonly fetchImage: (operation: OperationName, address: string) => ReturnType<FetchImage>;
  /** Doubles with each retry. */
  readonly retryAfterMs: number;
  readonly log: Log;
}

export function pendingAssets(
  { profile, ledger, retryAfterMs }: AssetDeps,
  subject: Subject,
  operation: OperationName,
  answer: unknown,
): Pick<Part, 'assets' | 'due' | 'dueAt'> {
  const assets = (profile.assets[operation] ?? [])
    .filter((pointer) => isAddress(valueAt(answer, pointer)))
    .slice(0, maxAssets)
    .map((pointer): AnswerAsset => ({ pointer, tries: 0 }));
  return assets.length === 0
    ? {}
    : { assets, due: dueFor(subjectName(subject)), dueAt: ledger.now() + retryAfterMs };
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/i.test(value.trim());

/** Never throws; the reconciler retries failures. */
export async function fetchAssets(deps: AssetDeps, subject: Subject, part: PartName): Promise<void> {
  try {
    await tryAll(deps, subject, part);
  } catch (error) {
    deps.log.warn('The pictures of an answer could not be stored yet', { part, error: errorName(error) });
  }
}

async function tryAll(deps: AssetDeps, subject: Subject, name: PartName): Promise<void> {
  const { ledger, log } = deps;
  const part = await partItems.read(ledger.table, partKey(subject, name));
  if (part?.state !== 'bought' || part.assets === undefined) return;
  if (!hasOpenAssets(part)) return;
  const answer = await unpackBody(ledger.bodies, part);
  const assets: AnswerAsset[] = [];
  const keyOf = (bytes: Uint8Array) => assetKeyOf(subject, name, part.inputsHash, bytes);
  for (const asset of part.assets)
    assets.push(
      isOpenAsset(asset)
        ? await tryOne(deps, part.operation, asset, keyOf, valueAt(answer, asset.pointer))
        : asset,
    );
  const open = assets.filter(isOpenAsset);
  const tries = Math.max(...open.map((asset) => asset.tries));
  // A newer answer has other pictures.
  await ledger.table.update(
    partItems.update({
      key: partKey(subject, name),
      set: {
        assets,
        ...(open.length === 0
          ? {}
          : { due: dueFor(subjectName(subject)), dueAt: ledger.now() + deps.retryAfterMs * 2 ** tries }),
      },
      ...(open.length === 0 && part.late === undefined ? { remove: ['due', 'dueAt'] as const } : {}),
      condition: all(partItems.equals('state', 'bought'), partItems.equals('wave', part.wave)),
    }),
  );
  const lost = assets.filter(({ key, tries }) => key === undefined && tries >= maxAssetTries).length;
  if (lost > 0) log.warn('Pictures of an answer could not be fetched after all tries', { part: name, lost });
}

async function tryOne(
  { ledger, fetchImage }: AssetDeps,
  operation: OperationName,
  { pointer, tries }: AnswerAsset,
  keyOf: (bytes: Uint8Array) => string,
  address: unknown,
): Promise<AnswerAsset> {
  const triedAt = ledger.now();
  const failed = (problem: AssetProblem): AnswerAsset => ({ pointer, tries: tries + 1, triedAt, problem });
  if (!isAddress(address)) return { pointer, tries: maxAssetTries, problem: { code: 'not-in-answer' } };
  try {
    const bytes = await fetchImage(operation, address.trim());
    const contentType = pictureType(bytes);
    if (contentType === undefined) return failed({ code: 'no-picture' });
    const key = keyOf(bytes);
    await ledger.bodies.put(key, bytes, contentType);
    return { pointer, key, contentType, bytes: bytes.byteLength, tries: tries + 1 };
  } catch (error) {
    return failed(error instanceof AddressRefusedError ? error.fault : { code: 'not-stored' });
  }
}

export async function retryAssets(deps: AssetDeps, { header, parts }: Report): Promise<void> {
  if (header.state === 'erasing') return;
  const now = deps.ledger.now();
  for (const [name, { assets = [] }] of parts) {
    const isTime = ({ tries, triedAt = 0 }: AnswerAsset) => triedAt + deps.retryAfterMs * 2 ** tries <= now;
    if (assets.some((asset) => isOpenAsset(asset) && isTime(asset))) await fetchAssets(deps, header, name);
  }
}

/** From the first bytes, because servers send wrong types. */
function pictureType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  return head.toString('latin1', 0, 4) === 'GIF8' ? 'image/gif' : undefined;
}
