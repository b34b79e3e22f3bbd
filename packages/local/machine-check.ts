import { mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { UsageError } from '../cli/index.ts';
import { isSupported, kindOf, type Machine, supportedMachines, thisMachine } from '../stack-runner/index.ts';

const neededBytes = 500_000_000;

interface MachineReport {
  readonly machine: Machine;
  readonly nodeVersion: string;
  /** `npm_config_user_agent`, for example `npm/11.1.0 node/v20.1.0 linux x64`. */
  readonly npmAgent?: string | undefined;
  readonly freeBytes: number | undefined;
  readonly refusedPorts: readonly string[];
}

/** A sentence for each thing that this machine lacks, with the remedy. */
export function missingOnMachine({
  machine,
  nodeVersion,
  npmAgent,
  freeBytes,
  refusedPorts,
}: MachineReport): string[] {
  const faults: string[] = [];
  if (!isSupported(machine)) {
    const advice = machine.platform === 'win32' ? '; on Windows, run it within WSL' : '';
    faults.push(
      `The stack runs on ${supportedMachines.join(', ')}, and this is ${kindOf(machine)}${advice}.`,
    );
  }
  if (major(nodeVersion) < 24)
    faults.push(
      `This is Node ${nodeVersion}, and the stack needs 24: "npm ci" installs it, and "npm start" uses it.`,
    );
  const npm = /^npm\/(\d+[.\d]*)/.exec(npmAgent ?? '')?.[1];
  if (npm !== undefined && major(npm) < 10)
    faults.push(`This is npm ${npm}, and 10 is needed: npm install --global npm.`);
  if (freeBytes !== undefined && freeBytes < neededBytes)
    faults.push(
      `The state folder has ${Math.floor(freeBytes / 1e6)} MB of free space, and the stack needs ${neededBytes / 1e6} MB: make room, or choose another folder with --state.`,
    );
  return [...faults, ...refusedPorts];
}

const major = (version: string): number => Number.parseInt(version, 10);

export async function checkMachine(
  state: string,
  ports: Readonly<Record<string, number>>,
  npmAgent: string | undefined,
): Promise<string[]> {
  const refused: (string | undefined)[] = [];
  for (const [option, port] of Object.entries(ports)) refused.push(await refusal(option, port));
  return missingOnMachine({
    machine: thisMachine,
    nodeVersion: process.versions.node,
    npmAgent,
    freeBytes: freeBytesAt(state),
    refusedPorts: [...refused, sameTwice(ports)].filter((sentence) => sentence !== undefined),
  });
}

/** @throws UsageError if no folder can be there */
export function makeStateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The state folder ${path} cannot be made (${why}): choose another with --state.`);
  }
}

function freeBytesAt(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return dirname(folder) === folder ? undefined : freeBytesAt(dirname(folder));
  }
}

function refusal(option: string, port: number): Promise<string | undefined> {
  if (port === 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) =>
        resolve(`Port ${port} (${option}) is refused: ${reasons[error.code ?? ''] ?? error.message}.`),
      )
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}

function sameTwice(ports: Readonly<Record<string, number>>): string | undefined {
  const chosen = Object.values(ports).filter((port) => port !== 0);
  if (new Set(chosen).size === chosen.length) return undefined;
  return `${Object.keys(ports).join(' and ')} name the same port, and each needs a different one.`;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens there already; choose another, or leave it out',
  EACCES: 'only an administrator may listen there; choose one above 1023',
};
