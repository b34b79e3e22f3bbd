/** Written by `npm run languages`. */
import de from '../../de/lexicon.json' with { type: 'json' };
import { moodReader as deMood } from '../../de/mood.ts';
import en from '../../en/lexicon.json' with { type: 'json' };
import { moodReader as enMood } from '../../en/mood.ts';
import es from '../../es/lexicon.json' with { type: 'json' };
import { moodReader as esMood } from '../../es/mood.ts';
import fr from '../../fr/lexicon.json' with { type: 'json' };
import { moodReader as frMood } from '../../fr/mood.ts';
import hi from '../../hi/lexicon.json' with { type: 'json' };
import { moodReader as hiMood } from '../../hi/mood.ts';
import it from '../../it/lexicon.json' with { type: 'json' };
import { moodReader as itMood } from '../../it/mood.ts';
import type { Written } from '../../languages/kinds.ts';
import type { Concepts } from '../../lexicons/concepts.ts';
import type { FrameTexts } from '../../lexicons/frame.ts';
import type { MoodReader } from '../../lexicons/mood.ts';
import pt from '../../pt/lexicon.json' with { type: 'json' };
import { moodReader as ptMood } from '../../pt/mood.ts';
import ru from '../../ru/lexicon.json' with { type: 'json' };
import { moodReader as ruMood } from '../../ru/mood.ts';
import ta from '../../ta/lexicon.json' with { type: 'json' };
import { moodReader as taMood } from '../../ta/mood.ts';

/** The phrases of messages in each language. */
export const frameTexts: Readonly<Record<Written<'readings'>, FrameTexts>> = {
  en: en.own.frame,
  es: es.own.frame,
  pt: pt.own.frame,
  fr: fr.own.frame,
  it: it.own.frame,
  de: de.own.frame,
  ru: ru.own.frame,
  hi: hi.own.frame,
  ta: ta.own.frame,
};

export const lexiconTexts: Readonly<Record<Written<'readings'>, Concepts>> = {
  en: en.own.words,
  es: es.own.words,
  pt: pt.own.words,
  fr: fr.own.words,
  it: it.own.words,
  de: de.own.words,
  ru: ru.own.words,
  hi: hi.own.words,
  ta: ta.own.words,
};

export const moodReaders: Readonly<Record<Written<'readings'>, MoodReader>> = {
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
