import { ruleComposer, toldOf } from '../../service/chat/answer/rule-composer.ts';
import type { Composer } from '../../service/chat/composer.ts';
import { english } from '../../service/chat/languages/english/english.ts';
import { wordsOf } from '../../service/chat/languages/languages.ts';
import { tell } from '../../service/chat/languages/tell.ts';
import type { Language } from '../../shared/contract/languages.ts';
import { askingCount, chatProse } from './of-chats.ts';

/** What real answers say, a statement each of another kind, and the kinds spread over all that are met. */
export async function chatSentences(language: Language, count: number): Promise<readonly string[]> {
  const words = await wordsOf(language);
  const told = new Map<string, Set<string>>();
  const listening: Composer = {
    compose(brief) {
      const manner = { level: brief.level, tradition: brief.nativity.tradition };
      for (const statement of toldOf(brief).paragraphs.flat()) {
        const texts = told.get(statement.say) ?? new Set();
        told.set(statement.say, texts.add(tell(words, statement, manner)));
      }
      return ruleComposer.compose(brief);
    },
  };
  for (let person = 0; person < askingCount; person++) await chatProse(person, language, listening);
  const kinds = Object.keys(english.sentences).filter((kind) => told.has(kind) && kind !== 'period');
  return Array.from({ length: count }, (_, i) => {
    const texts = [...(told.get(kinds[Math.floor((i * kinds.length) / count)] ?? '') ?? [])];
    return texts[Math.floor(texts.length / 2)] ?? '';
  });
}
