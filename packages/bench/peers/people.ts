import { operations } from '../../contract/operations.ts';
import type { Bought } from '../cost/answers.ts';

interface PeerCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Person {
  readonly id: string;
  readonly palmId: PeerCall;
  readonly palmCalls: readonly PeerCall[];
  readonly charts: readonly PeerCall[];
}

export function people(count: number, bought: readonly Bought[]): readonly Person[] {
  return Array.from({ length: count }, (_, index) => {
    const calls = bought.map(({ call: { operation, body } }) => ({
      operation,
      path: operations[operation].path,
      body: bodyOfPerson(body, index),
    }));
    const [palmId] = calls.filter(({ operation }) => operation === 'get-palm-id');
    if (palmId === undefined) throw new Error('nothing asks for a palm_id');
    const otherCalls = calls.filter((each) => each !== palmId);
    return {
      id: `p-${String(index).padStart(3, '0')}`,
      palmId,
      palmCalls: otherCalls.filter(({ body }) => 'palm_id' in body).map(withoutPalm),
      charts: otherCalls.filter(({ body }) => !('palm_id' in body)),
    };
  });
}

const withoutPalm = ({ path, body: { palm_id: _palm, ...body } }: PeerCall): PeerCall => ({ path, body });

function bodyOfPerson(body: PeerCall['body'], index: number): PeerCall['body'] {
  return {
    ...body,
    ...('image_url' in body ? { image_url: `https://photos.example/p-${index}.jpg` } : {}),
    ...('day' in body ? { day: 1 + (index % 28), month: 1 + (Math.floor(index / 28) % 12) } : {}),
  };
}
