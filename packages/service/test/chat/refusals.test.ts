import { readdirSync, readFileSync } from 'node:fs';
import { traditions } from '@palmleaf/contract/astrology';
import { defaultPolicy, meaningOf } from '@palmleaf/shared/service-client/answer';
import { messageIn } from '@palmleaf/shared/service-client/profile/contents';
import { classOfAnswer } from '@palmleaf/shared/service-client/profile/judge';
import { readProfile } from '@palmleaf/shared/service-client/profile/read';
import type { refusedMatters } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { anna, chatWith, service } from './conversation.ts';

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

test.each([
  ['en', "We've had two rounds of IVF, both failed. Do we go for a third in the spring or stop?"],
  ['de', 'Soll ich mir das Knie operieren lassen oder für meine Gesundheit lieber warten?'],
  ['es', '¿Sigo con el tratamiento de fertilidad o paro? Queremos un bebé'],
  ['fr', 'Dois-je me faire opérer du genou ou attendre, pour ma santé ?'],
  ['hi', 'घुटने का ऑपरेशन करवाऊँ या दवाई ही लूँ? सेहत ठीक नहीं'],
] as const)(
  'The chat does not weigh the sides of a choice about a treatment, and charges nothing: %s',
  async (language, q) => {
    const reply = await chatWith()({ ...anna, sid: 's', language, q });
    const message = expect.stringMatching(/doctor|Arzt|médico|médecin|डॉक्टर/);
    expect(reply).toMatchObject({ free: true, body: { status: false, message } });
  },
);

test.each([
  ['en', 'surgery in December 2026 or after Sankranti, which is better for my health?'],
  ['en', 'Operation on Monday or Friday?'],
  ['en', 'Which date is good for my operation in May?'],
  ['de', 'Operation im Mai oder im September?'],
] as const)('The chat chooses no day or month for a treatment: %s, "%s"', async (language, q) => {
  const reply = await chatWith()({ ...anna, sid: 's', language, q });
  const message = expect.stringMatching(/doctor|Arzt/);
  expect(reply).toMatchObject({ free: true, body: { status: false, message } });
});

test.each([
  ['en', 'Will I have a son or a daughter?'],
  ['es', '¿Tendré un niño o una niña?'],
  ['it', 'Avrò un figlio o una figlia?'],
])('The chat chooses no sex of a child, in whatever words the choice is: %s, "%s"', async (language, q) => {
  const { status, message } = await service()({ ...anna, language, q });
  expect([status, message]).toEqual([false, expect.stringMatching(/India/)]);
});

test.each(['My husband died. Will I have children?', 'I lost my baby. Will I ever be a mother?'])(
  'The chat answers the question beside the news of a death: %s',
  async (q) => expect((await service()({ ...anna, q })).message).toMatch(/children/),
);
