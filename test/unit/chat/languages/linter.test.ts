import { readFile } from 'node:fs/promises';
import { tell } from '@palmleaf/texts/chat';
import { beforeAll, describe, expect, test } from 'vitest';
import { chatStatements } from '../../../../packages/bench/prose/chat-sentences.ts';
import { askingCount } from '../../../../packages/bench/prose/of-chats.ts';
import { grammar, type JudgedLanguage } from '../../../../packages/contract/test/chat/languages/grammar.ts';
import { planted } from '../../../../packages/contract/test/chat/languages/planted.ts';
import { everyStatement } from '../../../../packages/service/test/chat/languages/every-statement.ts';
import { wordsOf } from '../../../../packages/texts/tables/chat/index.ts';
import { englishWords, faultsIn } from './linter.ts';

const statements = everyStatement();
const ofEnglish = englishWords(statements);
const isJudged = (code: string): code is JudgedLanguage => Object.hasOwn(grammar, code);
const judged = Object.keys(grammar).filter(isJudged);

test.each(judged)('The linter finds all ten faulty sentences in %s', (language) => {
  expect(planted[language]).toHaveLength(10);
  expect(planted[language].filter((text) => faultsIn(language, text, ofEnglish).length === 0)).toEqual([]);
});

describe('the texts of the chat', () => {
  let answers: Awaited<ReturnType<typeof chatStatements>>;
  beforeAll(async () => {
    answers = await chatStatements(askingCount);
  });

  test.each(judged)(
    'In %s, the linter finds no fault in answers to many charts or in any kind of statement, and no answer repeats a sentence',
    async (language) => {
      const words = await wordsOf(language);
      const texts = new Set(statements.map(({ statement, manner }) => tell(words, statement, manner)));
      for (const answer of answers) {
        const sentences = answer.map(({ statement, manner }) => tell(words, statement, manner));
        expect(sentences.filter((text, i) => sentences.indexOf(text) !== i)).toEqual([]);
        for (const text of sentences) texts.add(text);
      }
      expect(texts.size).toBeGreaterThan(2_000);
      const faults = [...texts].flatMap((text) =>
        faultsIn(language, text, ofEnglish).map((fault) => `${fault} in ${text}`),
      );
      expect(faults.slice(0, 10)).toEqual([]);
    },
  );
});

test.each(judged)(
  'The page of %s has twenty sentences of the chat to judge, none with a linter fault',
  async (language) => {
    const page = await readFile(
      new URL(`../../../../docs/languages/${language}.md`, import.meta.url),
      'utf8',
    );
    const [, shown = ''] = page.split('## The answers of the chat\n');
    const sentences = [...(shown.split('\n## ')[0] ?? '').matchAll(/^\d+\. (.+)$/gm)].map(
      ([, one = '']) => one,
    );
    expect(new Set(sentences).size).toBe(20);
    expect(sentences.flatMap((one) => faultsIn(language, one, ofEnglish))).toEqual([]);
  },
);
