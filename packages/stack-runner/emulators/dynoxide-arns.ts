/** dynoxide has one region and one account, and their names are in every ARN that it takes and gives. */
const emulatorPrefix = 'arn:aws:dynamodb:dynoxide:000000000000:';

/** The region and account that clients of the stack see instead. */
export interface ArnNames {
  readonly region: string;
  readonly account: string;
}

export function toEmulatorArns({ region, account }: ArnNames, text: string): string {
  return text.replaceAll(`arn:aws:dynamodb:${region}:${account}:`, emulatorPrefix);
}

export function fromEmulatorArns({ region, account }: ArnNames, text: string): string {
  return text
    .replaceAll(emulatorPrefix, `arn:aws:dynamodb:${region}:${account}:`)
    .replaceAll('"awsRegion":"dynoxide"', `"awsRegion":${JSON.stringify(region)}`);
}
