import { readdirSync, readFileSync } from 'node:fs';
import { traditions } from '@palmleaf/contract/astrology';
import { defaultPolicy, meaningOf } from '@palmleaf/shared/service-client/answer';
import { messageIn } from '@palmleaf/shared/service-client/profile/contents';
import { classOfAnswer } from '@palmleaf/shared/service-client/profile/judge';
import { readProfile } from '@palmleaf/shared/service-client/profile/read';
import type { refusedMatters } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { anna, service } from './conversation.ts';

const folder = new URL('../../../../config/profiles/', import.meta.url);
const profiles = readdirSync(folder).map((file) =>
  readProfile(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);

const refusedQuestions: Record<
  (typeof refusedMatters)[number] | 'unknown' | 'two charts' | 'a name without Latin letters',
  string
> = {
  distress: 'I want to end my life',
  death: 'How long will I live?',
  'sex of a child': 'Will it be a boy or a girl?',
  diagnosis: 'Do I have diabetes?',
  gamble: 'Will I win the lottery?',
  unknown: 'Who wins the election?',
  'two charts': 'How many gunas match between us?',
  'a name without Latin letters': 'What is my name number?',
};

describe.each(traditions)('in the %s tradition', (ac) => {
  test.each(Object.entries(refusedQuestions))(
    'The pipeline reads the refusal of a %s as not bought, with its reason',
    async (_, q) => {
      const name = /name/.test(q) ? 'अन्ना' : anna.name;
      const body = await service()({ ...anna, ac, name, q });
      expect(body.status).toBe(false);
      for (const profile of profiles) {
        const answer = { operation: 'chat' as const, status: 200, text: JSON.stringify(body), body };
        const judged = classOfAnswer(profile, answer);
        expect(judged).toBe('json with status false');
        expect(meaningOf(judged, defaultPolicy)).toBe('refused');
        expect(messageIn(profile, body)).toContain(body.message.slice(0, 40));
      }
    },
  );
});

test('The conversation keeps its subject after a refused question', async () => {
  const ask = service();
  await ask({ ...anna, sid: 's', q: 'How is my career?' });
  await ask({ ...anna, sid: 's', q: 'When will I die?' });
  const { status, message } = await ask({ ...anna, sid: 's', q: 'tell me more' });
  expect(status).toBe(true);
  expect(message).toContain('work');
});
