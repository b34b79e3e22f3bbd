import { chooseLanguage, type Language } from '@palmleaf/contract/languages';

const tag = /^([a-z]{2,3})(?:-[a-z0-9]{1,8})*$/i;

const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Undefined for an unknown code; the contract's code of Marathi is its own.
 * @param code two or three letters
 */
export const nameOfLanguage = (code: string): string | undefined => known.of(code === 'ma' ? 'mr' : code);

/** Body field `language`, else Accept-Language. `note` says when English replaces a missing language. */
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

function called(asked: string): string {
  const [, code] = tag.exec(asked) ?? [];
  return (code && nameOfLanguage(code)) || 'an unknown language';
}

function offer(written: readonly Language[]): string {
  const names = written.filter((code) => code !== 'en').map((code) => nameOfLanguage(code) ?? code);
  return `It is available in ${list.format(names)} too.`;
}
