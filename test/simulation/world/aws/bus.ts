import type { Bus } from '../../../../shared/events/bus.ts';
import type { PalmleafEvent } from '../../../../shared/events/events.ts';
import type { Process } from '../process.ts';
import type { Random } from '../random.ts';

class BusError extends Error {
  override readonly name = 'InternalException';
}

/** Chances from 0 to 1. */
export interface BusFaults {
  readonly refused: number;
  readonly answerLost: number;
  readonly entryFailed: number;
}

export class FakeBus {
  readonly #random: Random;
  readonly #faults: () => BusFaults;
  readonly #listener: (event: PalmleafEvent) => void;

  constructor(random: Random, faults: () => BusFaults, listener: (event: PalmleafEvent) => void) {
    this.#random = random;
    this.#faults = faults;
    this.#listener = listener;
  }

  of(process: Process): Bus {
    const random = this.#random;
    return {
      put: (events) => {
        const { refused, answerLost, entryFailed } = this.#faults();
        const error = () => new BusError('The bus has failed');
        return process.cross(
          random.between(10, 60),
          async () =>
            events.map((event) => {
              if (random.chance(entryFailed)) return false;
              this.#listener(event);
              return true;
            }),
          random.chance(refused)
            ? { kind: 'error before', error }
            : random.chance(answerLost)
              ? { kind: 'error after', error }
              : { kind: 'none' },
        );
      },
    };
  }
}
