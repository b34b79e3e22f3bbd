import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { awsLimits } from '../../basics/aws-limits.ts';
import { StackError } from '../../basics/errors.ts';

interface Deployed {
  readonly logicalId: string;
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

export function refuseOversized({ logicalId, folder, variables }: Deployed): void {
  const environment = Buffer.byteLength(JSON.stringify(variables));
  if (environment > awsLimits.environmentBytes.value)
    throw new StackError(
      `${logicalId}: Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit (${environment} bytes)`,
    );
  const bytes = bytesIn(folder);
  if (bytes > awsLimits.bundleBytes.value)
    throw new StackError(
      `${logicalId}: Unzipped size must be smaller than ${awsLimits.bundleBytes.value} bytes (it has ${bytes})`,
    );
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
