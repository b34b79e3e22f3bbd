import { createHash } from 'node:crypto';

/** The same at every start; a shortened name ends in a hash. */
export function physicalName(stackName: string, logicalId: string, limit: number): string {
  const whole = `${stackName}-${logicalId}`;
  if (whole.length <= limit) return whole;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  return `${whole.slice(0, limit - 9)}-${hash}`;
}

export function bucketName(stackName: string, logicalId: string): string {
  return physicalName(stackName, logicalId, 63)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-');
}
