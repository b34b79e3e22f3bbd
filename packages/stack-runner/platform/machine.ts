import { StackError } from '../basics/errors.ts';

/** A kind of machine, as Node names its system and its processor. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
}

/**
 * The machine to emulate: this one, or the one that `LOCAL_STACK_MACHINE` names, as in `darwin-arm64`. Linux can then do
 * without the features that macOS lacks; programs and native modules are always this machine's.
 */
export const thisMachine: Machine = machineNamed(process.env.LOCAL_STACK_MACHINE) ?? realMachine();

export function realMachine(): Machine {
  const { platform, arch } = process;
  return { platform, arch };
}

function machineNamed(name: string | undefined): Machine | undefined {
  if (name === undefined || name === '') return undefined;
  const [, platform, arch] = /^([a-z0-9]+)-([a-z0-9]+)$/.exec(name) ?? [];
  if (platform === undefined || arch === undefined)
    throw new StackError(`LOCAL_STACK_MACHINE=${name} is no machine; linux-arm64 is one`);
  return { platform, arch };
}

/** The machines that the stack runs on; Windows runs it through WSL, which is Linux. */
export const supportedMachines = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'] as const;

export const kindOf = ({ platform, arch }: Machine): string => `${platform}-${arch}`;

export const isSupported = (machine: Machine): boolean =>
  supportedMachines.some((kind) => kind === kindOf(machine));

/** Differences between operating systems. */
interface Traits {
  /** Answers on all of 127.0.0.0/8. Elsewhere an address but the first must be set up by hand. */
  readonly hasWholeLoopback: boolean;
  /** Says in /proc what memory each process holds for itself; elsewhere the memory limits of functions are not held. */
  readonly tellsMemory: boolean;
  /** The longest path of a Unix socket in bytes, some short of the system's own limit. */
  readonly maxSocketPathBytes: number;
}

/** Limits of socket paths: sun_path in unix(7) of Linux is 108 bytes, in unix(4) of macOS 104, each with its final zero. */
export const traitsOf = ({ platform }: Machine): Traits =>
  platform === 'linux'
    ? { hasWholeLoopback: true, tellsMemory: true, maxSocketPathBytes: 104 }
    : { hasWholeLoopback: false, tellsMemory: false, maxSocketPathBytes: 100 };
