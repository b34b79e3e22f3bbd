/** `panchang` includes the calendar's words. */
export type TextKind = 'labels' | 'readings' | 'palms' | 'years' | 'panchang';

/** The texts in the folder of each language (docs/languages.md). `ma` is the contract's code for Marathi. */
export const textsOf = {
  en: ['labels', 'readings', 'palms', 'years', 'panchang'],
  es: ['labels', 'readings', 'palms', 'years'],
  pt: ['labels', 'readings', 'palms', 'years'],
  fr: ['labels', 'readings', 'palms', 'years'],
  it: ['labels', 'readings', 'palms', 'years'],
  de: ['labels', 'readings', 'palms', 'years'],
  ru: ['labels', 'readings', 'palms', 'years'],
  hi: ['labels', 'readings', 'palms', 'years', 'panchang'],
  ma: ['labels', 'years', 'panchang'],
  bn: ['labels', 'palms', 'years', 'panchang'],
  ta: ['labels', 'readings', 'palms', 'years', 'panchang'],
  te: ['labels', 'palms', 'years', 'panchang'],
  ml: ['labels', 'palms', 'years', 'panchang'],
  kn: ['labels', 'palms', 'years', 'panchang'],
} as const satisfies Readonly<Record<string, readonly TextKind[]>>;

export type Language = keyof typeof textsOf;
const isLanguage = (code: string): code is Language => Object.hasOwn(textsOf, code);
export const languages: readonly Language[] = Object.keys(textsOf).filter(isLanguage);

export type Written<Kind extends TextKind> = {
  [Code in Language]: Kind extends (typeof textsOf)[Code][number] ? Code : never;
}[Language];

export function languagesWith<Kind extends TextKind>(kind: Kind): readonly Written<Kind>[] {
  const has = (code: Language): code is Written<Kind> => textsOf[code].some((one) => one === kind);
  return languages.filter(has);
}

/** Returns an ISO 15924 code: `Deva`. */
export const scriptOf = (language: Language): string =>
  new Intl.Locale(languageTag(language)).maximize().script ?? 'Latn';

/** Leaves out the Latin script, which identifies no language. */
export function scriptsOf<Code extends Language>(
  codes: readonly Code[],
): readonly (readonly [RegExp, Code])[] {
  const scripts = new Map(codes.toReversed().map((code) => [scriptOf(code), code]));
  scripts.delete('Latn');
  return [...scripts].map(([script, code]) => [new RegExp(`\\p{Script=${script}}`, 'u'), code]);
}

export const languageTag = (language: Language): string => (language === 'ma' ? 'mr' : language);

/** Chooses by Accept-Language (RFC 9110). `mr` counts as `ma`; an unlisted language means English. */
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
