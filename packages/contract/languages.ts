/** `ma` is the contract's code for Marathi. */
export const languages = [
  'en',
  'es',
  'pt',
  'fr',
  'it',
  'de',
  'ru',
  'hi',
  'ma',
  'bn',
  'ta',
  'te',
  'ml',
  'kn',
] as const;
export type Language = (typeof languages)[number];

/** `mr` for the contract's `ma`. */
export const languageTag = (language: Language): string => (language === 'ma' ? 'mr' : language);

/** RFC 9110, section 12.5.4. `mr` counts as `ma`; an unlisted language means English. */
export function chooseLanguage(header: string | undefined | null, offered: readonly Language[]): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter((wish) => wish.tag !== '' && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wishes) {
    const code = tag === 'mr' ? 'ma' : tag;
    const match = offered.find((language) => language === code);
    if (match) return match;
  }
  return 'en';
}
