import { partsOfHeader, plainHeader } from './plain-header.ts';

export interface NamedColumns<C extends string> {
  /** Names, then weak names, which count if no other matches. */
  readonly columns: readonly (readonly [C, readonly string[], (readonly string[])?])[];
  /** A header that names several columns: `City / Country`, `Date / Time of birth`. */
  readonly joined?: (parts: ReadonlySet<C>) => C | undefined;
  /** What a header means only as a part of one that names several: `Place / Dist / State`. */
  readonly parts?: ReadonlyMap<string, C>;
}

const knownNames = new WeakMap<
  object,
  ReadonlyMap<string, { readonly at: number; readonly strength: 0 | 1 }>
>();

function namesOf({ columns }: Pick<NamedColumns<string>, 'columns'>) {
  const known = knownNames.get(columns);
  if (known !== undefined) return known;
  const names = new Map<string, { readonly at: number; readonly strength: 0 | 1 }>();
  for (const [at, [, , weak = []]] of columns.entries())
    for (const name of weak) names.set(keyOf(name), { at, strength: 0 });
  for (const [at, [column, aliases]] of columns.entries())
    for (const name of [column, ...aliases])
      for (const key of [keyOf(name.replace(links, ' ')), keyOf(name)]) names.set(key, { at, strength: 1 });
  knownNames.set(columns, names);
  return names;
}

/** `M/F` keeps its sign, because `MF` is another word. */
const keyOf = (name: string): string =>
  /^\s*\p{L}\s?\/\s?\p{L}\s*$/u.test(name) ? name.replace(/\s/g, '').toLowerCase() : plainHeader(name);

export function columnFinder<C extends string>(
  table: NamedColumns<C>,
): (name: string) => { readonly column: C; readonly strength: 0 | 1 } | undefined {
  const names = namesOf(table);
  const named = (name: string) => {
    const known = names.get(keyOf(name));
    const column = known && table.columns[known.at]?.[0];
    return column === undefined ? undefined : { column, strength: known?.strength ?? 0 };
  };
  const single = (name: string) => named(name) ?? named(withoutOwner(name));
  const part = (name: string) => {
    const column = table.parts?.get(plainHeader(name));
    return single(name) ?? (column === undefined ? undefined : { column });
  };
  const whole = (name: string) => single(name) ?? joinedColumn(partsOfHeader(name).map(part), table);
  return (name) => {
    const found = whole(name);
    if (found !== undefined || question.test(name)) return found;
    const bare = name.replace(exactness, ' ');
    const weak = (bare === name ? undefined : whole(bare)) ?? abbreviated(name, table);
    return weak && { ...weak, strength: 0 };
  };
}

function joinedColumn<C extends string>(
  parts: readonly ({ readonly column: C } | undefined)[],
  { joined }: NamedColumns<C>,
): { readonly column: C; readonly strength: 1 } | undefined {
  const columns = new Set(parts.flatMap((part) => part?.column ?? []));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const [only] = columns;
  const column = columns.size === 1 ? only : joined?.(columns);
  return column === undefined ? undefined : { column, strength: 1 };
}

/** Words for the person: Client's birth place. */
const owners =
  /(?<!\p{L})(?:of|the|'s|’s|your|client|customer|candidate|person|native|member|applicant|patient|student|pupil|employee|child|baby|legal|devotee|donor|bride|groom|boy|girl)(?:['’]s)?(?!\p{L})/giu;

const links = /(?<!\p{L})(?:of|the|your|de|del|di|da|du|des)(?!\p{L})/giu;

const exactness = /(?<!\p{L})(?:exact|accurate|correct)(?!\p{L})/giu;
const question = /[?¿]|(?<!\p{L})y(?:es)?\s?\/\s?no?(?!\p{L})/iu;

const withoutOwner = (name: string): string => name.replace(owners, ' ');

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(links, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');

/** `Data Nasc.`, `Дата рожд.` */
function abbreviated<C extends string>(name: string, { columns }: NamedColumns<C>) {
  if (!/\p{L}{2}\./u.test(name) || name.length > 40) return undefined;
  const words = wordsOf(name);
  const isMeant = (alias: string): boolean => {
    const known = wordsOf(alias);
    return (
      known.length === words.length &&
      words.every((word, at) =>
        word.endsWith('.')
          ? word.length > 2 && (known[at]?.startsWith(word.slice(0, -1)) ?? false)
          : word === known[at],
      )
    );
  };
  const [only, ...others] =
    words.length < 2 && name.trim().length < 5 ? [] : columns.filter(([, aliases]) => aliases.some(isMeant));
  return only === undefined || others.length > 0 ? undefined : { column: only[0] };
}
