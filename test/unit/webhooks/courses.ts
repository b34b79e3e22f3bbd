import { type Act, type AddressResponse, type RecordedEvent, responses } from './prediction.ts';
import { hour, second } from './world.ts';

/** `minute`: workers run; `act`: an operator acts; `die`: a worker dies. */
type Step = 'record' | 'minute' | 'response' | 'act' | 'two acts' | 'die' | 'erase';

export interface Course {
  readonly steps: readonly Step[];
  readonly acts: readonly Act['does'][];
  readonly responses: readonly AddressResponse[];
  readonly maxEvents: readonly number[];
  readonly delaysMs: readonly number[];
  readonly spreadMs: number;
  readonly replayPageMs: number;
}

const everything: Course = {
  steps: ['record', 'record', 'minute', 'minute', 'minute', 'response', 'act', 'two acts', 'die', 'erase'],
  acts: ['enable', 'enable', 'disable', 'end rotation', 'rotate', 'replay', 'replay', 'replay one', 'erase'],
  responses,
  maxEvents: [3, 12, 130],
  delaysMs: [0, second, 3 * hour],
  spreadMs: 4 * second,
  replayPageMs: 0,
};
export const courses: readonly Course[] = [
  everything,
  everything,
  { ...everything, acts: [...everything.acts, 'remove'] },
  {
    ...everything,
    steps: ['record', 'minute', 'minute', 'act', 'act'],
    acts: ['replay', 'replay', 'replay', 'enable'],
    maxEvents: [160],
    delaysMs: [0],
    spreadMs: 0,
    replayPageMs: 20 * second,
  },
  {
    ...everything,
    steps: ['minute', 'minute', 'minute', 'minute', 'act'],
    acts: ['replay one', 'enable'],
    responses: responses.filter(({ posted }) => posted.problem !== undefined && posted.problem !== 'gone'),
    maxEvents: [2],
  },
];

const bodies = new Map<RecordedEvent, string>();

export function bodyOf(event: RecordedEvent): string {
  const known = bodies.get(event);
  if (known !== undefined) return known;
  const [type, data] = eventOf(event);
  const body = JSON.stringify({ type, timestamp: data.at, data });
  bodies.set(event, body);
  return body;
}

export function eventOf({ kind, id, subject, at }: RecordedEvent) {
  const calls = { bought: 17, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0 };
  const time = new Date(at).toISOString();
  return [kind, { version: 1, id, at: time, batch: 'june', subject, revision: 1, calls }] as const;
}
