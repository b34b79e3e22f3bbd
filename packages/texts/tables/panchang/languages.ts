import bn from '../../bn/panchang.json' with { type: 'json' };
import en from '../../en/panchang.json' with { type: 'json' };
import hi from '../../hi/panchang.json' with { type: 'json' };
import kn from '../../kn/panchang.json' with { type: 'json' };
import type { Written } from '../../languages/kinds.ts';
import ma from '../../ma/panchang.json' with { type: 'json' };
import ml from '../../ml/panchang.json' with { type: 'json' };
import { type AlmanacNames, almanacIn, type PanchangTexts, panchangIn } from '../../panchang/texts.ts';
import ta from '../../ta/panchang.json' with { type: 'json' };
import te from '../../te/panchang.json' with { type: 'json' };

export const allPanchangTexts = {
  en: panchangIn(en.texts),
  hi: panchangIn(hi.texts),
  ma: panchangIn(ma.texts),
  bn: panchangIn(bn.texts),
  ta: panchangIn(ta.texts),
  te: panchangIn(te.texts),
  ml: panchangIn(ml.texts),
  kn: panchangIn(kn.texts),
} as const satisfies Readonly<Record<Written<'indian'>, PanchangTexts>>;

export const allAlmanacNames = {
  en: almanacIn(en.texts),
  hi: almanacIn(hi.texts),
  ma: almanacIn(ma.texts),
  bn: almanacIn(bn.texts),
  ta: almanacIn(ta.texts),
  te: almanacIn(te.texts),
  ml: almanacIn(ml.texts),
  kn: almanacIn(kn.texts),
} as const satisfies Readonly<Record<Written<'indian'>, AlmanacNames>>;
