import { readFileSync } from 'node:fs';
import * as z from 'zod';

const file = new URL('../../cdk.json', import.meta.url);

/** The CDK's command passes them to the app; `npm start` and tests read them here. */
export const featureFlags: Readonly<Record<string, unknown>> = z
  .looseObject({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).context;
