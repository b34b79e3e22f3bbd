export { StackError } from './basics/errors.ts';
export type { StackOptions } from './host/options.ts';
export { type LocalFunction, type LocalStack, startStack } from './host/start-stack.ts';
export { isSupported, kindOf, type Machine, supportedMachines, thisMachine } from './platform/machine.ts';
export { restrictToOwner } from './platform/state-directory.ts';
