import type { Language } from '../../contract/languages.ts';
import { composedAnswer, ruleComposer } from '../../service/chat/answer/rule-composer.ts';
import type { Composer } from '../../service/chat/composer.ts';
import type { Manner, Statement } from '../../texts/chat/statements/statement.ts';
import { tell } from '../../texts/chat/tell.ts';
import { languageTexts as english } from '../../texts/en/chat/index.ts';
import { wordsOf } from '../../texts/tables/chat/index.ts';
import { askingCount, chatProse } from './of-chats.ts';

interface StatedSample {
  readonly statement: Statement;
  readonly manner: Manner;
}

export async function chatStatements(people: number): Promise<readonly (readonly StatedSample[])[]> {
  const answers: StatedSample[][] = [];
  const recording: Composer = {
    compose(brief) {
      const manner = { level: brief.level, tradition: brief.nativity.tradition };
      answers.push(
        composedAnswer(brief).paragraphs.flatMap((all) => all.map((statement) => ({ statement, manner }))),
      );
      return ruleComposer.compose(brief);
    },
  };
  for (let person = 0; person < people; person++) await chatProse(person, 'en', recording);
  return answers;
}

export async function chatSentences(language: Language, count: number): Promise<readonly string[]> {
  const words = await wordsOf(language);
  const byKind = Map.groupBy((await chatStatements(askingCount)).flat(), ({ statement }) => statement.say);
  const kinds = Object.keys(english.sentences).flatMap((kind) =>
    [...byKind].filter(([say]) => say === kind && say !== 'period').map(([, samples]) => samples),
  );
  return Array.from({ length: count }, (_, i) => {
    const samples = kinds[Math.floor((i * kinds.length) / count)] ?? [];
    const middle = samples[Math.floor(samples.length / 2)];
    return middle ? tell(words, middle.statement, middle.manner) : '';
  });
}
