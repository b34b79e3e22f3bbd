import { type GateName, gateId, waitingOnGate } from './gate.ts';

const joint = '+';

/** Returns what a subject waits on that several gates hold back: one partition for each set of gates. */
export const waitingOnGates = (names: readonly GateName[]): string =>
  [...new Set(names.map(waitingOnGate))].sort().join(joint);

/** Returns every set of gates that includes this one: where subjects wait that it may release. */
export function waitingOnAnyWith(name: GateName, all: readonly GateName[]): string[] {
  const others = all.filter((other) => gateId(other) !== gateId(name));
  const sets = others.reduce<GateName[][]>(
    (found, other) => [...found, ...found.map((set) => [...set, other])],
    [[name]],
  );
  return sets.map(waitingOnGates);
}
