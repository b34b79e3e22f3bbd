import { readFileSync } from 'node:fs';
import * as z from 'zod';

const file = new URL('../../cdk.json', import.meta.url);

/**
 * The feature flags of the CDK, as cdk.json has them: all that its version recommends. The command line of the CDK gives
 * them to the app by itself; whoever synthesizes without it (`npm start`, tests) takes them from here, so that a template
 * does not hang on who makes it.
 */
export const featureFlags: Readonly<Record<string, unknown>> = z
  .looseObject({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).context;
