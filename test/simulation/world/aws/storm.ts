import { hour, minute } from '../scenario/times.ts';
import type { BusFaults } from './bus.ts';
import { healthyTable, type TableFaults } from './faulty-table.ts';
import type { QueueFaults } from './queue.ts';

const stormyTable: TableFaults = {
  refused: 0.004,
  answerLost: 0.001,
  sentTwice: 0.002,
  slow: 0.003,
  stale: 0.05,
};
const stormyQueue: QueueFaults = { duplicateChance: 0.05, lateChance: 0.03, latestMs: 10 * minute };
export const latestMessageMs = 5 * hour;
const lateQueue: QueueFaults = { duplicateChance: 0.05, lateChance: 0.01, latestMs: latestMessageMs };
const healthyQueue: QueueFaults = { duplicateChance: 0, lateChance: 0, latestMs: 0 };

const stormyBus: BusFaults = { refused: 0.05, answerLost: 0.05, entryFailed: 0.03 };
const healthyBus: BusFaults = { refused: 0, answerLost: 0, entryFailed: 0 };

export const tableFaults = (isStormy: boolean): TableFaults => (isStormy ? stormyTable : healthyTable);

export const busFaults = (isStormy: boolean): BusFaults => (isStormy ? stormyBus : healthyBus);

export function queueFaults(isStormy: boolean, isLate: boolean): QueueFaults {
  if (!isStormy) return healthyQueue;
  return isLate ? lateQueue : stormyQueue;
}
