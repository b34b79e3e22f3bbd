import type { PartName } from '../../plan/part-names.ts';
import type { LedgerContext } from '../context.ts';
import { dueFor, type Subject, subjectName } from '../items/keys.ts';
import { type AnswerAsset, copyListing, type Part } from '../items/part.ts';
import { copyBody, copyKeyOf } from './bodies.ts';
import { resolutionsOfFlag } from './charges.ts';
import { putPart, type Writer } from './parts.ts';

export async function copyPart(
  context: LedgerContext,
  from: Subject,
  original: Part,
  to: Subject,
  part: PartName,
  writer: Writer,
  before?: Part,
): Promise<boolean> {
  const { body, bodyKey } = original;
  const origin = original.reusedFrom ?? subjectName(from);
  const copied =
    bodyKey === undefined ? {} : await copyBody(context.bodies, bodyKey, copyKeyOf(bodyKey, to, part));
  const content = {
    state: 'bought' as const,
    operation: original.operation,
    inputsHash: original.inputsHash,
    ...writer,
    at: context.now(),
    reusedFrom: origin,
    ...copyListing(origin, to, part),
    ...(original.status === undefined ? {} : { status: original.status }),
    ...(original.class === undefined ? {} : { class: original.class }),
    ...(original.service === undefined ? {} : { service: original.service }),
    ...(original.serviceId === undefined ? {} : { serviceId: original.serviceId }),
    ...(original.note === undefined ? {} : { note: original.note }),
    ...(await copiedAssets(context, original, to, part)),
    ...(body === undefined ? {} : { body }),
    ...copied,
  };
  const charges = new Set(resolutionsOfFlag(before));
  return (await putPart(context, to, part, content, { charges })).ok;
}

/** Fan-out fetches the pictures that the store fails to copy. */
async function copiedAssets(
  { bodies, now }: LedgerContext,
  { assets }: Part,
  to: Subject,
  part: PartName,
): Promise<Pick<Part, 'assets' | 'due' | 'dueAt'>> {
  if (assets === undefined) return {};
  const copies = await Promise.all(
    assets.map(async (asset): Promise<AnswerAsset> => {
      if (asset.key === undefined) return { pointer: asset.pointer, tries: 0 };
      const key = copyKeyOf(asset.key, to, part);
      const isCopied = await bodies.copy(asset.key, key).then(
        () => true,
        () => false,
      );
      return isCopied ? { ...asset, key } : { pointer: asset.pointer, tries: 0 };
    }),
  );
  const isWhole = copies.every(({ key }) => key !== undefined);
  return { assets: copies, ...(isWhole ? {} : { due: dueFor(subjectName(to)), dueAt: now() }) };
}
