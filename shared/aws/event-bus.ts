import { type EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { Bus } from '../events/bus.ts';
import { eventSource, type PalmleafEvent } from '../events/events.ts';

const entriesAtOnce = 10;

export class EventBridgeBus implements Bus {
  readonly #client: EventBridgeClient;
  readonly #name: string;

  constructor(client: EventBridgeClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  async put(events: readonly PalmleafEvent[]): Promise<readonly boolean[]> {
    const accepted: boolean[] = [];
    for (let start = 0; start < events.length; start += entriesAtOnce) {
      const group = events.slice(start, start + entriesAtOnce);
      const answer = await this.#client.send(
        new PutEventsCommand({ Entries: group.map((event) => this.#entry(event)) }),
      );
      accepted.push(...group.map((_event, position) => answer.Entries?.[position]?.EventId !== undefined));
    }
    return accepted;
  }

  #entry({ kind, detail }: PalmleafEvent) {
    return {
      EventBusName: this.#name,
      Source: eventSource,
      DetailType: kind,
      Detail: JSON.stringify(detail),
      Time: new Date(detail.at),
    };
  }
}
