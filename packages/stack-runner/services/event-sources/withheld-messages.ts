import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Minutes } from '../cloudwatch/minutes.ts';

/** SQS's longest visibility timeout. */
export const longestInvisibleSeconds = 43_200;

interface Withheld {
  readonly queueUrl: string;
  readonly receipt: string;
  readonly untilMinute: number;
}

/** Visibility timeouts count minutes of the manual clock; by the wall clock, a busy machine would redeliver too often. */
export class WithheldMessages {
  readonly #sqs: SQSClient;
  readonly #minutes: Minutes;
  readonly #timeScale: number;
  #messages: readonly Withheld[] = [];

  constructor(sqs: SQSClient, minutes: Minutes, timeScale: number) {
    this.#sqs = sqs;
    this.#minutes = minutes;
    this.#timeScale = timeScale;
  }

  async withholderOf(queueUrl: string): Promise<(receipts: readonly string[]) => void> {
    const request = new GetQueueAttributesCommand({
      QueueUrl: queueUrl,
      AttributeNames: ['VisibilityTimeout'],
    });
    const { Attributes = {} } = await this.#sqs.send(request);
    const minutes = Math.ceil((Number(Attributes.VisibilityTimeout ?? 30) * this.#timeScale) / 60);
    return (receipts) => {
      const untilMinute = this.#minutes.current + minutes;
      this.#messages = [
        ...this.#messages,
        ...receipts.map((receipt) => ({ queueUrl, receipt, untilMinute })),
      ];
    };
  }

  async release(): Promise<void> {
    const isDue = ({ untilMinute }: Withheld) => untilMinute <= this.#minutes.current;
    const due = this.#messages.filter(isDue);
    this.#messages = this.#messages.filter((withheld) => !isDue(withheld));
    for (const { queueUrl: QueueUrl, receipt: ReceiptHandle } of due) {
      const command = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 });
      await this.#sqs.send(command).catch(() => undefined);
    }
  }
}
