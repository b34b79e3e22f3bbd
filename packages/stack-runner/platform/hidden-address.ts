import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StackError } from '../basics/errors.ts';
import { type Machine, thisMachine, traitsOf } from './machine.ts';

export interface HiddenAddress {
  readonly host: string;
  readonly port: number;
}

/** 4190 and 6679 are missing because Chromium 153 reached them. https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10080,
] as const;

const attempts = 3;
const maxChoices = 200;

/** Browsers block the port, and only the caller receives the random loopback address. */
export async function startHidden<T>(
  start: (address: HiddenAddress) => Promise<T>,
  machine: Machine = thisMachine,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(await chooseFreeAddress(machine));
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function chooseFreeAddress(machine: Machine): Promise<HiddenAddress> {
  for (let choice = 0; choice < maxChoices; choice += 1) {
    const address = {
      host: chooseHost(machine),
      port: blockedPorts[randomInt(blockedPorts.length)] ?? blockedPorts[0],
    };
    if (await isFree(address)) return address;
  }
  throw new StackError(`none of the ports that browsers refuse is free: ${blockedPorts.join(', ')}`);
}

function chooseHost(machine: Machine): string {
  return traitsOf(machine).hasAllLoopbackAddresses
    ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
    : '127.0.0.1';
}

function isFree({ host, port }: HiddenAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });
}
