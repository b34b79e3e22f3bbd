import { AwsError } from '../basics/errors.ts';
import type { Need } from './decide.ts';

export interface KeyRules {
  readonly keyOf: ReadonlyMap<string, string>;
  readonly disabled: ReadonlySet<string>;
}

const withoutData =
  /:(Describe\w+|List\w+|GetBucket\w+|DeleteObject(?:Version)?|GetQueueAttributes|GetQueueUrl|DeleteMessage)$/;

export function disabledKey({ keyOf, disabled }: KeyRules, needs: readonly Need[]): string | undefined {
  if (disabled.size === 0) return undefined;
  for (const { action, resource } of needs) {
    if (withoutData.test(action)) continue;
    const [holder = ''] = resource.startsWith('arn:aws:s3:::')
      ? resource.split('/')
      : resource.split('/index/');
    const key = keyOf.get(holder);
    if (key !== undefined && disabled.has(key)) return key;
  }
  return undefined;
}

/** DynamoDB documents no code for this error; ours is made up. */
export function keyIsDisabled(service: string, key: string): AwsError {
  const message = `${key} is disabled.`;
  const codes: Readonly<Record<string, string>> = {
    s3: 'KMS.DisabledException',
    sqs: 'KmsDisabled',
    sns: 'KMSDisabled',
    secretsmanager: 'DecryptionFailure',
    dynamodb: 'AccessDeniedException',
  };
  return new AwsError(codes[service] ?? 'KMSDisabledException', message);
}
