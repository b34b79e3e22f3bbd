import type { Need } from './decide.ts';

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingKMSEncryption.html
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-key-management.html
 * https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/security-encryption.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
const uses: Readonly<Record<string, readonly string[]>> = {
  's3:GetObject': ['kms:Decrypt'],
  's3:GetObjectVersion': ['kms:Decrypt'],
  's3:PutObject': ['kms:GenerateDataKey'],
  'sns:Publish': ['kms:GenerateDataKey', 'kms:Decrypt'],
  'sqs:SendMessage': ['kms:GenerateDataKey', 'kms:Decrypt'],
  'sqs:ReceiveMessage': ['kms:Decrypt'],
  'secretsmanager:GetSecretValue': ['kms:Decrypt'],
  'secretsmanager:PutSecretValue': ['kms:GenerateDataKey', 'kms:Decrypt'],
};
const usesOfTables = /^dynamodb:(?:(?:Batch)?(?:Get|Put|Update|Delete|Write)Item|Query|Scan|GetRecords)$/;

export function keyNeeds({ action, context }: Need, keyArn: string): Need[] {
  const [service = ''] = action.split(':');
  const [, , , region = ''] = keyArn.split(':');
  const actions = uses[action] ?? (usesOfTables.test(action) ? ['kms:Decrypt'] : []);
  return actions.map((each) => ({
    action: each,
    resource: keyArn,
    context: { ...context, 'kms:viaservice': [`${service}.${region}.amazonaws.com`] },
  }));
}
