import type { Seller } from '../../service-client/seller.ts';
import { wholePartition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { callPointerPrefix, inputsKey, parseSubject, type Subject, subjectName } from '../items/keys.ts';
import { callPointerItems, type Pointer } from '../items/pointer.ts';

export interface Sharing {
  readonly seller: Seller;
  readonly acrossServices: boolean;
  readonly acrossCustomers?: boolean;
}

/** Digits of a call's hash in its tag. A pointer lists few calls, and each reader compares the whole hash. */
const callDigits = 12;
const sellerDigits = 6;

export const callTag = (inputsHash: string, sellerId: string): string =>
  inputsHash.slice(0, callDigits) + sellerId.slice(0, sellerDigits);

const tagPrefix = (inputsHash: string, { seller, acrossServices }: Sharing): string =>
  acrossServices ? inputsHash.slice(0, callDigits) : callTag(inputsHash, seller.id);

export interface Candidate {
  readonly subject: Subject;
  readonly lists: (inputsHash: string) => boolean;
}

export async function candidatesOf(
  { table }: Pick<LedgerContext, 'table'>,
  hash: string,
  known: Pointer | undefined,
  inputsHashes: readonly string[],
  sharing: Sharing,
): Promise<Candidate[]> {
  const listed = new Map<string, Set<string>>();
  for (const [name, tags] of Object.entries(known?.calls ?? {})) listed.set(name, new Set(tags));
  const prefixes = new Map(inputsHashes.map((call) => [call, tagPrefix(call, sharing)]));
  for (const prefix of known?.apart ? new Set(prefixes.values()) : []) {
    const { pk } = inputsKey(hash);
    for await (const item of wholePartition(table, pk, `${callPointerPrefix}${prefix}`)) {
      const tag = item.sk.slice(callPointerPrefix.length);
      for (const name of callPointerItems.parse(item).sources)
        listed.set(name, (listed.get(name) ?? new Set()).add(tag));
    }
  }
  const candidates = [...listed].flatMap(([name, tags]): Candidate[] => {
    const subject = parseSubject(name);
    const calls = new Set(
      inputsHashes.filter((call) => [...tags].some((tag) => tag.startsWith(prefixes.get(call) ?? ' '))),
    );
    return subject === undefined || calls.size === 0 ? [] : [{ subject, lists: (call) => calls.has(call) }];
  });
  const older = [...(known?.sources ?? [])].flatMap((name) => parseSubject(name) ?? []);
  return [...candidates, ...older.map((subject) => ({ subject, lists: () => true }))];
}

export interface Listing {
  readonly tags: ReadonlySet<string>;
  /** Subjects whose answers were reused. */
  readonly useful: ReadonlySet<string>;
  /** Tags of calls with enough subjects. */
  readonly crowded: ReadonlySet<string>;
}

/** Subjects listed for a call: the buyer, and copiers in case the buyer is erased. */
export const maxSubjectsOfCall = 8;
/** Limits a pointer to some kilobytes; calls of further subjects get separate items. */
const mostSubjects = 24;

export const hasRoomFor = (known: Pointer | undefined, subject: Subject): boolean => {
  const names = Object.keys(known?.calls ?? {});
  return names.length < mostSubjects || names.includes(subjectName(subject));
};

export function listedWith(
  known: Pointer | undefined,
  subject: Subject,
  { tags, useful }: Listing,
): Pointer['calls'] {
  if (!hasRoomFor(known, subject)) return known?.calls ?? {};
  const subjectKey = subjectName(subject);
  const calls = new Map(
    Object.entries(known?.calls ?? {}).map(([name, listedTags]) => [name, new Set(listedTags)]),
  );
  for (const tag of tags) {
    const others = [...calls].filter(([name, listedTags]) => name !== subjectKey && listedTags.has(tag));
    const ranked = others.sort(([a], [b]) => Number(useful.has(b)) - Number(useful.has(a)));
    for (const [, listedTags] of ranked.slice(maxSubjectsOfCall - 1)) listedTags.delete(tag);
  }
  calls.set(subjectKey, new Set([...(calls.get(subjectKey) ?? []), ...tags]));
  return Object.fromEntries([...calls].filter(([, listedTags]) => listedTags.size > 0));
}
