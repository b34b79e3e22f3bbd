import { chooseLanguage, type Language } from '../../shared/contract/languages.ts';

/** What may be repeated of a wish: a language tag, nothing else. */
const tag = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/**
 * The language of an answer: what our own body field `language` asks for, else what Accept-Language chose. A language that has no
 * words here is answered in English, and `note` says so; it is empty otherwise.
 */
export function answerLanguage<Written extends Language>(
  wish: string | null | undefined,
  byHeader: Language,
  written: readonly Written[],
): { readonly language: Written | 'en'; readonly note: string } {
  const asked = wish?.trim() ?? '';
  const chosen = asked === '' ? byHeader : chooseLanguage(asked, written);
  const language = written.find((code) => code === chosen) ?? 'en';
  if (language !== 'en' || asked === '' || /^en\b/i.test(asked)) return { language, note: '' };
  const said = tag.test(asked) ? `There are no words in "${asked}" here yet` : 'That language is not known';
  return { language, note: `${said}, so this is in English; there is ${written.join(', ')}.` };
}
