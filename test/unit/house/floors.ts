/**
 * The floors of each room, from the lowest up: an arrow between two children of a room goes only down. Children of one
 * floor know nothing of each other.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shared: [
    ['log.ts', 'visible.ts', 'contract', 'table'],
    ['money'],
    ['plan', 'service-client', 'intake'],
    ['ledger'],
    ['gate', 'budget', 'holds', 'uploads', 'jobs', 'drift'],
    ['sealing', 'places', 'quote', 'lambda', 'metrics.ts'],
    ['events', 'erasure', 'views'],
    ['aws', 'config'],
  ],
  'shared/intake': [
    ['refusal.ts', 'file-format.ts'],
    ['csv', 'reading.ts'],
    ['values'],
    ['births', 'places', 'object-key.ts'],
    ['upload-limits.ts'],
    ['photos'],
  ],
  'shared/uploads': [
    ['upload.ts', 'photo-owner.ts'],
    ['begin.ts', 'inbox.ts', 'wanted-product.ts'],
    ['claim.ts'],
    ['rejection.ts'],
    ['classify-upload.ts'],
  ],
  infra: [
    ['profile.ts', 'products.ts', 'permissions.ts', 'prepare-arm64.ts', 'sizes.ts'],
    ['settings.ts', 'try-profile.ts'],
    ['stages.ts', 'function-settings.ts', 'data'],
    ['resources.ts'],
    ['functions', 'outputs.ts', 'watch'],
    ['self-hosted-service.ts'],
    ['pipeline-stack.ts'],
    ['app.ts'],
  ],
  functions: [['dead-letters', 'fan-out', 'panchang', 'photos', 'publish', 'reconciler', 'reports', 'rows']],
  cli: [
    ['errors.ts'],
    ['api', 'terminal'],
    ['command-line', 'uploads', 'verify'],
    ['overview.ts', 'text'],
    ['commands', 'index.ts'],
    ['main.ts'],
  ],
  'local/runner': [
    ['basics'],
    ['platform', 'protocol', 'template'],
    ['emulators'],
    ['services'],
    ['gateway', 'resources'],
    ['host'],
    ['index.ts'],
  ],
  'local/start': [
    ['arguments.ts', 'samples.ts', 'samples-or-nothing.ts', 'start-log.ts', 'synthesize.ts'],
    ['pipeline.ts'],
    ['main.ts'],
  ],
  engines: [
    ['zodiac', 'mandala', 'palm'],
    ['sky'],
    ['chart', 'panchang', 'vastu'],
    ['forecast', 'varshaphal'],
  ],
  service: [
    ['handler', 'store', 'parent.ts'],
    ['accounts', 'astrology', 'chat', 'palmistry', 'vastu'],
    ['operations', 'config.ts', 'flags.ts'],
    ['http'],
    ['describe'],
    ['app.ts'],
    ['lambda.ts', 'main.ts'],
  ],
};
