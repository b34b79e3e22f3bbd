import type { Inputs } from '../../plan/inputs.ts';
import { type Subject, shardOf, subjectName } from './keys.ts';

/** Letters that Unicode knows as letters of their own, with those that people look for them by. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ς', 'σ'],
]);

/** Marks that are left out in writing as often as not. Vowel signs of Indic scripts are none of them. */
const looseMarks = [
  // Accents of Latin, Greek and Cyrillic.
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g,
  // The points of Hebrew and Arabic.
  /[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670/g,
  // The dot below letters of Indic scripts.
  /\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/g,
];

/** The most of a name that is looked for, in bytes: a sort key holds 1,024, the name of the subject 701 of them. */
const maxNameBytes = 300;

/**
 * A name as it is looked for: without case, accents and punctuation, in any script. Names that differ only in these are one.
 */
export function foldedName(name: string): string {
  const lower = name.toWellFormed().normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  const plain = looseMarks
    .reduce((text, marks) => text.replace(marks, ''), lower)
    .replace(/[øłđðþæœς]/g, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[\p{Cf}'’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  let bytes = 0;
  let folded = '';
  for (const letter of plain) {
    bytes += Buffer.byteLength(letter);
    if (bytes > maxNameBytes) break;
    folded += letter;
  }
  return folded;
}

const nameShards = 8;
const namePartition = (shard: number): string => `names#${shard}`;
/** Partitions of the `name` index: everybody who has a name, of all batches. */
export const namePartitions: readonly string[] = Array.from({ length: nameShards }, (_, shard) =>
  namePartition(shard),
);

/** The attributes by which a header stands in the `name` index; a header without them does not. */
export const nameAttributes = ['nameShard', 'nameKey'] as const;
type NameListing = Partial<Readonly<Record<(typeof nameAttributes)[number], string>>>;

/**
 * Where a subject stands in the `name` index: in the order of names, and of subjects where many have one name. Nowhere, if
 * it has none.
 */
export function nameListing(subject: Subject, { row }: Inputs): NameListing {
  const name = foldedName(row?.value.name ?? '');
  if (name === '') return {};
  const whose = subjectName(subject);
  return { nameShard: namePartition(shardOf(whose, nameShards)), nameKey: `${name}\t${whose}` };
}
