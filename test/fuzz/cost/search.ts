import { type Budget, budgetFor, type Overrun, overrunOf } from '../../../shared/untrusted/budgets.ts';
import { Random } from '../../simulation/world/random.ts';
import type { Reader } from './reader.ts';

const maxBytes = 256 * 1024;
/** In smaller inputs the fixed cost of a reader outweighs the cost for each byte. */
const minBytes = 1024;

interface Cost {
  readonly text: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly grownBytes: number;
}

interface Found {
  readonly inputs: number;
  readonly perByte: Cost | undefined;
  readonly longest: Cost | undefined;
  readonly mostMemory: Cost | undefined;
}

const tokens = [
  '\n',
  ',',
  ';',
  '"',
  "'",
  '(',
  '[',
  '<c ',
  '</c>',
  '<v>',
  '_x0000_',
  '&amp;',
  '\\',
  '{"a":',
  '[[',
  'http://',
  '?',
  '0',
  '9',
  ' ',
  '\t',
  '-',
  '.',
  '°',
  '\u202e',
  '\ud83d\ude00',
  '/',
  '__MACOSX/',
  '\0',
  '\xff',
];

/**
 * Mostly repeats a piece of the most expensive inputs: superlinear work shows in repetition.
 * @param shouldContinue called before each input; false ends the search
 */
export async function search(
  reader: Reader,
  seed: number,
  shouldContinue: (inputs: number) => boolean,
): Promise<Found> {
  const random = new Random(seed);
  const pool: { text: string; score: number }[] = reader.seeds.map((text) => ({ text, score: 0 }));
  let perByte: Cost | undefined;
  let longest: Cost | undefined;
  let mostMemory: Cost | undefined;
  let inputs = 0;
  // The first inputs load and compile the code, so their times do not count.
  for (const { text } of pool) await costOf(reader, text);
  for (; shouldContinue(inputs); inputs += 1) {
    const parent = random.chance(0.2) ? random.pick(reader.seeds) : random.pick(pool).text;
    const text = changed(random, parent, random.pick(pool).text);
    const cost = await costOf(reader, text);
    if (cost === undefined) continue;
    if (longest === undefined || cost.seconds > longest.seconds)
      longest = await confirmed(reader, cost, longest);
    if (cost.bytes < minBytes) continue;
    const score = cost.seconds / cost.bytes;
    if (mostMemory === undefined || cost.grownBytes / cost.bytes > mostMemory.grownBytes / mostMemory.bytes)
      mostMemory = cost;
    if (perByte === undefined || score > perByte.seconds / perByte.bytes)
      perByte = await confirmedPerByte(reader, cost, perByte);
    pool.push({ text, score });
    if (pool.length > 24) pool.sort((one, other) => other.score - one.score).length = 16;
  }
  return { inputs, perByte, longest, mostMemory };
}

/** Garbage collection delays a measurement, so the lower of two counts. */
async function measuredAgain(reader: Reader, cost: Cost): Promise<Cost> {
  const second = await costOf(reader, cost.text);
  return second === undefined || second.seconds > cost.seconds ? cost : second;
}

async function confirmed(reader: Reader, cost: Cost, best: Cost | undefined): Promise<Cost> {
  const lower = await measuredAgain(reader, cost);
  return best === undefined || lower.seconds > best.seconds ? lower : best;
}

async function confirmedPerByte(reader: Reader, cost: Cost, best: Cost | undefined): Promise<Cost> {
  const lower = await measuredAgain(reader, cost);
  return best === undefined || lower.seconds / lower.bytes > best.seconds / best.bytes ? lower : best;
}

function usageHere(): Budget {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { processorMs: (userCPUTime + systemCPUTime) / 1000, memoryBytes: maxRSS * 1024 };
}

export const overrunOfCost = (reader: Reader, { bytes, seconds, grownBytes }: Cost): Overrun | undefined =>
  overrunOf(budgetFor(reader.budget, bytes), { processorMs: seconds * 1000, memoryBytes: grownBytes });

export async function costOf(reader: Reader, text: string): Promise<Cost | undefined> {
  const input = reader.bytesOf(text);
  if (input.length > maxBytes || input.length === 0) return undefined;
  const usage = reader.usage ?? usageHere;
  const before = usage();
  await reader.read(input);
  const after = usage();
  return {
    text,
    bytes: input.length,
    seconds: Math.max(0, after.processorMs - before.processorMs) / 1000,
    grownBytes: Math.max(0, after.memoryBytes - before.memoryBytes),
  };
}

/** A text that compresses well may be a small input. */
const maxLetters = 8 * 1024 * 1024;

function changed(random: Random, text: string, other: string): string {
  let result = text;
  for (let left = random.whole(1, 3); left > 0; left -= 1) result = changedOnce(random, result, other);
  return result.slice(0, maxLetters);
}

function changedOnce(random: Random, text: string, other: string): string {
  const from = random.whole(0, text.length);
  const to = Math.min(text.length, from + (random.chance(0.7) ? random.whole(1, 8) : random.whole(1, 400)));
  const piece = text.slice(from, to);
  const times = random.pick([2, 10, 100, 1000, 10_000, 60_000]);
  const fitting = Math.min(times, Math.floor(maxLetters / Math.max(1, piece.length)));
  switch (random.whole(0, 5)) {
    case 0:
    case 1:
      return text.slice(0, to) + piece.repeat(fitting) + text.slice(to);
    case 2:
      return text.slice(0, from) + random.pick(tokens).repeat(times) + text.slice(from);
    case 3:
      return text.slice(0, from) + random.pick(tokens) + text.slice(to);
    case 4:
      return text.slice(0, from) + text.slice(to);
    default:
      return text.slice(0, from) + other.slice(random.whole(0, other.length));
  }
}
