import type { PalmReading } from '@palmleaf/engines/palm';
import { plainErrors, ratioErrors } from '@palmleaf/engines/palm';
import { cuts, handType, readingOf } from '@palmleaf/engines/testing';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn } from '@palmleaf/texts/palm';
import { german } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { sectionAnswer } from '../../palmistry/answers/features.ts';

type Change = Partial<PalmReading['proportions']> & { readonly pose?: Partial<PalmReading['pose']> };

async function withHand({ pose, ...change }: Change): Promise<PalmReading> {
  const reading = await readingOf('anna');
  const posed = { lean: 5, bent: [], hidden: [], ...pose };
  const proportions = { ...reading.proportions, ...change };
  return {
    ...reading,
    pose: posed,
    proportions,
    handType: handType(proportions, ratioErrors(posed, proportions)),
  };
}

const textOf = (reading: PalmReading, words = english) => {
  const answer = sectionAnswer('hand-type', palmIn(words, reading));
  return {
    element: 'element' in answer ? answer.element : undefined,
    text: answer.text,
    measured: answer.rests_on[0],
  };
};

const [long, short] = [cuts.fingers.cut + 0.1, cuts.fingers.cut - 0.1];
const [narrow, broad] = [cuts.palm.cut + 0.2, cuts.palm.cut - 0.2];
const {
  fingers: { cut: usual },
  palm: { cut: middling },
} = cuts;

describe('a hand between two types', () => {
  test.each([
    ['broadPalm', { fingers: usual, palm: broad }, 'between Earth and Air'],
    ['longPalm', { fingers: usual, palm: narrow }, 'between Fire and Water'],
    ['shortFingers', { fingers: short, palm: middling }, 'between Earth and Fire'],
    ['longFingers', { fingers: long, palm: middling }, 'between Air and Water'],
  ] as const)(
    'A hand between two types is read by the trait that both share: %s',
    async (trait, proportions, element) => {
      const hand = await withHand(proportions);
      expect(textOf(hand).element).toBe(element);
      expect(textOf(hand).text).toContain(english.handType.between[trait]);
      expect(textOf(hand).text).toContain(english.handType.openSeen[trait]);
      expect(textOf(hand, german).text).toContain(german.handType.between[trait]);
      expect(textOf(hand).text).not.toContain('left open by this photo');
      expect(textOf(hand).measured).toMatch(new RegExp(`^${element} \\(.*\\d`));
    },
  );
});

test('A hand near both borders is called mixed, but not if only a leaning palm or a hidden thumb makes it uncertain', async () => {
  const mixed = { fingers: usual + plainErrors.fingers / 2, palm: middling - plainErrors.palm / 2 };
  expect(textOf(await withHand(mixed)).element).toMatch(/^mixed: /);
  const off = { fingers: usual + plainErrors.fingers * 1.5, palm: middling - plainErrors.palm * 1.5 };
  expect(textOf(await withHand(off)).element).toBe('Air');
  const leaning = textOf(await withHand({ ...off, pose: { lean: 24 } }));
  expect(leaning.element).toBe('not decided by this photo');
  expect(leaning.text).toContain(english.handType.leaning);
  const near = { fingers: usual + plainErrors.fingers * 1.1, palm: middling - plainErrors.palm * 1.1 };
  const thumb = textOf(await withHand({ ...near, cutFingers: ['thumb'] }));
  expect(thumb.text).toContain('whole and straight: the thumb');
  expect(thumb.text).not.toContain(english.handType.leaning);
});

test('A hand without measured fingers is read by its palm alone, and the text names the missing finger', async () => {
  const cut = textOf(await withHand({ fingers: null, cutFingers: ['middle'], palm: broad }));
  expect(cut.element).toBe('between Earth and Air');
  expect(cut.text).toContain('the middle finger. A photo with the whole hand');
  const nothing = textOf(await withHand({ fingers: null, pose: { bent: ['middle'] }, palm: middling }));
  expect(nothing.element).toBe('not decided by this photo');
  expect(nothing.text).toContain('the middle finger');
  const posedText = textOf(await withHand({ fingers: null, palm: narrow }));
  expect(posedText.text).toContain('as they are held here');
});

test('If one photo leaves a hand between two types, another photo may choose one of them but never a third', () => {
  for (const fingers of [0.72, 0.75, 0.759, 0.78, 0.82])
    for (const palm of [1.36, 1.42, 1.463, 1.5, 1.6]) {
      const sure = handType({ fingers, palm }, { fingers: 0.001, palm: 0.001 });
      for (const more of [1, 2, 3]) {
        const open = handType({ fingers, palm }, { fingers: 0.022 * more, palm: 0.05 * more });
        expect(open.possible).toEqual(expect.arrayContaining(sure.possible));
      }
    }
});
