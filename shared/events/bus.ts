import type { PalmleafEvent } from './events.ts';

/** Where events are told: an EventBridge bus. */
export interface Bus {
  /**
   * Tells events, in their order.
   *
   * @returns for each of them whether the bus has taken it; throws when none of them may have arrived
   */
  put(events: readonly PalmleafEvent[]): Promise<readonly boolean[]>;
}
