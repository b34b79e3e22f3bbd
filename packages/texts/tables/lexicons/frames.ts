import de from '../../de/frame.json' with { type: 'json' };
import en from '../../en/frame.json' with { type: 'json' };
import es from '../../es/frame.json' with { type: 'json' };
import fr from '../../fr/frame.json' with { type: 'json' };
import hi from '../../hi/frame.json' with { type: 'json' };
import it from '../../it/frame.json' with { type: 'json' };
import type { Written } from '../../languages/kinds.ts';
import { type FramePhrases, type Frames, framePhrases } from '../../lexicons/frame.ts';
import pt from '../../pt/frame.json' with { type: 'json' };
import ru from '../../ru/frame.json' with { type: 'json' };
import ta from '../../ta/frame.json' with { type: 'json' };

/** How each language asks, protests, calls somebody and speaks of days; words of another script stand beside those in Latin letters. */
const written: Readonly<Record<Written<'readings'>, Frames>> = {
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

export const frames: Readonly<Record<Written<'readings'>, FramePhrases>> = framePhrases(written);
