import { StackError } from '../basics/errors.ts';

export interface Machine {
  readonly platform: string;
  readonly arch: string;
}

/** This machine, or the one that `LOCAL_STACK_MACHINE` names (`darwin-arm64`), whose features it then has. */
export const thisMachine: Machine = machineNamed(process.env.LOCAL_STACK_MACHINE) ?? realMachine();

export function realMachine(): Machine {
  const { platform, arch } = process;
  return { platform, arch };
}

function machineNamed(name: string | undefined): Machine | undefined {
  if (name === undefined || name === '') return undefined;
  const [, platform, arch] = /^([a-z0-9]+)-([a-z0-9]+)$/.exec(name) ?? [];
  if (platform === undefined || arch === undefined)
    throw new StackError(`LOCAL_STACK_MACHINE=${name} is not a known machine; try linux-arm64`);
  return { platform, arch };
}

export const supportedMachines = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'] as const;

export const kindOf = ({ platform, arch }: Machine): string => `${platform}-${arch}`;

export const isSupported = (machine: Machine): boolean =>
  supportedMachines.some((kind) => kind === kindOf(machine));

interface Traits {
  readonly hasAllLoopbackAddresses: boolean;
  /** Without /proc, memory limits are not enforced. */
  readonly reportsMemory: boolean;
  readonly maxSocketPathBytes: number;
}

/** Socket paths stay four bytes below sun_path: 108 in unix(7) of Linux, 104 in unix(4) of macOS. */
export const traitsOf = ({ platform }: Machine): Traits =>
  platform === 'linux'
    ? { hasAllLoopbackAddresses: true, reportsMemory: true, maxSocketPathBytes: 104 }
    : { hasAllLoopbackAddresses: false, reportsMemory: false, maxSocketPathBytes: 100 };
