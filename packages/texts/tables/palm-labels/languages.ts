import type { Language } from '@palmleaf/contract/languages';
import bn from '../../bn/palm-labels.json' with { type: 'json' };
import de from '../../de/palm-labels.json' with { type: 'json' };
import en from '../../en/palm-labels.json' with { type: 'json' };
import es from '../../es/palm-labels.json' with { type: 'json' };
import fr from '../../fr/palm-labels.json' with { type: 'json' };
import hi from '../../hi/palm-labels.json' with { type: 'json' };
import it from '../../it/palm-labels.json' with { type: 'json' };
import kn from '../../kn/palm-labels.json' with { type: 'json' };
import ma from '../../ma/palm-labels.json' with { type: 'json' };
import ml from '../../ml/palm-labels.json' with { type: 'json' };
import type { PalmWords } from '../../palm-labels/palm-words.ts';
import pt from '../../pt/palm-labels.json' with { type: 'json' };
import ru from '../../ru/palm-labels.json' with { type: 'json' };
import ta from '../../ta/palm-labels.json' with { type: 'json' };
import te from '../../te/palm-labels.json' with { type: 'json' };

export const palmLabels = {
  en: en.texts,
  es: es.texts,
  pt: pt.texts,
  fr: fr.texts,
  it: it.texts,
  de: de.texts,
  ru: ru.texts,
  hi: hi.texts,
  ma: ma.texts,
  bn: bn.texts,
  ta: ta.texts,
  te: te.texts,
  ml: ml.texts,
  kn: kn.texts,
} as const satisfies Readonly<Record<Language, PalmWords>>;
