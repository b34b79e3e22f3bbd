export interface PlaceWords {
  readonly place: string;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
}

export interface PlacePart {
  readonly column: 'place' | 'region' | 'country';
  readonly text: string;
  readonly names: readonly string[];
  /** Names a street or an institution. */
  readonly isAddress: boolean;
  /** The words may be looked up one by one. */
  readonly maySplit: boolean;
}

export function partsOf({ place, region, country }: PlaceWords): PlacePart[] {
  return [
    ...split(place).flatMap((text) => partOf(text, 'place')),
    ...split(region ?? '').flatMap((text) => partOf(text, 'region')),
    ...split(country ?? '').flatMap((text) => partOf(text, 'country')),
  ];
}

const separators = /[,;|\n\r\t()[\]{}<>•·،、，。/\\]|\s[-–—]+\s?|[-–—]\s/;

const split = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const postalCodes: readonly RegExp[] = [
  /^(?:pin ?code|pin|zip ?code|zip|cep|plz|postal code|p\.?c\.?|postcode)[-:. ]*(?=\d|$)/iu,
  // Before the name: 80331, D-80331, CH-8001, 1012 AB, 110 00, 00-950.
  /^(?:[A-Z]{1,3}-)?\d{4,6}(?:[- ]\d{2,4})?(?: [A-Z]{2}(?= ))?(?:\s+|$)/u,
  /^\d{2,3}[- ]\d{2,3}(?:\s+|$)/u,
  // After the name: 600 004, -600004, 90210-1234, 01310-100, M5V 2T6, SW1A 1AA, SW1.
  /(?:^|[-–\s.]+)\d{3}\s?\d{3}$/u,
  /(?:^|[-–\s.]+)\d{4,6}(?:-\d{3,4})?$/u,
  /(?:^|\s+)[A-Z]\d[A-Z]\s?\d[A-Z]\d$/u,
  /(?:^|\s+)[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/u,
];
/** Praha 4, Paris 16e, Wien 3, Budapest XII, 5th arrondissement. */
const numberedQuarter =
  /(?:^|[\s-]+)(?:\d{1,3}(?:e|er|è?me|th|st|nd|rd|\.)?|[IVX]{1,6}\.?)(?:\s*(?:arr(?:ondissement)?|bezirk|okres|kerület|district)\.?)?$/iu;

const institutionWords =
  /(?<!\p{L})(?:hospitals?|clinics?|klinik|klinikum|krankenhaus|spital|nursing home|maternity(?: home| ward| cent(?:er|re))?|medical (?:college|cent(?:er|re))|infirmary|sanatorium|polyclinic|health cent(?:er|re)|h[oô]pital|clinique|maternit[eé]|ospedale|cl[ií]nica|policlinico|ziekenhuis|geburtshaus|szpital|nemocnice|роддом|больница|अस्पताल|हॉस्पिटल|மருத்துவமனை|phc|at home|home birth|hausgeburt)(?!\p{L})/iu;
const streetWords =
  /(?<!\p{L})(?:road|rd|street|lane|avenue|ave|blvd|boulevard|marg|salai|strasse|straße|str|rue|via|calle|rua|sector|phase|block|ward|flat|house|door|plot|colony|layout|extn|extension|enclave|society|apartments?|housing board|quarters|floor)(?!\p{L})|\d/iu;

const leadingWords =
  /^(?:near|nr|village of|village|vill|town of|city of|stadt|gemeinde|commune de|ciudad de|cidade de|comune di|город|гор|г|село|с|metro)[. ]+/iu;
const trailingWords =
  /[ -]+(?:city|town|village|urban|rural|corporation|municipality|cantt?|cantonment|stadt)$/iu;

function partOf(text: string, column: PlacePart['column']): PlacePart[] {
  const bare = postalCodes.reduce((rest, code) => rest.replace(code, ''), text).trim();
  if (!/\p{L}/u.test(bare)) return [];
  const institution = institutionWords.exec(bare);
  const afterInstitution =
    institution === null
      ? bare
      : bare.slice(institution.index + institution[0].length).replace(/^[\s.,:-]+(?:in |at |of )?/i, '');
  const shortest = bare
    .replace(numberedQuarter, '')
    .replace(leadingWords, '')
    .replace(trailingWords, '')
    .trim();
  const names =
    institution === null
      ? [text, bare, ...writtenOut(bare), bare.replace(leadingWords, ''), shortest]
      : [afterInstitution];
  const known = [...new Set(names)].filter((name) => name !== '');
  const isStreet = institution === null && streetWords.test(bare);
  return [{ column, text, names: known, isAddress: institution !== null || isStreet, maySplit: !isStreet }];
}

const shortForms: Readonly<Record<string, readonly string[]>> = {
  s: ['San', 'Santa', 'São', 'South'],
  sta: ['Santa'],
  sto: ['Santo'],
  ste: ['Sainte'],
  n: ['North'],
  e: ['East'],
  w: ['West'],
  gt: ['Great'],
  pt: ['Port', 'Point'],
};

function writtenOut(name: string): string[] {
  const [whole = '', short = ''] = /^(\p{L}{1,3})(?:\.\s*|\s+)(?=\p{L})/u.exec(name) ?? [];
  return (shortForms[short.toLowerCase()] ?? []).map((long) => `${long} ${name.slice(whole.length)}`);
}
