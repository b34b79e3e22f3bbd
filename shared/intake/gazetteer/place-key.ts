/** Drops accents of Latin letters; marks of Indian scripts are letters. */
export function placeNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/^(saint|sankt|st)(?=[^\p{L}])/u, 'saint')
    .replace(/^(mount|mt)(?=[^\p{L}])/u, 'mount')
    .replace(/^(fort|ft)(?=[^\p{L}])/u, 'fort')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

export const pieceCount = 128;

export function pieceOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % pieceCount;
}

const areaWords =
  /(?<![\p{L}\p{M}])(?:state|free state|freistaat|estado|provinces?|provincia|province|prov|county|counties|co|comt[eé]|districts?|distt?|dt|jilla|jila|zilla|zila|taluka?|tehsil|tahsil|tq|tal|mandal|block|region|région|región|regione|regione|departments?|departamento|département|dept|d[ée]partement|oblast|oblast’|область|обл|край|krai|kray|республика|republic|republik|republika|república|repubblica|république|kraj|voivodeship|województwo|woj|woiwodschaft|governorate|prefecture|préfecture|municipality|município|municipio|borough|metropolitan|royal|autonomous|community|comunidad|autónoma|canton|kanton|cantone|landkreis|kreis|lkr|bezirk|regierungsbezirk|bundesland|land|parish|territory|union|ut|division|emirate|city|and|of|the|de|del|di|da|do|du|des|la|le|län|judeţ|județ|megye|il|ili|जिला|ज़िला|राज्य|மாவட்டம்|மாநிலம்|ಜಿಲ್ಲೆ|జిల్లా|ജില്ല)(?![\p{L}\p{M}])\.?/giu;

export const withoutAreaWords = (name: string): string => name.replace(areaWords, ' ').trim();

export const areaKey = (name: string): string => placeNameKey(withoutAreaWords(name));

/** One key for Latin spellings that sound alike: Thiruppur and Tirupur. */
export const looseKey = (name: string): string =>
  placeNameKey(name)
    .replace(/([tdbpkgc])h/g, '$1')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replace(/(.)\1+/g, '$1');
