import * as z from 'zod';

const permissive = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** Libraries under the LGPL. We ship each unmodified, in a file that an operator can replace. */
const unchangedLibraries: readonly (readonly [name: RegExp, licence: RegExp])[] = [
  // libvips: a shared object that sharp loads from beside the bundle.
  [/^@img\/sharp-(libvips-|win32-|wasm32)/, /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/],
  [/^libheif-js$/, /^LGPL-3\.0$/],
];

/** The OFL does not extend to documents that embed a font. */
const fonts: readonly (readonly [name: RegExp, licence: RegExp])[] = [
  [/^@expo-google-fonts\/(?:noto-|hind-siliguri$)/, /^MIT AND OFL-1\.1$/],
  [/^@fontsource-variable\/noto-/, /^OFL-1\.1$/],
];

const component = z.looseObject({
  name: z.string(),
  version: z.string(),
  licenses: z
    .array(
      z.union([
        z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
        z.object({ expression: z.string() }),
      ]),
    )
    .default([]),
});
type Component = z.output<typeof component>;

const billOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(component),
});

function licencesOf({ licenses }: Component): string[] {
  return licenses.map((one) => {
    if ('expression' in one) return one.expression;
    return 'id' in one.license ? one.license.id : one.license.name;
  });
}

const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((one) => permissive.has(one.trim()));

/** A line for each package that must not ship: GPL, AGPL, no licence, or an unreviewed one. */
export function licenceFaults(bill: unknown): string[] {
  return billOfMaterials.parse(bill).components.flatMap((one) => {
    const licences = licencesOf(one);
    const isKnown = (licence: string) =>
      isPermissive(licence) ||
      [...unchangedLibraries, ...fonts].some(([name, known]) => name.test(one.name) && known.test(licence));
    if (licences.length > 0 && licences.every(isKnown)) return [];
    return [`${one.name} ${one.version}: ${licences.join(', ') || 'no licence'}`];
  });
}

export function licenceCounts(bill: unknown): [licence: string, packages: number][] {
  const licences = billOfMaterials.parse(bill).components.map((one) => licencesOf(one).join(', '));
  return [...Map.groupBy(licences, (licence) => licence)]
    .map(([licence, all]): [string, number] => [licence, all.length])
    .toSorted(([, one], [, other]) => other - one);
}
