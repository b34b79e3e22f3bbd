/** Written by `npm run languages` from the folders of the languages. */
import de from '../../de/frame.json' with { type: 'json' };
import { record as deLexicon } from '../../de/lexicon.ts';
import en from '../../en/frame.json' with { type: 'json' };
import es from '../../es/frame.json' with { type: 'json' };
import { record as esLexicon } from '../../es/lexicon.ts';
import fr from '../../fr/frame.json' with { type: 'json' };
import { record as frLexicon } from '../../fr/lexicon.ts';
import hi from '../../hi/frame.json' with { type: 'json' };
import { record as hiLexicon } from '../../hi/lexicon.ts';
import it from '../../it/frame.json' with { type: 'json' };
import { record as itLexicon } from '../../it/lexicon.ts';
import type { Written } from '../../languages/kinds.ts';
import type { FrameTexts } from '../../lexicons/frame.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import pt from '../../pt/frame.json' with { type: 'json' };
import { record as ptLexicon } from '../../pt/lexicon.ts';
import ru from '../../ru/frame.json' with { type: 'json' };
import { record as ruLexicon } from '../../ru/lexicon.ts';
import ta from '../../ta/frame.json' with { type: 'json' };
import { record as taLexicon } from '../../ta/lexicon.ts';

/** The phrases of messages in each language. */
export const frameTexts: Readonly<Record<Written<'readings'>, FrameTexts>> = {
  en: en.own,
  es: es.own,
  pt: pt.own,
  fr: fr.own,
  it: it.own,
  de: de.own,
  ru: ru.own,
  hi: hi.own,
  ta: ta.own,
};

/** The words of questions in each language. */
export const lexiconTexts: Readonly<Record<Written<'questions'>, Lexicon>> = {
  es: esLexicon,
  pt: ptLexicon,
  fr: frLexicon,
  it: itLexicon,
  de: deLexicon,
  ru: ruLexicon,
  hi: hiLexicon,
  ta: taLexicon,
};
