import { safetyAnswer } from '@palmleaf/engines/safety/answer';
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
});
