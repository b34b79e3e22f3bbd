import { chooseLanguage, type Language } from '@palmleaf/contract/languages';

/** The language of a tag such as `de` or `de-AT`. */
const tag = /^([a-z]{2,3})(?:-[a-z0-9]{1,8})*$/i;

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The English name of a language; undefined for what is none. The contract's code of Marathi is its own.
 *
 * @param code two or three letters
 */
export const nameOfLanguage = (code: string): string | undefined => known.of(code === 'ma' ? 'mr' : code);

/**
 * Returns the language of an answer: our body field `language`, else Accept-Language. A language that has no
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
  return { language, note: `You asked for ${called(asked)}; this is in English. ${offer(written)}` };
}

/** Returns the name of a known language; never repeats an unknown request. */
function called(asked: string): string {
  const [, code] = tag.exec(asked) ?? [];
  return (code && nameOfLanguage(code)) || 'a language that is not known here';
}

function offer(written: readonly Language[]): string {
  const names = written.filter((code) => code !== 'en').map((code) => nameOfLanguage(code) ?? code);
  return `It can be had in ${list.format(names)}, too.`;
}
