import type { Language } from '@palmleaf/contract/languages';
import bn from '../../bn/books.json' with { type: 'json' };
import type { BookWords } from '../../books/words.ts';
import de from '../../de/books.json' with { type: 'json' };
import en from '../../en/books.json' with { type: 'json' };
import es from '../../es/books.json' with { type: 'json' };
import fr from '../../fr/books.json' with { type: 'json' };
import hi from '../../hi/books.json' with { type: 'json' };
import it from '../../it/books.json' with { type: 'json' };
import kn from '../../kn/books.json' with { type: 'json' };
import ma from '../../ma/books.json' with { type: 'json' };
import ml from '../../ml/books.json' with { type: 'json' };
import pt from '../../pt/books.json' with { type: 'json' };
import ru from '../../ru/books.json' with { type: 'json' };
import ta from '../../ta/books.json' with { type: 'json' };
import te from '../../te/books.json' with { type: 'json' };

export const bookWords = {
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
} as const satisfies Readonly<Record<Language, BookWords>>;
