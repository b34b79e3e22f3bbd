import { doubtAnswer, safetyAnswer } from '@palmleaf/engines/safety/answer';
import { dangerKinds, safetyLanguages } from '@palmleaf/engines/safety/kinds';
import { describe, expect, test } from 'vitest';
import { safetyTexts } from '../tables/safety/entry.ts';

describe('The answer to a message about danger', () => {
  test.each(safetyLanguages)(
    'The answer to a message about danger in %s says what to do, names telephone numbers, and names no planet',
    async (language) => {
      const texts = await safetyTexts(language);
      for (const kind of dangerKinds) {
        const { message, help } = safetyAnswer({ kind, country: 'IN', texts });
        expect(message.length).toBeGreaterThan(150);
        for (const { phone, url } of help) expect(message).toContain(phone ?? url ?? 'none');
        expect(message).not.toMatch(/Saturn|Mars|Jupiter|Moon|शनि|சனி|Сатурн/i);
      }
    },
  );

  test.each(safetyLanguages)(
    'The reply to a doubtful danger in %s names the same telephone numbers, and says how to have the question answered',
    async (language) => {
      const texts = await safetyTexts(language);
      for (const kind of dangerKinds) {
        const need = { kind, country: 'IN', texts };
        const { message, help } = doubtAnswer(need);
        expect(help).toEqual(safetyAnswer(need).help);
        for (const { phone, url } of help) expect(message).toContain(phone ?? url ?? 'none');
        expect(message).not.toContain(texts.advice[kind]);
        expect(message.endsWith(`\n\n${texts.orReword}`)).toBe(true);
        expect(message).not.toMatch(/\{|\b2\b/);
      }
    },
  );
});
