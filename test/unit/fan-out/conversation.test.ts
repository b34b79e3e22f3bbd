import { expect, test } from 'vitest';
import { conversationBody, conversationsOf } from '../../../functions/fan-out/flow/conversation.ts';
import type { Part } from '../../../shared/ledger/items/part.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { askedIn, planOf } from '../../../shared/plan/plan.ts';
import { row } from '../../support/worlds/ledger-world.ts';

const { calls } = planOf(
  'june/anna',
  {
    row: {
      value: row({
        name: 'Anna',
        gender: 'female',
        place: 'Pune',
        country: 'IN',
        questions: ['1', '2', '3'],
      }),
      source: { bucket: 'b', key: 'k', etag: 'e', sequencer: '1', time: 0 },
    },
  },
  2026,
  { sendPersonWithPhoto: false },
);
const questions = calls.filter(({ operation }) => operation === 'chat');
const stored = (reusedFrom?: string): Part => ({
  ...{
    pk: '',
    sk: '',
    v: 2,
    state: 'bought',
    operation: 'chat',
    inputsHash: 'h',
    inputsRevision: 1,
    wave: 'w',
    at: 0,
  },
  ...(reusedFrom === undefined ? {} : { reusedFrom }),
});
const kinds = [undefined, stored(), stored('june/ben'), stored('june/carl')];

test('A question continues the conversation of the first copied answer before it, or else the conversation of its own subject', () => {
  expect(questions).toHaveLength(3);
  for (const first of kinds)
    for (const second of kinds)
      for (const third of kinds) {
        const all = [first, second, third];
        const parts = new Map(
          all.flatMap((part, at): [PartName, Part][] => (part ? [[`chat/${at + 1}`, part]] : [])),
        );
        for (const [at, call] of questions.entries()) {
          const copied = all.slice(0, at).find((part) => part?.reusedFrom !== undefined)?.reusedFrom;
          const body = copied === undefined ? call.body : askedIn(copied, call.body);
          expect(conversationBody(call, parts)).toEqual(body);
          expect(conversationsOf([call], parts).size).toBe(1);
        }
      }
});
