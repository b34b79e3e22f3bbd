import { chatRequest, traditions } from '@palmleaf/contract/astrology';
import type { Language } from '@palmleaf/contract/languages';
import { nativityOf } from '@palmleaf/engines/chart';
import { chatTopics } from '@palmleaf/texts/chat/terms';
import type { Statement } from '@palmleaf/texts/testing';
import { describe, expect, test } from 'vitest';
import { isAnswered } from '../../../chat/answer/matter/parts.ts';
import { composedAnswer, ruleComposer } from '../../../chat/answer/rule-composer.ts';
import type { Composer } from '../../../chat/composer.ts';
import { chatOperations } from '../../../chat/operations.ts';
import { type AskedPart, askedParts } from '../../../chat/question/asked-part.ts';
import { MemoryStore } from '../../../store/store.ts';
import { anna, birthOf, testNow } from '../conversation.ts';
import { briefOf, type QuestionCase } from './question-cases.ts';

const caseOf: Readonly<Record<AskedPart, Pick<QuestionCase, 'form' | 'intent'>>> = {
  whether: { form: 'closed', intent: 'nature' },
  when: { form: 'open', intent: 'when' },
  'how long': { form: 'duration', intent: 'when' },
  why: { form: 'why', intent: 'nature' },
  advice: { form: 'advice', intent: 'nature' },
  'what kind': { form: 'kind', intent: 'nature' },
};
const pairs = askedParts.flatMap((one) =>
  askedParts.filter((other) => other !== one).map((other) => [one, other] as const),
);
const isShown = (part: AskedPart): boolean => part !== 'what kind' && part !== 'advice';
const nativities = traditions.map((tradition) => nativityOf(birthOf(anna), tradition));

test.each(pairs)('An answer to "%s" also answers "%s" if another clause asks it', (main, beside) => {
  const faults = nativities.flatMap((nativity) =>
    chatTopics.flatMap((topic) => {
      const brief = briefOf(topic, { ...caseOf[main], firstStatements: [] }, 'neither', 'en');
      const { paragraphs } = composedAnswer({ ...brief, nativity, partsBeside: [beside] });
      const isDuration = beside === 'how long' && nativity.tradition === 'WESTERN';
      return !isShown(beside) || isDuration || isAnswered(beside, paragraphs.flat())
        ? []
        : [`${topic}, ${nativity.tradition}`];
    }),
  );
  expect(faults).toEqual([]);
});

type Words = Readonly<{ matters: readonly string[]; beside: Readonly<Partial<Record<AskedPart, string>>> }>;

const inLanguages = {
  en: {
    matters: ['Will I find work?', 'Will I get married?', 'Will I buy a house?'],
    beside: { when: 'And when?', why: 'And why is it so hard?', advice: 'What should I do for it?' },
  },
  de: {
    matters: ['Finde ich Arbeit?', 'Werde ich heiraten?', 'Kaufe ich ein Haus?'],
    beside: {
      when: 'Und wann?',
      why: 'Und warum ist es so schwer?',
      advice: 'Was soll ich dafür tun?',
    },
  },
  es: {
    matters: ['¿Encontraré trabajo?', '¿Me casaré?', '¿Compraré una casa?'],
    beside: {
      when: '¿Y cuándo?',
      why: '¿Y por qué cuesta tanto?',
      advice: '¿Qué debo hacer para eso?',
    },
  },
  fr: {
    matters: ['Vais-je trouver du travail ?', 'Vais-je me marier ?', 'Vais-je acheter une maison ?'],
    beside: {
      when: 'Et quand ?',
      why: 'Et pourquoi est-ce si dur ?',
      advice: 'Que dois-je faire pour ça ?',
    },
  },
  it: {
    matters: ['Troverò lavoro?', 'Mi sposerò?', 'Comprerò una casa?'],
    beside: { when: 'E quando?', why: 'E perché è così difficile?', advice: 'Che cosa devo fare?' },
  },
  pt: {
    matters: ['Vou encontrar trabalho?', 'Vou me casar?', 'Vou comprar uma casa?'],
    beside: { when: 'E quando?', why: 'E por que é tão difícil?', advice: 'O que devo fazer?' },
  },
  ru: {
    matters: ['Найду ли я работу?', 'Выйду ли я замуж?', 'Куплю ли я квартиру?'],
    beside: { when: 'И когда?', why: 'И почему так трудно?', advice: 'Что мне делать?' },
  },
  hi: {
    matters: ['क्या मुझे नौकरी मिलेगी?', 'क्या मेरी शादी होगी?', 'क्या मैं घर खरीद पाऊँगी?'],
    beside: { when: 'और कब?', why: 'और इतना मुश्किल क्यों है?', advice: 'मुझे क्या करना चाहिए?' },
  },
  ta: {
    matters: ['எனக்கு வேலை கிடைக்குமா?', 'எனக்குத் திருமணம் நடக்குமா?', 'நான் வீடு வாங்குவேனா?'],
    beside: { when: 'எப்போது?', why: 'ஏன் இவ்வளவு கடினம்?', advice: 'நான் என்ன செய்ய வேண்டும்?' },
  },
} as const satisfies Readonly<Partial<Record<Language, Words>>>;

async function statementsOf(q: string, language: string): Promise<Statement[]> {
  const told: Statement[] = [];
  const composer: Composer = {
    compose: (brief) => {
      told.push(...composedAnswer(brief).paragraphs.flat());
      return ruleComposer.compose(brief);
    },
  };
  const { chat } = chatOperations({
    store: new MemoryStore(),
    clock: () => testNow,
    newId: () => '0'.repeat(16),
    composer,
  });
  await chat(chatRequest.parse({ ...anna, language, q }), { language: 'en' });
  return told;
}

describe.each(Object.entries(inLanguages))('A message in %s', (language, { matters, beside }) => {
  test.each(matters)('gets the assessment and the part that a second question asks: %s', async (matter) => {
    const faults: string[] = [];
    for (const part of ['when', 'why', 'advice'] as const) {
      const second = beside[part];
      const told = await statementsOf(`${matter} ${second}`, language);
      for (const each of ['whether', part] as const)
        if (!isAnswered(each, told)) faults.push(`${each}: ${second}`);
    }
    expect(faults).toEqual([]);
  });
});
