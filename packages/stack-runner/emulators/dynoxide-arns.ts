const emulatorPrefix = 'arn:aws:dynamodb:dynoxide:000000000000:';

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
