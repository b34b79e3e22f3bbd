import { type Language, languages } from '@palmleaf/contract/languages';
import { type PageWording, pageWordingIn } from '../../../functions/reports/pages/words/texts.ts';

const loaded = new Map(
  await Promise.all(languages.map(async (language) => [language, await pageWordingIn(language)] as const)),
);

export function wordingOf(language: Language): PageWording {
  const wording = loaded.get(language);
  if (wording === undefined) throw new Error(`The wording of ${language} was not loaded`);
  return wording;
}
