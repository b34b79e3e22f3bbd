import { operations } from '@palmleaf/contract/operations';
import { gateItems, gateKey, gatePrefix, isClosed } from '../../../shared/gate/gate.ts';
import { callsIn } from '../../../shared/ledger/intent.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { type Header, headerItems } from '../../../shared/ledger/items/header.ts';
import { batchKey, headerKey, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import type { Item, Key, Table } from '../../../shared/table/table.ts';
import { answerOf } from '../../support/worlds/ledger-world.ts';
import { textOf } from '../explorer/digest.ts';
import type { Process } from '../explorer/process.ts';
import type { Attempt, ScopeService } from './service.ts';

/** What a process last read, and the probes that it may still send. */
interface Seen {
  isClosed: boolean;
  probes: number;
}

interface WatchedWorld {
  readonly table: Table;
  readonly service: ScopeService;
  readonly now: number;
  items(): Iterable<Item>;
  wrong(what: string): void;
}

export class CallWatch {
  readonly #world: WatchedWorld;
  readonly #onTheWire: { readonly process: Process; readonly subject: string; readonly wakes: number }[] = [];
  readonly #seen = new Map<string, Seen>();

  constructor(world: WatchedWorld) {
    this.#world = world;
  }

  tableOf(process: Process): Table {
    const { table } = this.#world;
    return {
      get: async (key) => this.#noted(process, key, await table.get(key)),
      query: (query) => table.query(query),
      queryIndex: (query) => table.queryIndex(query),
      update: async (update) => {
        const result = await table.update(update);
        if (result.item !== undefined) this.#noted(process, update.key, result.item);
        return result;
      },
      delete: (removal) => table.delete(removal),
      transact: async (writes) => {
        const result = await table.transact(writes);
        for (const write of result.ok ? writes : []) {
          if (!('set' in write) || !write.key.pk.startsWith(gatePrefix)) continue;
          if (typeof write.set?.probes === 'number') this.#of(process, write.key).probes += 1;
          this.#noted(process, write.key, await table.get(write.key));
        }
        return result;
      },
    };
  }

  #noted(process: Process, key: Key, item: Item | undefined): Item | undefined {
    if (!key.pk.startsWith(gatePrefix)) return item;
    const gate = item && gateItems.parse(item);
    this.#of(process, key).isClosed = gate !== undefined && isClosed(gate, this.#world.now);
    return item;
  }

  #of(process: Process, { pk }: Key): Seen {
    const name = `${process.name} ${pk}`;
    const known = this.#seen.get(name) ?? { isClosed: true, probes: 0 };
    this.#seen.set(name, known);
    return known;
  }

  sender(process: Process, worker: string, subject: Subject) {
    const { service } = this.#world;
    return async (call: Call, _endpoint: unknown, credential: Credential): Promise<Answer> => {
      const attempt = this.#judged(process, worker, subject, call);
      const flight = { process, subject: subjectName(subject), wakes: process.wakes };
      this.#onTheWire.push(flight);
      this.#findConcurrent(subjectName(subject));
      try {
        return await process.perform({
          id: `call ${textOf(call)} ${credential.version}`,
          kind: 'call',
          what: () => `asks the service for ${attempt.part} of ${subjectName(subject)}`,
          effect: async () => {
            const answer = service.answer(attempt, call, credential);
            if (answer.meaning === 'bought') this.#charged(subject);
            return answer;
          },
          lost: () => answerOf('connection lost'),
        });
      } finally {
        this.#onTheWire.splice(this.#onTheWire.indexOf(flight), 1);
      }
    };
  }

  #judged(process: Process, worker: string, subject: Subject, call: Call): Attempt {
    const name = subjectName(subject);
    const { operation } = call;
    const gate = this.#of(process, gateKey({ base: operations[operation].base, scheme: 'token' }));
    if (gate.isClosed && gate.probes === 0)
      this.#world.wrong(`${process.name} sends ${operation} for ${name} through a gate that it saw closed`);
    if (gate.isClosed) gate.probes -= 1;
    const header = this.#headerOf(subject);
    const { lease, intent } = header ?? {};
    // A process that handles a redelivered message, or a report whose worker seems dead, owns `NAME.suffix`.
    const isOwn = lease?.owner === worker || lease?.owner.startsWith(`${worker}.`) === true;
    if (!isOwn || lease.until <= this.#world.now)
      this.#world.wrong(`${process.name} sends ${operation} for ${name} without its lease`);
    const intended = callsIn(intent).find((one) => one.operation === operation);
    if (intended !== undefined) {
      const { part, inputs: inputsHash, wave } = intended;
      return { subject: name, part, operation, inputsHash, wave };
    }
    this.#world.wrong(`${process.name} sends ${operation} for ${name}, and no intent names it`);
    return { subject: name, part: `chart/${operation}`, operation, inputsHash: '', wave: '' };
  }

  #headerOf(subject: Subject): Header | undefined {
    const item = this.#itemOf(headerKey(subject));
    return item && headerItems.parse(item);
  }

  #itemOf({ pk, sk }: Key): Item | undefined {
    for (const item of this.#world.items()) if (item.pk === pk && item.sk === sk) return item;
    return undefined;
  }

  #findConcurrent(subject: string): void {
    const senders = new Set(
      this.#onTheWire
        .filter((flight) => flight.subject === subject && flight.process.state === 'alive')
        .filter(({ process, wakes }) => process.wakes === wakes)
        .map(({ process }) => process.name),
    );
    if (senders.size > 1)
      this.#world.wrong(`${[...senders].sort().join(' and ')} send calls for ${subject} at once`);
  }

  #charged({ batch }: Subject): void {
    const item = this.#itemOf(batchKey(batch));
    const { ceiling, committed } = readAccount(item);
    const charged = this.#world.service.charged.filter(({ subject }) =>
      subject.startsWith(`${batch}/`),
    ).length;
    if (charged > committed)
      this.#world.wrong(
        `${charged} calls are charged for ${batch}, and only ${committed} are reserved in its budget`,
      );
    if (ceiling !== undefined && charged > ceiling)
      this.#world.wrong(`${charged} calls are charged for ${batch}, above its ceiling of ${ceiling}`);
  }
}
