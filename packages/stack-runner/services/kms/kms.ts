import * as z from 'zod';
import { AwsError, notEmulated } from '../../basics/errors.ts';

const byKey = z.looseObject({ KeyId: z.string() });

interface Options {
  setEnabled(arn: string, isEnabled: boolean): void;
}

export class Kms {
  readonly #options: Options;
  readonly #keys = new Map<string, boolean>();

  constructor(options: Options) {
    this.#options = options;
  }

  addKey(arn: string): void {
    this.#keys.set(arn, true);
  }

  /** https://docs.aws.amazon.com/kms/latest/APIReference/API_DisableKey.html */
  handle(operation: string, input: unknown): unknown {
    if (operation === 'ListKeys')
      return { Keys: [...this.#keys.keys()].map((KeyArn) => ({ KeyArn, KeyId: KeyArn.split('/').at(-1) })) };
    const parsed = byKey.safeParse(input);
    const KeyId = parsed.success ? parsed.data.KeyId : '';
    const arn = [...this.#keys.keys()].find((each) => each === KeyId || each.endsWith(`key/${KeyId}`));
    if (arn === undefined) throw new AwsError('NotFoundException', `Key '${KeyId}' does not exist`);
    switch (operation) {
      case 'DisableKey':
      case 'EnableKey':
        this.#keys.set(arn, operation === 'EnableKey');
        this.#options.setEnabled(arn, operation === 'EnableKey');
        return {};
      case 'DescribeKey': {
        const Enabled = this.#keys.get(arn) === true;
        return { KeyMetadata: { Arn: arn, KeyId, Enabled, KeyState: Enabled ? 'Enabled' : 'Disabled' } };
      }
      default:
        throw notEmulated('KMS', operation);
    }
  }
}
