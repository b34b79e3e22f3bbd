/** No known name is longer; comparing headers of 64 KB would be slow. */
const maxCharacters = 500;
const brackets = /[([{].*?[)\]}]/g;

/** `"Date of Birth (d.m.y)"` is `dateofbirth`. */
export function plainHeader(name: string): string {
  return name
    .slice(0, maxCharacters)
    .replace(brackets, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const joints = /[/&+,;|]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|i|и|और|மற்றும்)(?!\p{L})/iu;

export function partsOfHeader(name: string): readonly string[] {
  const parts = name
    .slice(0, maxCharacters)
    .replace(brackets, ' ')
    .split(joints)
    .map((part) => part.trim());
  return parts.length > 1 && !parts.includes('') ? parts : [];
}

/** Words of formats and units: `DD.MM.YYYY`, `hh:mm`, `decimal degrees`. */
const unitWords = new Set(
  `d dd t tt j jj jjjj m mm mmm y yy yyyy a aa aaaa h hh hh24 24h 12h min ss am pm deg degree degrees decimal grad text number
  hour hours utc gmt offset required optional format iso name дд мм гг гггг чч`.split(/\s+/),
);

export const isUnitWord = (word: string): boolean => unitWords.has(word);
