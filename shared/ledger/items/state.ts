/** States of a report header. The last three before `erasing` are ends: nothing is due any more, but to be published. */
export const states = ['due', 'working', 'waiting', 'complete', 'partial', 'failed', 'erasing'] as const;
export type State = (typeof states)[number];

export const endStates = ['complete', 'partial', 'failed'] as const satisfies readonly State[];
export type EndState = (typeof endStates)[number];

export function isEnd(state: State): state is EndState {
  return endStates.some((end) => end === state);
}
