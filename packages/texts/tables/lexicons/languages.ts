/** Written by `npm run languages` from the folders of the languages. */
import de from '../../de/frame.json' with { type: 'json' };
import deWords from '../../de/lexicon.json' with { type: 'json' };
import { record as deMood } from '../../de/mood.ts';
import en from '../../en/frame.json' with { type: 'json' };
import enWords from '../../en/lexicon.json' with { type: 'json' };
import { record as enMood } from '../../en/mood.ts';
import es from '../../es/frame.json' with { type: 'json' };
import esWords from '../../es/lexicon.json' with { type: 'json' };
import { record as esMood } from '../../es/mood.ts';
import fr from '../../fr/frame.json' with { type: 'json' };
import frWords from '../../fr/lexicon.json' with { type: 'json' };
import { record as frMood } from '../../fr/mood.ts';
import hi from '../../hi/frame.json' with { type: 'json' };
import hiWords from '../../hi/lexicon.json' with { type: 'json' };
import { record as hiMood } from '../../hi/mood.ts';
import it from '../../it/frame.json' with { type: 'json' };
import itWords from '../../it/lexicon.json' with { type: 'json' };
import { record as itMood } from '../../it/mood.ts';
import type { Written } from '../../languages/kinds.ts';
import type { Concepts } from '../../lexicons/concepts.ts';
import type { FrameTexts } from '../../lexicons/frame.ts';
import type { Hearing } from '../../lexicons/mood.ts';
import pt from '../../pt/frame.json' with { type: 'json' };
import ptWords from '../../pt/lexicon.json' with { type: 'json' };
import { record as ptMood } from '../../pt/mood.ts';
import ru from '../../ru/frame.json' with { type: 'json' };
import ruWords from '../../ru/lexicon.json' with { type: 'json' };
import { record as ruMood } from '../../ru/mood.ts';
import ta from '../../ta/frame.json' with { type: 'json' };
import taWords from '../../ta/lexicon.json' with { type: 'json' };
import { record as taMood } from '../../ta/mood.ts';

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
export const lexiconTexts: Readonly<Record<Written<'readings'>, Concepts>> = {
  en: enWords.own.words,
  es: esWords.own.words,
  pt: ptWords.own.words,
  fr: frWords.own.words,
  it: itWords.own.words,
  de: deWords.own.words,
  ru: ruWords.own.words,
  hi: hiWords.own.words,
  ta: taWords.own.words,
};

/** How fear, hope and sorrow are heard in each language. */
export const hearings: Readonly<Record<Written<'readings'>, Hearing>> = {
  en: enMood,
  es: esMood,
  pt: ptMood,
  fr: frMood,
  it: itMood,
  de: deMood,
  ru: ruMood,
  hi: hiMood,
  ta: taMood,
};
