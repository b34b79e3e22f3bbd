import type { Language } from '@palmleaf/contract/languages';
import bn from '../../bn/pages.json' with { type: 'json' };
import de from '../../de/pages.json' with { type: 'json' };
import en from '../../en/pages.json' with { type: 'json' };
import es from '../../es/pages.json' with { type: 'json' };
import fr from '../../fr/pages.json' with { type: 'json' };
import hi from '../../hi/pages.json' with { type: 'json' };
import it from '../../it/pages.json' with { type: 'json' };
import kn from '../../kn/pages.json' with { type: 'json' };
import ma from '../../ma/pages.json' with { type: 'json' };
import ml from '../../ml/pages.json' with { type: 'json' };
import type { PageTexts } from '../../pages/page-texts.ts';
import pt from '../../pt/pages.json' with { type: 'json' };
import ru from '../../ru/pages.json' with { type: 'json' };
import ta from '../../ta/pages.json' with { type: 'json' };
import te from '../../te/pages.json' with { type: 'json' };

export const pageTexts = {
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
} as const satisfies Readonly<Record<Language, PageTexts>>;
