import { expertiseLevels } from '@palmleaf/contract/astrology';
import type { Written } from '@palmleaf/contract/languages';
import { monthNames } from '@palmleaf/contract/month-names';
import { signNames } from '@palmleaf/engines/zodiac';
import { tell } from '@palmleaf/texts/chat';
import { languageOf } from '@palmleaf/texts/lexicons';
import { beforeAll, describe, expect, test } from 'vitest';
import { understand } from '../../../../packages/service/chat/question/understand.ts';
import {
  anna,
  readByAnna,
  service,
  testNow,
  thomas,
} from '../../../../packages/service/test/chat/conversation.ts';
import { everyStatement } from '../../../../packages/service/test/chat/languages/every-statement.ts';
import type { ChatWords } from '../../../../packages/texts/chat/chat-words.ts';
import { languageTexts as english } from '../../../../packages/texts/en/chat/index.ts';
import { wordsOf } from '../../../../packages/texts/tables/chat/index.ts';
import { french } from '../../../../packages/texts/test/chat/languages/french.ts';
import { german } from '../../../../packages/texts/test/chat/languages/german.ts';
import { hindi } from '../../../../packages/texts/test/chat/languages/hindi.ts';
import { italian } from '../../../../packages/texts/test/chat/languages/italian.ts';
import type { LanguageCase } from '../../../../packages/texts/test/chat/languages/language-case.ts';
import { portuguese } from '../../../../packages/texts/test/chat/languages/portuguese.ts';
import { russian } from '../../../../packages/texts/test/chat/languages/russian.ts';
import { spanish } from '../../../../packages/texts/test/chat/languages/spanish.ts';
import { tamil } from '../../../../packages/texts/test/chat/languages/tamil.ts';

const cases: Readonly<Record<Exclude<Written<'readings'>, 'en'>, LanguageCase>> = {
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  de: german,
  ru: russian,
  hi: hindi,
  ta: tamil,
};

const statements = everyStatement();
const sourceNames = /VSOP87|ELP\/MPP02|Swiss Ephemeris|UTC/g;

test('The statements with which the languages are judged cover every kind of statement of the chat', () => {
  const kinds = new Set(statements.map(({ statement }) => statement.say));
  expect(Object.keys(english.sentences).filter((kind) => ![...kinds].some((each) => each === kind))).toEqual(
    [],
  );
});

const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const isNamed = (name: string, text: string, after = '\\b'): boolean =>
  new RegExp(`\\b${name}${after}`).test(text);
const numbersIn = (text: string): string[] => [...new Set(text.match(/\d+/g) ?? [])].sort();
const inEnglish = statements.map(({ statement, manner }) => {
  const source = tell(english, statement, manner);
  return {
    source,
    named: new Set<string>([
      ...[...planets, ...signNames].filter((name) => isNamed(name, source)),
      ...monthNames.filter((name) => isNamed(name, source, ' \\d')),
    ]),
    wanted: numbersIn(source),
  };
});

describe.each(Object.values(cases))('the chat in $language', (judged) => {
  const { language } = judged;
  let words: ChatWords;
  beforeAll(async () => {
    words = await wordsOf(language);
  });

  test('The chat understands questions in everyday wording and detects their language', () => {
    expect(judged.questions.length).toBeGreaterThanOrEqual(40);
    const faults = judged.questions.flatMap(([question, about]) => {
      const isTalk = 'kind' in about && about.kind === 'small talk';
      const [talk] = isTalk ? readByAnna(question) : [];
      const { subject, refused } = talk ?? understand(question, testNow, anna.year);
      const asked = 'refused' in about ? { refused } : subject;
      const same = JSON.stringify(asked) === JSON.stringify(about);
      return same && languageOf(question) === language
        ? []
        : [`${question}: ${languageOf(question)} ${JSON.stringify(asked)}`];
    });
    expect(faults).toEqual([]);
  });

  test('The chat recognises fear in the words of the language, answers it with No, and does not read hope as fear', async () => {
    expect(judged.feared.length).toBeGreaterThanOrEqual(8);
    expect(judged.hoped.length).toBeGreaterThanOrEqual(4);
    const moodOf = (question: string) => understand(question, testNow, anna.year).mood;
    expect(judged.feared.filter((question) => moodOf(question) !== 'fear')).toEqual([]);
    expect(judged.hoped.filter((question) => moodOf(question) === 'fear')).toEqual([]);
    const no = words.answerInSentence('no', '').trim();
    for (const q of judged.feared) {
      const { status, message } = await service()({ ...anna, name: '', q });
      expect(status, q).toBe(true);
      expect(message.startsWith(no), `${q}: ${message}`).toBe(true);
    }
  });

  test('The chat answers in the language of the question, without leftover English or a promise, and refuses only forbidden questions', async () => {
    const faults: string[] = [];
    for (const [index, [q, about]] of judged.questions.entries()) {
      const person = index % 2 === 0 ? anna : thomas;
      const ep = expertiseLevels[index % 3] ?? 'STANDARD';
      const ac = index % 5 === 4 ? 'WESTERN' : 'VEDIC';
      const { status, message: whole } = await service()({ ...person, name: '', ac, ep, q });
      // Helplines keep their names.
      const message = whole.replace(/\n[^\n]+: [\d*#+][\d -]*$/gm, '');
      if (status === 'refused' in about) faults.push(`${q}: status ${status}`);
      const left = judged.faulty.exec(message)?.[0] ?? judged.promised.exec(message)?.[0];
      if (left) faults.push(`${q}: "${left}" in ${message}`);
    }
    expect(faults).toEqual([]);
  });

  test('The chat has a complete sentence for every statement, without English and without a promise', () => {
    const faults = statements.flatMap(({ statement, manner }) => {
      const text = tell(words, statement, manner).replace(sourceNames, '0');
      const fault =
        judged.faulty.exec(text)?.[0] ??
        judged.promised.exec(text)?.[0] ??
        /undefined|NaN|(?<!\p{L})null(?!\p{L})|\[object|\s,|\.\.|\s{2}|^$|^\p{Ll}|[^.:?!।]$/u.exec(text)?.[0];
      return fault === undefined ? [] : [`${statement.say} (${fault}): ${text}`];
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  test('Each sentence names the same planets, signs, months and numbers as the English sentence', () => {
    const faults = statements.flatMap(({ statement, manner }, at) => {
      const { source, named, wanted } = inEnglish[at] ?? expect.fail('no English sentence');
      const text = tell(words, statement, manner);
      // A month at the start of a sentence has a capital.
      const inMidst = text.slice(0, 1).toLowerCase() + text.slice(1);
      const names = [
        ...planets.filter((name) => named.has(name) && !judged.planets[name].test(text)),
        ...signNames.filter((name, i) => named.has(name) && !judged.signs[i]?.test(text)),
        ...monthNames.filter((name, i) => {
          const month = judged.months[i];
          return named.has(name) && !month?.test(text) && !month?.test(inMidst);
        }),
      ];
      // "1 of the 10" may be "one of the 10".
      const found = numbersIn(text);
      const numbers = wanted.filter((number) => number !== '1' && !found.includes(number));
      const invented = found.filter((number) => !wanted.includes(number));
      const wrong = [...names, ...numbers, ...invented];
      return wrong.length > 0 ? [`${statement.say}: ${wrong}\n${source}\n${text}`] : [];
    });
    expect([...new Set(faults)].slice(0, 12)).toEqual([]);
  });

  test('The chat answers follow-ups in the language, explains a word once, and answers an English question in the requested language', async () => {
    const ask = service();
    const texts: string[] = [];
    let before: ReturnType<typeof understand> | undefined;
    for (const [q, intent] of judged.followUps) {
      const { status, message } = await ask({ ...anna, ep: 'ADVANCED', sid: 's', q });
      expect(status, q).toBe(true);
      expect(judged.faulty.exec(message)?.[0], `${q}: ${message}`).toBeUndefined();
      before = understand(q, testNow, anna.year, before, before && [language]);
      expect([before.subject, before.intent], q).toEqual([{ kind: 'topic', topic: 'career' }, intent]);
      texts.push(message);
    }
    const explained = Object.values(words.glossary).map(({ meaning }) => meaning);
    for (const meaning of explained) {
      expect(texts.filter((message) => message.includes(meaning)).length, meaning).toBeLessThanOrEqual(1);
    }
    expect(texts.some((message) => explained.some((meaning) => message.includes(meaning)))).toBe(true);
    const { message } = await service()({ ...anna, name: '', language, q: 'How is my career?' });
    expect(judged.faulty.exec(message)?.[0]).toBeUndefined();
  });
});
