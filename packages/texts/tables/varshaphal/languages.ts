import bn from '../../bn/varshaphal.json' with { type: 'json' };
import en from '../../en/varshaphal.json' with { type: 'json' };
import hi from '../../hi/varshaphal.json' with { type: 'json' };
import kn from '../../kn/varshaphal.json' with { type: 'json' };
import type { Written } from '../../languages/kinds.ts';
import ma from '../../ma/varshaphal.json' with { type: 'json' };
import ml from '../../ml/varshaphal.json' with { type: 'json' };
import ta from '../../ta/varshaphal.json' with { type: 'json' };
import te from '../../te/varshaphal.json' with { type: 'json' };
import type { VarshaphalTexts } from '../../varshaphal/texts.ts';

export const allVarshaphalTexts = {
  en: en.texts,
  hi: hi.texts,
  ma: ma.texts,
  bn: bn.texts,
  ta: ta.texts,
  te: te.texts,
  ml: ml.texts,
  kn: kn.texts,
} as const satisfies Readonly<Record<Written<'indian'>, VarshaphalTexts>>;
