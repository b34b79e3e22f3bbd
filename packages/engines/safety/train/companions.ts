import { clausesOf } from '../features.ts';
import { chosen, type Keyed, keyOf, randomOf } from './draws.ts';

interface Sentence {
  readonly label: string;
  readonly text: string;
  readonly file: string;
}

type Candidate = Sentence & Keyed;

const shareBesideCompanion = 0.3;
const shareAmidNeighbours = 0.25;
const maxBesideLetters = 180;
const maxCompanionLetters = 80;
const partWords = 14;
const maxLostWords = 4;
const neighbourCount = 60;
const shareOfClauses = 0.25;
const questions = ['asked.tsv', 'concerns.tsv', 'phone.tsv', 'questions.tsv', 'stories.tsv'];

/** Joins harmless words to sentences, so that length is no sign of danger. */
export function withCompanions<S extends Sentence>(sentences: readonly S[]): S[] {
  const keyed = sentences.map((sentence) => ({ ...sentence, key: keyOf(sentence.text) }));
  const harmless = keyed.filter(({ label }) => label === 'none');
  const short = harmless.filter(({ text }) => text.length <= maxCompanionLetters);
  const files = Map.groupBy(harmless, ({ file }) => file);
  const passed = new Map<string, number>();
  return keyed.flatMap((sentence) => {
    const { file, label } = sentence;
    const random = randomOf(sentence.key);
    const position = passed.get(file) ?? 0;
    if (label === 'none') passed.set(file, position + 1);
    const chance = random();
    const around = () => {
      if (chance < shareBesideCompanion) return besideCompanion(sentence, short, random);
      return chance < shareBesideCompanion + shareAmidNeighbours
        ? amidNeighbours(sentence, neighboursOf(files.get(file) ?? [], position), random)
        : undefined;
    };
    const text = around();
    return text === undefined ? [] : [{ ...sentence, text }];
  });
}

function neighboursOf<S>(all: readonly S[], position: number): readonly S[] {
  const from = Math.max(0, Math.min(position - neighbourCount / 2, all.length - neighbourCount));
  return all.slice(from, from + neighbourCount);
}

function besideCompanion(
  { text }: Sentence,
  others: readonly Candidate[],
  random: () => number,
): string | undefined {
  if (text.length > maxBesideLetters) return undefined;
  const companion = oneOf(others, random);
  return random() < 0.5 ? `${companion} ${text}` : `${text} ${companion}`;
}

function amidNeighbours(
  { label, text }: Sentence,
  others: readonly Candidate[],
  random: () => number,
): string | undefined {
  const ownWords = text.split(/\s+/);
  const isOrdinary = label === 'none';
  if (others.length === 0 || (!isOrdinary && ownWords.length > partWords + maxLostWords)) return undefined;
  const before: string[] = [];
  const after: string[] = [];
  while (before.length + after.length < 2 * partWords) {
    const words = oneOf(others, random).split(/\s+/);
    if (random() < 0.5) before.unshift(...words);
    else after.push(...words);
  }
  const words = [...before, ...ownWords, ...after];
  // The part contains a whole dangerous sentence, or lies within it.
  const lastStart = words.length - partWords;
  const starts = [before.length, before.length + ownWords.length - partWords];
  const earliest = isOrdinary ? 0 : Math.max(0, Math.min(...starts));
  const latest = isOrdinary ? lastStart : Math.min(lastStart, Math.max(...starts));
  const start = earliest + Math.floor(random() * (latest - earliest + 1));
  return words.slice(start, start + partWords).join(' ');
}

const oneOf = (sentences: readonly Candidate[], random: () => number): string =>
  chosen(sentences, random)?.text ?? '';

export const harmlessClauses = <S extends Sentence>(sentences: readonly S[]): S[] =>
  sentences
    .filter(({ label, file }) => label === 'none' && questions.includes(file))
    .flatMap((sentence) => clausesOf(sentence.text).map((text) => ({ ...sentence, text })))
    .filter(({ text }) => randomOf(keyOf(text))() < shareOfClauses);
