export const scripts = ['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Malayalam', 'Kannada'] as const;
export const fontWeights = ['400Regular', '700Bold'] as const;

/** Path within the packages: `@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf`. */
const fileOf = (name: string, font: string, weight: (typeof fontWeights)[number]): string =>
  `@expo-google-fonts/${name}/${weight}/${font}_${weight}.ttf`;

type Script = (typeof scripts)[number];

/** Vowel signs of Noto Sans Bengali lie off the baseline, and so text copied from a PDF repeats letters. */
export const familyOfScript = (script: Script): string =>
  script === 'Bengali' ? 'Hind Siliguri' : `Noto Sans ${script}`;

export function fileOfScript(script: Script, weight: (typeof fontWeights)[number]): string {
  const family = familyOfScript(script);
  return fileOf(family.toLowerCase().replaceAll(' ', '-'), family.replaceAll(' ', ''), weight);
}

export const fontFiles: readonly string[] = [
  ...['Serif', 'Sans'].flatMap((name) =>
    fontWeights.map((weight) => fileOf(`noto-${name.toLowerCase()}`, `Noto${name}`, weight)),
  ),
  ...scripts.flatMap((script) => fontWeights.map((weight) => fileOfScript(script, weight))),
];
