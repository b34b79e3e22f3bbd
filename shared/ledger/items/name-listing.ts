import type { Inputs } from '../../plan/inputs.ts';
import { type Subject, shardOf, subjectName } from './keys.ts';

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

/** Marks that writers often omit, unlike the vowel signs of Indic scripts. */
const looseMarks = [
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g,
  /[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670/g,
  /\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/g,
];

/** In bytes: a sort key holds 1,024, and the subject's name takes up to 701. */
const maxNameBytes = 300;

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
export const namePartitions: readonly string[] = Array.from({ length: nameShards }, (_, shard) =>
  namePartition(shard),
);

export const nameAttributes = ['nameShard', 'nameKey'] as const;
type NameListing = Partial<Readonly<Record<(typeof nameAttributes)[number], string>>>;

export function nameListing(subject: Subject, { row }: Inputs): NameListing {
  const name = foldedName(row?.value.name ?? '');
  if (name === '') return {};
  const owner = subjectName(subject);
  return { nameShard: namePartition(shardOf(owner, nameShards)), nameKey: `${name}\t${owner}` };
}
