import {
  type NamesWhere,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';

export type PalmSection = NamesWhere<{ readonly placement: 'feature' | 'first' }>;
const isSection = (name: OperationName): name is PalmSection =>
  operations[name].placement === 'feature' || operations[name].placement === 'first';
export const sections = operationNames.filter(isSection);

export type PalmTopic = NamesWhere<{ readonly placement: 'topic' }>;
const isTopic = (name: OperationName): name is PalmTopic => operations[name].placement === 'topic';
export const topics = operationNames.filter(isTopic);
