import * as z from 'zod';

const wholeBill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: versions,
  optionalDependencies: versions,
});

/**
 * @param bill of the whole lock file, in CycloneDX
 * @param packageJson must name exact versions
 * @throws if the bill lacks one of the dependencies
 */
export function packageBill(bill: unknown, packageJson: unknown): z.output<typeof wholeBill> {
  const whole = wholeBill.parse(bill);
  const { name, version, license, dependencies, optionalDependencies } = manifest.parse(packageJson);
  const ref = `${name}@${version}`;
  const dependsOn = Object.entries({ ...dependencies, ...optionalDependencies }).map((pair) =>
    pair.join('@'),
  );
  const edges = new Map(whole.dependencies.map((edge) => [edge.ref, edge.dependsOn]));
  const reached = new Set<string>();
  const waiting = [...dependsOn];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const further = edges.get(next);
    if (further === undefined) throw new Error(`The bill of materials lacks ${next}`);
    waiting.push(...further);
  }
  const purl = `pkg:npm/${encodeURIComponent(name).replace('%2F', '/')}@${version}`;
  return {
    ...whole,
    metadata: {
      ...whole.metadata,
      component: {
        'bom-ref': ref,
        type: 'library',
        name,
        version,
        purl,
        licenses: [{ license: { id: license } }],
      },
    },
    components: whole.components.filter((one) => reached.has(one['bom-ref'])),
    dependencies: [{ ref, dependsOn }, ...whole.dependencies.filter((edge) => reached.has(edge.ref))],
  };
}
