import { type Help, helpFor } from './help.ts';
import type { DangerKind, SafetyLanguage } from './kinds.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import type { SafetyTexts } from './texts/safety-texts.ts';
import { ta } from './texts/ta.ts';

const texts: Record<SafetyLanguage, SafetyTexts> = { en, de, es, fr, ru, hi, pt, it, ta };

/** Returns what to do now and who helps. Names no planet, promises nothing and judges nobody. */
export function safetyAnswer({
  kind,
  language,
  country,
}: {
  readonly kind: DangerKind;
  readonly language: SafetyLanguage;
  /** ISO 3166-1 alpha-2; undefined where nobody knows. */
  readonly country: string | undefined;
}): { readonly message: string; readonly help: readonly Help[] } {
  const { advice, helpIsHere, emergency } = texts[language];
  const help = helpFor(kind, country);
  const lines = help.map(
    ({ name, phone, url }, index) => `${index === 0 ? emergency : name}: ${phone ?? url ?? ''}`,
  );
  return { message: `${advice[kind]}\n\n${helpIsHere}\n${lines.join('\n')}`, help };
}
