import type { PalmleafEvent } from './events.ts';

export interface Bus {
  /**
   * Sends events in order.
   * @returns for each, whether the bus accepted it; throws if none may have arrived
   */
  put(events: readonly PalmleafEvent[]): Promise<readonly boolean[]>;
}
